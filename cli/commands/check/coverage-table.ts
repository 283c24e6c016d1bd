import type { Coverage, LanguageCoverage } from '../../model/sources.ts';
import { autonymOf } from '../../render/view/languages.ts';
import { counted } from '../../report/pretty.ts';
import { paintFor, plain, type Paint, type Printing } from '../../report/text-layout.ts';

const COLUMNS = ['pages', 'translated', 'outdated', 'missing'] as const;
const GAP = '  ';
const BAR_LENGTH = 10;
const PERCENT_LENGTH = 5;
/** Minimum width of a name, however narrow the terminal. */
const MIN_NAME = 8;

/** Width if the terminal does not report its own. */
const WIDTH = 80;

/** A row of a table; a number that does not apply is absent. */
type Row = { readonly name: string } & Readonly<Partial<Record<(typeof COLUMNS)[number], number>>>;

/** Formats how much of the site is translated, by language and section. */
export function coverageTable(coverage: Coverage, options: Printing): string {
  if (coverage.length === 0) return 'The site has one language: nothing to translate\n';
  return coverage.map((language) => `${languageTable(language, options)}\n`).join('\n');
}

function languageTable(coverage: LanguageCoverage, options: Printing): string {
  const paint = paintFor(options.color);
  const { language, sections, all, words } = coverage;
  const rows: Row[] = [
    ...sections,
    ...(sections.length > 1 ? [{ name: 'all', ...all }] : []),
    ...(words ? [wordsRow(words)] : []),
  ].map((row) => ({ ...row, name: plain(row.name) }));
  const layout = layoutFor(rows, options.columns ?? WIDTH);
  const title = `${autonymOf(language)} (${language})`;
  const done = `${percentOf(all)} of ${counted(all.pages, 'page')}`;
  const heads = COLUMNS.map((column) => `${GAP}${column}`).join('');
  return [
    `${paint('strong', title)}: ${done}`,
    paint('quiet', `${GAP}${' '.repeat(layout.name)}${heads}`),
    ...rows.map((row) => drawRow(row, layout, { paint, dumb: options.dumb })),
  ].join('\n');
}

const wordsRow = ({ words, translated }: NonNullable<LanguageCoverage['words']>): Row => ({
  name: 'texts of the theme',
  pages: words,
  translated,
  missing: words - translated,
});

type Layout = { readonly name: number; readonly hasBar: boolean };

/** Computes the layout for a width. Drops bars if names need the space. */
function layoutFor(rows: readonly Row[], width: number): Layout {
  const numbers = COLUMNS.reduce((sum, { length }) => sum + GAP.length + length, 0);
  const room = width - 2 * GAP.length - numbers - PERCENT_LENGTH;
  const longest = Math.max(MIN_NAME, ...rows.map(({ name }) => name.length));
  const hasBar = longest + BAR_LENGTH + GAP.length <= room;
  return { hasBar, name: Math.max(MIN_NAME, Math.min(longest, room)) };
}

type Drawing = { readonly paint: Paint; readonly dumb: boolean };

function drawRow(row: Row, { name, hasBar }: Layout, { paint, dumb }: Drawing): string {
  const { pages = 0, translated = 0 } = row;
  const shortName = row.name.length > name ? `${row.name.slice(0, name - 1)}…` : row.name;
  const numbers = COLUMNS.map((key) => `${GAP}${String(row[key] ?? '').padStart(key.length)}`);
  const full = Math.floor((translated / Math.max(1, pages)) * BAR_LENGTH);
  const [on, off] = dumb ? ['#', '.'] : ['█', '░'];
  const bar = `${paint('good', on.repeat(full))}${paint('quiet', off.repeat(BAR_LENGTH - full))}`;
  const share = percentOf({ pages, translated }).padStart(PERCENT_LENGTH);
  return `${GAP}${shortName.padEnd(name)}${numbers.join('')}${GAP}${hasBar ? `${bar} ` : ''}${share}`;
}

/** Formats a percentage, rounded down so that 100 % means complete; also 100 % for no pages. */
const percentOf = ({ pages, translated }: { pages: number; translated: number }) =>
  `${pages === 0 ? 100 : Math.floor((100 * translated) / pages)} %`;
