import type { SiteVersion } from 'docs-build';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { versions } from '../navigation/versions.ts';

const DIRECTIVE = /^\{\{\s*"component":\s*"versions"/;

const SUPPORT = {
  current: 'Current',
  'long-term': 'Long-term support',
  ended: 'Ended',
  preview: 'Preview',
} as const satisfies Record<NonNullable<SiteVersion['support']>, string>;

const linkTo = (text: string, href: string | undefined) =>
  href?.startsWith('https:') ? `[${text}](${href})` : '';

function rowOf({ text, current, date = '', support, href, notes }: SiteVersion): string {
  const name = current ? `${text} (this site)` : text;
  const words = support === undefined ? '' : SUPPORT[support];
  const links = [linkTo('Documentation', href), linkTo('Release notes', notes)];
  return `| ${[name, date, words, ...links].join(' | ')} |`;
}

const table = [
  '| Version | Released | Support | Documentation | Release notes |',
  '| --- | --- | --- | --- | --- |',
  ...versions.map(rowOf),
].join('\n');

/** Writes the table of versions into the Markdown version of its page. */
export const remarkPlugins = [
  () => (tree: Root) =>
    visit(tree, 'docsDirective', (node) => {
      if (DIRECTIVE.test(node.value)) Object.assign(node, { data: { markdown: table } });
    }),
];
