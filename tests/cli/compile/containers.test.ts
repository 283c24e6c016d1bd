import { expect, test } from 'vitest';
import { compileText, summary } from './compile-text.ts';
import { htmlOf } from './to-html.ts';
import { CONTAINER_KINDS } from '../../../cli/compile/syntax/nodes.ts';

const render = async (text: string) => htmlOf(await compileText(text)).replace(/\n/g, '');
const callout = (severity: string, inside: string, title?: string) =>
  `<docs-callout severity="${severity}"${title ? ` title="${title}"` : ''}>${inside}</docs-callout>`;
/** A callout with a default title. */
const named = (severity: string, inside: string, title?: string) =>
  callout(severity, inside, title && `${title}" name="${title.toLowerCase()}`);

test.each([
  ['info', 'info', undefined],
  ['note', 'info', undefined],
  ['success', 'success', undefined],
  ['tip', 'success', 'Tip'],
  ['warning', 'warning', undefined],
  ['important', 'info', 'Important'],
  ['caution', 'warning', 'Caution'],
  ['error', 'error', undefined],
  ['danger', 'error', 'Danger'],
])('compiles the container %s to a callout of severity %s', async (name, severity, title) => {
  expect(await render(`:::${name}\ntext\n:::\n`)).toBe(named(severity, '<p>text</p>', title));
  expect(await render(`:::${name} Own\ntext\n:::\n`)).toBe(callout(severity, '<p>text</p>', 'Own'));
});

test.each([
  ['a title', ':::info Do this\na\n:::', callout('info', '<p>a</p>', 'Do this')],
  [
    'emphasis and code in the title',
    ':::info *Do* **this** `<b>` [not](/a/) <i>\na\n:::',
    callout(
      'info',
      '<docs-callout-title><em>Do</em> <strong>this</strong> <code>&#x3C;b></code> not &#x3C;i></docs-callout-title><p>a</p>',
      'Do this <b> not <i>',
    ),
  ],
  ['a title like a list', ':::info 1. Do\na\n:::', callout('info', '<p>a</p>', '1. Do')],
  ['an escape in the title', ':::info \\*Do\\*\na\n:::', callout('info', '<p>a</p>', '*Do*')],
  ['a title in brackets', ':::info[Do]\na\n:::', callout('info', '<p>a</p>', 'Do')],
  ['a title as an attribute', ':::info{title="Do"}\na\n:::', callout('info', '<p>a</p>', 'Do')],
  ['an id after the title', ':::info[Do] {#a}\na\n:::', callout('info', '<p>a</p>', 'Do')],
  ['attributes after a title', '::: info Do {.a open}\na\n:::', callout('info', '<p>a</p>', 'Do')],
  ['braces in the title', ':::info Do {a}\na\n:::', callout('info', '<p>a</p>', 'Do {a}')],
  ['space before the name', '::: info\na\n:::  ', callout('info', '<p>a</p>')],
  ['three leading spaces', '   :::info\n   a\n   :::', callout('info', '<p>a</p>')],
  ['inside a paragraph', 'a\n:::info\nb\n:::\nc', `<p>a</p>${callout('info', '<p>b</p>')}<p>c</p>`],
  [
    'nested, longer outside',
    '::::info\n:::warning\na\n:::\nb\n::::\nc',
    `${callout('info', `${callout('warning', '<p>a</p>')}<p>b</p>`)}<p>c</p>`,
  ],
  [
    'nested, equal length',
    ':::info\n:::warning\na\n:::\nb\n:::\nc',
    `${callout('info', `${callout('warning', '<p>a</p>')}<p>b</p>`)}<p>c</p>`,
  ],
  [
    'in a list',
    '- a\n\n  :::info\n  b\n  :::\n- c',
    `<ul><li><p>a</p>${callout('info', '<p>b</p>')}</li><li><p>c</p></li></ul>`,
  ],
  ['a list in it', ':::info\n- a\n:::\nb', `${callout('info', '<ul><li>a</li></ul>')}<p>b</p>`],
  [
    'in a quote',
    '> :::info\n> a\n> :::\n> b',
    `<blockquote>${callout('info', '<p>a</p>')}<p>b</p></blockquote>`,
  ],
  [
    'a fence of colons in code',
    ':::info\n~~~\n:::\n~~~\n:::\na',
    `${callout('info', '<pre><code>:::</code></pre>')}<p>a</p>`,
  ],
  ['after HTML', ':::info\n<p>a</p>\n:::\nb', `${callout('info', '<p>a</p>')}<p>b</p>`],
  [
    'a comment in it',
    ':::info\n<!-- x\n:::\n-->\na\n:::\nb',
    `${callout('info', '<p>a</p>')}<p>b</p>`,
  ],
  [
    'another after its HTML',
    ':::info\n<p>a</p>\n:::\n:::tip\nb\n:::',
    callout('info', '<p>a</p>') + named('success', '<p>b</p>', 'Tip'),
  ],
  ['details', ':::details More\na\n:::', '<details><summary>More</summary><p>a</p></details>'],
  [
    'details with code in the title',
    ':::details More `code`\na\n:::',
    '<details><summary>More <code>code</code></summary><p>a</p></details>',
  ],
  [
    'details without a title',
    ':::details\na\n:::',
    '<details><summary>Details</summary><p>a</p></details>',
  ],
])('supports a container: %s', async (_name, text, html) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page).replace(/\n/g, '')).toBe(html);
});

