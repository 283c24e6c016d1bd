import { createRequire } from 'node:module';
import rehypeRaw from 'rehype-raw';
import remarkParse from 'remark-parse';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import type { Root } from 'hast';
import { unified } from 'unified';
import { compileText } from './compile-text.ts';
import { htmlOf } from './to-html.ts';

interface Example {
  readonly markdown: string;
  readonly html: string;
  readonly section: string;
  readonly number: number;
}

const suite = createRequire(import.meta.url)('commonmark-spec') as {
  readonly tests: readonly Example[];
};
/** The suite shows tabs as arrows. */
const examples = suite.tests.map((one) => ({
  ...one,
  markdown: one.markdown.replaceAll('→', '\t'),
  html: one.html.replaceAll('→', '\t'),
}));

const UNLIMITED = {
  page: Infinity,
  codeBytes: Infinity,
  tableRows: Infinity,
  nesting: Infinity,
  lineBytes: Infinity,
};

/** Examples with HTML or URL schemes that the policy removes: 79 and 4. */
const ODD_SCHEME = /href="(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i;
const hasRawHtml = ({ markdown, section }: Example) => {
  let some = section === 'HTML blocks' || section === 'Raw HTML';
  visit(unified().use(remarkParse).parse(markdown), 'html', () => {
    some = true;
  });
  return some;
};

/**
 * Normalizes HTML: spelling, white space between blocks, and intentional additions of the engine.
 */
async function normalized(html: string): Promise<string> {
  const root: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  const parsed = await unified().use(rehypeRaw).run(root);
  visit(parsed, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) delete node.properties['id'];
    // The page already has its title, so other headings of level 1 become level 2.
    if (node.tagName === 'h1') node.tagName = 'h2';
    delete node.properties['rel'];
    if (node.tagName === 'code') delete node.properties['className'];
    node.children = node.children.filter(
      (child) =>
        child.type !== 'text' ||
        child.value.trim() !== '' ||
        node.tagName === 'code' ||
        !/^(?:ul|ol|li|blockquote)$/.test(node.tagName),
    );
  });
  return (
    toHtml(parsed)
      // GFM autolinks more addresses, so links with their own address as text are optional.
      .replace(/<a href="(?:mailto:)?([^"]*)">(?:mailto:)?\1<\/a>/gi, '$1')
      .replace(/\s*\n\s*(?=<\/?(?:p|h\d|ul|ol|li|blockquote|pre|hr))/g, '')
      .replace(
        /(<\/(?:p|h\d|ul|ol|li|blockquote|pre)>|<hr>|<(?:ul|ol|li|blockquote)[^>]*>)\s*\n\s*/g,
        '$1',
      )
      .trim()
  );
}

/**
 * A page's first `#` heading becomes its title and leaves the body. This one keeps the example's
 * headings in the body.
 */
const BEFORE = '# Title\n\n';

async function ours(markdown: string): Promise<string> {
  const page = await compileText(BEFORE + markdown, {}, { limits: UNLIMITED });
  return normalized(htmlOf(page));
}

const policyFree = examples.filter((one) => !hasRawHtml(one) && !ODD_SCHEME.test(one.html));
test('runs the 569 examples of the suite that the HTML policy does not affect', () => {
  expect(examples).toHaveLength(652);
  expect(policyFree.length).toBe(569);
});

test.each(policyFree.map((one) => [one.number, one.section, one] as const))(
  'renders CommonMark 0.31.2 example %d (%s) as the standard does',
  async (_number, _section, { markdown, html }) => {
    expect(await ours(markdown)).toBe(await normalized(html));
  },
);
