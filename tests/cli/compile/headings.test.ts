import { expect, test } from 'vitest';
import { slugOf } from '../../../cli/compile/markdown/headings.ts';
import { compileText, summary } from './compile-text.ts';
import { htmlOf } from './to-html.ts';

test.each([
  ['createTheme(options) => theme', 'createtheme-options-theme'],
  ['Typography - Font family', 'typography-font-family'],
  ["barre d'application", 'barre-dapplication'],
  [
    'createGenerateClassName([options]) => class name generator',
    'creategenerateclassname-options-class-name-generator',
  ],
  ['@mui/material/styles vs @mui/styles', 'mui-material-styles-vs-mui-styles'],
  ['Blog 📝', 'blog'],
  ['✅ Update imports', '%E2%9C%85-update-imports'],
  ['Styling solution', 'styling-solution'],
  ['<Button />', 'button'],
  ['Sorting & selecting', 'sorting-amp-selecting'],
  ['a > b', 'a-gt-b'],
  ['say "hi"', 'say-quot-hi-quot'],
  ['  Spaces   inside ', 'spaces-inside'],
  ['snake_case and kebab-case', 'snake-case-and-kebab-case'],
  ['1. First', '1-first'],
  ['v5.0.0', 'v5-0-0'],
  ['What? Why!', 'what-why'],
  ['Éléments', '%C3%A9l%C3%A9ments'],
  ['安装', '%E5%AE%89%E8%A3%85'],
  ['constructor', 'constructor'],
  ['__proto__', 'proto'],
  ['C++', 'c'],
  ['👩‍💻 Developers', 'developers'],
  ['100%', '100'],
  ['it’s', 'its'],
  ['\ud800 broken', 'broken'],
])('turns the heading %j into the id %s', (text, id) => {
  expect(slugOf(text)).toBe(id);
});

const ids = async (text: string) => (await compileText(text)).facts.headings.map(({ id }) => id);

test.each([
  ['repeated', '## A\n\n## A\n\n## A', ['a', 'a-2', 'a-3']],
  ['repeated where the second name is taken', '## A\n\n## A 2\n\n## A', ['a', 'a-2', 'a-3']],
  ['explicit', '## A {#b}', ['b']],
  ['explicit with spaces', '## A { #b }', ['b']],
  ['explicit with a colon and a class', '## A {: #b .c-d }', ['b']],
  ['explicit with a class before it', '## A { .c #b data-label="d e" }', ['b']],
  ['with a class in braces', '## `a()` {.c}\n\n## B {: .c .d }', ['a', 'b']],
  [
    'with a class in a template',
    '## A {{.Name}}\n\n## B{.c}\n\n## C {a=b}',
    ['a-name', 'b-c', 'c-a-b'],
  ],
  ['explicit with a dot', '## A {#b.c}', ['b.c']],
  [
    'explicit with underscores',
    '## A {#b_c_d}\n\n## A {#_b_}\n\n## A {#__b__}',
    ['b_c_d', '_b_', '__b__'],
  ],
  ['explicit with escapes', '## A {#\\_b\\_}', ['_b_']],
  ['explicit with an email address', '## A {#b@c.example}', ['b@c.example']],
  ['explicit before closing hashes', '## A {#b} ##', ['b']],
  ['explicit and underlined', 'A {#_b_}\n---', ['_b_']],
  ['explicit in a quote', '> ## A {#_b_}', ['_b_']],
  ['like an explicit one in code', '## `{#b}`', ['b']],
  ['explicit, against one before it', '## B\n\n## A {#b}', ['b-2', 'b']],
  ['of levels 2 to 6', '## A\n\n### B\n\n#### C\n\n##### D\n\n###### E', ['a', 'b', 'c', 'd', 'e']],
  ['of listed headings first', '## A\n\n### B\n\n#### C\n\n### C', ['a', 'b', 'c-2', 'c']],
  ['with code and links', '## `<Box>` and [x](/y/)', ['box-gt-and-x']],
  ['with HTML', '## A <kbd>b</kbd>', ['a-b']],
  ['without words', '## 📝\n\n## 🎉', ['section', 'section-2']],
  ['of the page around it', '## Main content', ['main-content-2']],
  ['in containers and quotes', ':::info\n## A\n:::\n\n> ## B', ['a', 'b']],
  ['underlined', 'A\n---', ['a']],
])('assigns ids to headings: %s', async (_name, text, expected) => {
  expect(await ids(text)).toEqual(expected);
});

test.each([
  ['words', '## `Astro.slots`\n\n## 步骤', ['astro-slots', '%E6%AD%A5%E9%AA%A4']],
  ['github', '## `Astro.slots`\n\n## 步骤', ['astroslots', '步骤']],
  [
    'github',
    '# A\n\n## A\n\n#### B\n\n### B\n\n## A {#a-1}\n\n## 📝',
    ['a-2', 'b', 'b-1', 'a-1', 'section'],
  ],
] as const)('derives ids in the style %s: %j', async (headingIds, text, expected) => {
  const page = await compileText(text, {}, { headingIds });
  expect(page.facts.headings.map(({ id }) => id)).toEqual(expected);
});

test('derives an id from the title in the style of GitHub', async () => {
  const page = await compileText('# A b\n\n[Up](#a-b)\n', {}, { headingIds: 'github' });
  expect(page.facts).toMatchObject({ titleId: 'a-b', anchors: ['a-b'] });
});