const tabs = (panels: string, titles: readonly string[], storageKey = '') =>
  `<docs-tabs id="docs-tabs-1" storageKey="${storageKey}" titles="${JSON.stringify(titles).replaceAll('"', '&#x22;')}">${panels}</docs-tabs>`;

test.each([
  [
    'tabs',
    ':::tabs os\n:::tab A `b`\na\n:::\n:::tab\n- c\n:::\n:::\nd',
    `${tabs('<div><p>a</p></div><div><ul><li>c</li></ul></div>', ['A b', '2'], 'os')}<p>d</p>`,
    '**A `b`**\n\na\n\n- c\n\nd\n',
  ],
  [
    'callouts in tabs',
    '::::tabs\n:::tab A\n:::info\na\n:::\n:::\n::::',
    tabs(`<div>${callout('info', '<p>a</p>')}</div>`, ['A']),
    '**A**\n\n> **Info**\n>\n> a\n',
  ],
  [
    'links in titles',
    ':::tip See [*B*](/b/) and `[c](d)`\na\n:::',
    callout(
      'success',
      '<docs-callout-title>See <em>B</em> and <code>[c](d)</code></docs-callout-title><p>a</p>',
      'See B and [c](d)',
    ),
    '> **Tip: See *B* and `[c](d)`**\n>\n> a\n',
  ],
  [
    'tabs in a list',
    '- x\n\n  :::tabs\n  :::tab A\n  a\n  :::\n  :::',
    `<ul><li><p>x</p>${tabs('<div><p>a</p></div>', ['A'])}</li></ul>`,
    '- x\n\n  **A**\n\n  a\n',
  ],
  ['steps', ':::steps\n1. a\n:::', '<div class="steps"><ol><li>a</li></ol></div>', '1. a\n'],
  [
    'cards',
    ':::cards\n- [a](#b) c\n- **[d](#b)**\n- e [f](#b)\n:::\n\n## b',
    '<div class="cards"><ul><li><a href="#b" class="card-link">a</a> c</li><li><strong><a href="#b" class="card-link">d</a></strong></li><li>e <a href="#b">f</a></li></ul></div><h2 id="b">b</h2>',
    '- [a](#b) c\n- **[d](#b)**\n- e [f](#b)\n\n## b\n',
  ],
  [
    'a file tree',
    ':::file-tree\n- a\n  - b\n:::',
    '<div class="file-tree"><ul><li>a<ul><li>b</li></ul></li></ul></div>',
    '- a\n  - b\n',
  ],
])('compiles %s, also to Markdown', async (_name, text, html, markdown) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page).replace(/\n/g, '')).toBe(html);
  expect(page.body.markdown).toBe(markdown);
});

test('shows content beside tabs after them, and a tab without a group as text, and reports both', async () => {
  const page = await compileText(':::tabs\nx\n:::tab A\na\n:::\n:::\n:::tab B\nb\n:::\n');
  expect(summary(page)).toEqual(['2:1 markdown/tabs', '7:1 markdown/tabs']);
  expect(htmlOf(page).replace(/\n/g, '')).toBe(
    `${tabs('<div><p>a</p></div>', ['A'])}<p>x</p><p>b</p>`,
  );
});

