import { DocsError, type Diagnostic, lineRange, type Place } from '../model/diagnostic.ts';
import { report } from '../report/catalogue.ts';

/** A path, or an address of another site, and its location in the list. */
interface ListedAddress {
  readonly address: string;
  readonly place: Place;
}

export interface OldAddresses {
  /** Old addresses, with the new ones if the list has them. Patterns with `*` are left out. */
  readonly addresses: readonly { readonly from: ListedAddress; readonly to?: ListedAddress }[];
  readonly problems: readonly Diagnostic[];
}

export const LIST_HINT =
  'Name a CSV file with an old and a new address in each line, a _redirects file, or a sitemap.';

const WRITE_A_LINE = 'Write the old address, such as /a/b/, a comma, and the new one.';

const CORRECT_SITEMAP = 'Correct the sitemap, or import a complete one.';

/** A text in a line. The column starts at 1. */
interface Cell {
  readonly text: string;
  readonly column: number;
}

/** Parses a list of old addresses. Rejects files without any. `url` is the origin of the site. */
export function parseOldAddresses(
  given: string,
  { file, url }: { readonly file: string; readonly url: string },
): OldAddresses {
  const text = given.replace(/^\uFEFF/, '');
  const fail = (reason: string) => {
    const values = { given: file, reason, hint: LIST_HINT };
    return new DocsError(report('redirect/no-list:import', undefined, values));
  };
  if (/[\0\uFFFD]/.test(text)) throw fail('it is not text');
  const isXml = text.trimStart().startsWith('<');
  if (text.includes('<sitemapindex'))
    throw fail('it is a sitemap index: import each sitemap that it lists');
  const rows = isXml ? sitemapRows(text) : textRows(text);
  if (rows.length === 0) throw fail('it has no addresses');
  const addresses: OldAddresses['addresses'][number][] = [];
  const problems: Diagnostic[] = [];
  for (const { line, cells, problem } of rows) {
    const [from, to] = cells;
    const place = ({ text, column }: Cell) => ({
      file,
      range: lineRange(line, column, text.length),
    });
    const reason = problem ?? invalidAddressReason(from);
    if (reason !== undefined) {
      const values = { given: file, reason, hint: isXml ? CORRECT_SITEMAP : WRITE_A_LINE };
      problems.push(report('redirect/no-list:import', place(from), values));
    } else if (!/\*|\/:/.test(from.text)) {
      addresses.push({
        from: { address: pathOf(from.text), place: place(from) },
        ...(to && { to: { address: withoutOrigin(to.text, url), place: place(to) } }),
      });
    }
  }
  return { addresses, problems };
}

interface Row {
  readonly line: number;
  readonly cells: readonly [from: Cell, to?: Cell];
  readonly problem?: string;
}

const pathOf = (address: string) =>
  address.replace(/^https?:\/\/[^/]+/, '').split('?', 1)[0] || '/';

const withoutOrigin = (address: string, url: string) =>
  address.startsWith(`${url}/`) ? address.slice(url.length) : address;

const isAddress = (text: string) => /^(?:\/(?!\/)|https?:\/\/[^/])/.test(text);

function invalidAddressReason({ text }: Cell): string | undefined {
  if (!isAddress(text)) return `${JSON.stringify(text)} is not an address`;
  try {
    decodeURI(text);
    return undefined;
  } catch {
    return `${text} has a % without two hexadecimal digits`;
  }
}

/** Returns the rows of a sitemap. A file that ends too early has a problem in its last row. */
function sitemapRows(text: string): Row[] {
  const position = (index: number) => {
    const before = text.slice(0, index).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };
  const rows = [...text.matchAll(/(<loc>\s*)([^<]*?)\s*(?:<\/loc>|$)/g)].map((match): Row => {
    const [, start = '', address = ''] = match;
    const { line, column } = position(match.index + start.length);
    return { line, cells: [{ text: address.replaceAll('&amp;', '&'), column }] };
  });
  if (rows.length === 0 || /<\/urlset\s*>\s*$/.test(text)) return rows;
  const { line, column } = position(text.trimEnd().length);
  return [...rows, { line, cells: [{ text: '', column }], problem: 'it ends before </urlset>' }];
}

/** Returns the rows of a CSV or `_redirects` file, without comments and the names of columns. */
function textRows(text: string): Row[] {
  return text.split(/\r?\n/).flatMap((line, index): Row[] => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return [];
    const cells = /^[^",;\t]*\s[/:h]/.test(line) ? wordsOf(line) : cellsOf(line);
    if (!cells) {
      const problem = 'a quotation mark is not closed';
      return [{ line: index + 1, cells: [{ text: line, column: line.indexOf('"') + 1 }], problem }];
    }
    const [from = { text: '', column: 1 }, to] = cells;
    const isHeader = index === 0 && !isAddress(from.text) && !isAddress(to?.text ?? '');
    if (isHeader && from.text !== '' && to?.text !== '') return [];
    return [{ line: index + 1, cells: to?.text ? [from, to] : [from] }];
  });
}

const wordsOf = (line: string): Cell[] =>
  [...line.replace(/\s#.*$/, '').matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    column: index + 1,
  }));

/** Returns the cells of a CSV line, undefined if a quoted one does not end. */
function cellsOf(line: string): Cell[] | undefined {
  const cells: Cell[] = [];
  const pattern = /\s*(?:"((?:[^"]|"")*)"\s*|([^",;\t][^,;\t]*)?)(?:[,;\t]|$)/y;
  while (cells.length === 0 || pattern.lastIndex < line.length) {
    const match = pattern.exec(line);
    if (!match) return undefined;
    const text = match[1]?.replaceAll('""', '"') ?? match[2]?.trim() ?? '';
    const indent = match[0].length - match[0].trimStart().length;
    cells.push({ text, column: match.index + indent + (match[1] === undefined ? 1 : 2) });
  }
  return cells;
}