test('records text and location of a heading in the facts, and its id in the tree', async () => {
  const page = await compileText('---\ntitle: A\n---\n\n## The `code` *here* {#x}\n');
  expect(page.facts.headings).toEqual([
    {
      id: 'x',
      level: 2,
      text: 'The code here',
      explicit: true,
      range: { start: { line: 5, column: 1 }, end: { line: 5, column: 26 } },
    },
  ]);
  expect(htmlOf(page)).toBe('<h2 id="x">The <code>code</code> <em>here</em></h2>');
});

test('derives ids for levels that the table of contents does not list', async () => {
  const page = await compileText('## A\n\n### B\n\n#### C\n\n##### D\n\n###### C\n');
  expect(page.facts.anchors).toEqual(['a', 'b', 'c', 'd', 'c-2']);
});

test.each([
  ['## A {#x}\n\n## B {#x}', ['3:1 markdown/duplicate-id']],
  ['## A\n\n#### B', ['3:1 markdown/skipped-heading']],
  ['### A', ['1:1 markdown/skipped-heading']],
  ['# A\n\n# B\n\n### C', ['3:1 html/multiple-h1']],
])('reports problems with headings: %j', async (text, found) => {
  expect(summary(await compileText(text))).toEqual(found);
});

test('omits components of other generators from the text and id of a heading', async () => {
  const text =
    '## `useData` <Badge type="info" text="composable" />\n\n## <Button />\n\n## <A /> <B />\n';
  const { headings } = (await compileText(text)).facts;
  expect(headings).toMatchObject([
    { id: 'usedata', text: 'useData' },
    { id: 'button', text: '<Button />' },
    { id: 'a-b', text: '<A /> <B />' },
  ]);
});

test.each([
  ['# A\n\n<h1 align="center">B</h1>', '3:1'],
  ['<h1 align="center">B <img src="b.svg" alt="B"></h1>', '1:1'],
])('demotes the <h1> in HTML in %j to level 2', async (text, place) => {
  const page = await compileText(`${text}\n\nC\n`);
  expect(summary(page)).toEqual([`${place} html/multiple-h1`]);
  expect(htmlOf(page)).toMatch(/^<h2 class="align-center" id="b">B[^]*<p>C<\/p>$/);
});

test('demotes a second heading of level 1 to level 2', async () => {
  const page = await compileText('# A\n\n# B\n');
  expect(page.facts.title).toBe('A');
  expect(htmlOf(page)).toBe('<h2 id="b">B</h2>');
});

test.each([
  ['## A {#b.c}', 'A', '<h2 id="b.c">A</h2>'],
  ['## A {#_b_}', 'A', '<h2 id="_b_">A</h2>'],
  ['## A { #_b_ }', 'A', '<h2 id="_b_">A</h2>'],
  ['## A {/*b-c*/}', 'A', '<h2 id="b-c">A</h2>'],
  ['## `A` {/* #_b_ */}', 'A', '<h2 id="_b_"><code>A</code></h2>'],
  ['## A \\{#b_c\\}', 'A', '<h2 id="b_c">A</h2>'],
  ['## A [#b_c]', 'A', '<h2 id="b_c">A</h2>'],
  ['## A [#1]', 'A [#1]', '<h2 id="a-1">A [#1]</h2>'],
  ['## A *b*{#c_d}', 'A b', '<h2 id="c_d">A <em>b</em></h2>'],
  ['## A <kbd>b</kbd> {#_c_}', 'A b', '<h2 id="_c_">A <kbd>b</kbd></h2>'],
  ['## {#a}', '', '<h2 id="a"></h2>'],
])(
  'uses the explicit id of the heading %j and removes it from the text',
  async (text, words, html) => {
    const page = await compileText(text);
    expect(page.facts.headings.map(({ text }) => text)).toEqual([words]);
    expect(htmlOf(page)).toBe(html);
  },
);

test('keeps old ids of headings as anchors, unless another element has them', async () => {
  const anchors = { start: 'begin', first: 'begin', end: 'begin', gone: 'nowhere' };
  const page = await compileText('## Begin\n\n## End\n', { anchors });
  expect(htmlOf(page)).toBe(
    '<h2 id="begin"><span id="start"></span><span id="first"></span>Begin</h2>\n<h2 id="end">End</h2>',
  );
  expect(page.facts.anchors.toSorted()).toEqual(['begin', 'end', 'first', 'start']);
});

test('gives headings in HTML ids and lists those with an id of their own', async () => {
  const page = await compileText(
    [
      '# A\n\n<h2>Get <em>started</em></h2>\n\n## Get started\n\n### B {#own}\n',
      '<h3 id="own">Twice</h3>\n\n<div>\n<h1>Example</h1>\n<h2 id="use">Usage</h2>\n</div>\n',
    ].join('\n'),
  );
  expect(page.facts.headings.map(({ level, id, text }) => [level, id, text])).toEqual([
    [2, 'get-started', 'Get started'],
    [3, 'own', 'B'],
    [3, 'own-2', 'Twice'],
    [2, 'use', 'Usage'],
  ]);
  expect(page.facts.anchors).toEqual(expect.arrayContaining(['get-started-2', 'example']));
  expect(summary(page)).toEqual(['9:1 markdown/duplicate-id', '12:1 html/multiple-h1']);
});