test.each([
  ['NOTE', 'info', 'Note'],
  ['TIP', 'success', 'Tip'],
  ['IMPORTANT', 'info', 'Important'],
  ['WARNING', 'warning', 'Warning'],
  ['CAUTION', 'error', 'Caution'],
])(
  'compiles the alert [!%s] to a callout of severity %s with the title %s',
  async (name, severity, title) => {
    const inside = '<p>a <em>b</em></p>';
    expect(await render(`> [!${name}]\n> a *b*\n`)).toBe(named(severity, inside, title));
    expect(await render(`> [!${name}]\n>\n> a\n`)).toBe(named(severity, '<p>a</p>', title));
  },
);

test.each(['> [!NOTE] and text on the line', '> [!OTHER]\n> a'])(
  'shows %j as a quote, not as an alert, and reports it',
  async (text) => {
    const page = await compileText(text);
    expect(summary(page)).toEqual(['1:3 markdown/other-syntax']);
    expect(htmlOf(page)).toMatch(/^<blockquote>\s*<p>\[!/);
  },
);

test.each([
  [':::', '<p>:::</p>', '1:1'],
  ['a\n:::\nb', '<p>a\n:::\nb</p>', '2:1'],
])('shows %j, which ends no container, as text, and reports it', async (text, html, place) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual([`${place} markdown/other-syntax`]);
  expect(htmlOf(page)).toBe(html);
});

test.each([
  [':word: and 12:30 and a::b', '<p>:word: and 12:30 and a::b</p>'],
  ['text :::info', '<p>text :::info</p>'],
  [':::info: a', '<p>:::info: a</p>'],
  ['`:::info`', '<p><code>:::info</code></p>'],
  ['    :::info', '<pre><code>:::info</code></pre>'],
])('leaves prose unchanged: %j', async (text, html) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual([]);
  expect(
    htmlOf(page)
      .replace(/\n(?!<\/code)/g, '')
      .replace(/\n/g, ''),
  ).toBe(html);
});

test('extends an unclosed container to the end and reports it at its fence', async () => {
  const page = await compileText('a\n\n:::info Title\nb\n\n## C\n');
  expect(summary(page)).toEqual(['3:1 markdown/unclosed-container']);
  expect(htmlOf(page)).toContain('<h2 id="c">C</h2>\n</docs-callout>');
});

test('shows the groups of code of VuePress as tabs', async () => {
  const item = (title: string) => `::: code-group-item ${title}\n\`\`\`sh\na\n\`\`\`\n:::\n`;
  const group = (name: string, tab: (title: string) => string) =>
    compileText(`:::: ${name}\n${tab('npm')}${tab('yarn')}::::\n`);
  const page = await group('code-group', item);
  expect(summary(page)).toEqual([]);
  const tabs = await group('tabs', (title) => item(title).replace('code-group-item', 'tab'));
  expect(htmlOf(page)).toBe(htmlOf(tabs));
  expect(htmlOf(page)).toContain('yarn');
});

test('shows an unknown container as text and suggests a name', async () => {
  const page = await compileText('---\ntitle: A\n---\n:::warn\nb\n:::\n');
  expect(page.diagnostics).toEqual([
    {
      code: 'markdown/unknown-container',
      severity: 'warning',
      message: 'Unknown container :::warn',
      hint: 'Did you mean :::warning?',
      file: 'content/a.md',
      range: { start: { line: 4, column: 1 }, end: { line: 4, column: 8 } },
    },
  ]);
  expect(htmlOf(page)).toBe('<p>:::warn\nb\n:::</p>');
});

test.each([
  ['card-group', 'cards'],
  ['accordion-item', 'details'],
  ['aside', 'note'],
])('suggests a container in place of %s of another generator: %s', async (name, meant) => {
  const page = await compileText(`:::${name}\nb\n:::\n`);
  expect(page.diagnostics.map(({ hint }) => hint)).toEqual([`Did you mean :::${meant}?`]);
});

test('lists all names for a container whose name resembles none', async () => {
  const page = await compileText(':::quiz\nb\n:::\n');
  const { hint = '' } = page.diagnostics[0] ?? {};
  expect([...CONTAINER_KINDS.keys()].filter((kind) => !hint.includes(kind))).toEqual([]);
});
