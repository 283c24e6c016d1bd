import type { SiteVersion } from 'docs-build';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { versions } from '../navigation/versions.ts';
import { WORDS } from '../theme/widgets/Versions.tsx';

const DIRECTIVE = /^\{\{\s*"component":\s*"versions"/;

const rowText = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const linkTo = (text: string, href: string | undefined) =>
  href?.startsWith('https:') ? `[${text}](${href})` : '';

function rowOf({ text, current, date = '', support, href, notes }: SiteVersion): string {
  const name = current ? WORDS.versionsHere.replace('{version}', text) : text;
  const words = support === undefined ? '' : WORDS[`support.${support}`];
  const links = [linkTo(WORDS.versionsDocs, href), linkTo(WORDS.versionsNotes, notes)];
  return rowText([name, date, words, ...links]);
}

const { versionsVersion, versionsReleased, versionsSupport, versionsDocs, versionsNotes } = WORDS;
const COLUMNS = [versionsVersion, versionsReleased, versionsSupport, versionsDocs, versionsNotes];

const table = [rowText(COLUMNS), rowText(COLUMNS.map(() => '---')), ...versions.map(rowOf)].join(
  '\n',
);

/** Writes the table of versions into the Markdown version of its page. */
export const remarkPlugins = [
  () => (tree: Root) =>
    visit(tree, 'docsDirective', (node) => {
      if (DIRECTIVE.test(node.value)) Object.assign(node, { data: { markdown: table } });
    }),
];
