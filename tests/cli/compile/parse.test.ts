import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IS_FULL } from '../../harness/sample.ts';
import { markdownDocuments } from '../../../bench/markdown-documents.mjs';
import { blankFrontMatter } from '../../../cli/compile/page.ts';
import { parseMarkdown, parseNative, parseReference } from '../../../cli/compile/syntax/parse.ts';

const content = join(dirname(fileURLToPath(import.meta.url)), '../../../content');

const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => blankFrontMatter(readFileSync(join(content, path), 'utf8')).text);

const commonMark = createRequire(import.meta.url)('commonmark-spec') as {
  readonly tests: readonly { readonly markdown: string }[];
};
const examples = commonMark.tests.map(({ markdown }) => markdown.replaceAll('→', '\t'));

/**
 * Returns the number of documents that the native parser accepted. Fails if a tree differs from
 * remark's.
 */
function readNatively(documents: Iterable<string>): number {
  let count = 0;
  for (const text of documents) {
    const root = parseNative(text);
    if (!root) continue;
    count += 1;
    const reference = parseReference(text);
    expect(reference.problems, text).toEqual([]);
    expect(JSON.parse(JSON.stringify(root)), text).toEqual(
      JSON.parse(JSON.stringify(reference.root)),
    );
  }
  return count;
}

test('parses the pages of this site natively with the same result as remark', () => {
  expect(readNatively(pages)).toBeGreaterThan(pages.length * 0.98);
});

test('parses the CommonMark examples natively with the same result as remark', () => {
  expect(readNatively(examples)).toBeGreaterThan(examples.length * 0.6);
});

test('parses generated documents natively with the same result as remark', () => {
  const [count, natively] = IS_FULL ? [1500, 400] : [500, 130];
  expect(readNatively(markdownDocuments(count, 7))).toBeGreaterThan(natively);
});

test('parses documents with remark if the native parser may differ', () => {
  const documents = [
    '> > a\n> b',
    '- <pre>\n- b',
    '**\\***a**',
    '- [ ] `a` b',
    '- [x] www.example.org',
    '<a href=/b/>c</a>',
    '<a b=c=d>e</a>',
    ':::info\nnever closed',
    ':::other\n:::',
  ];
  expect(documents.map(parseNative)).toEqual(documents.map(() => undefined));
  expect(parseMarkdown(':::info\nnever closed').problems).toMatchObject([{ kind: 'unclosed' }]);
});
