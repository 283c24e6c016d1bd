import { expect, test } from 'vitest';
import { fenceCheckStep } from '../../../cli/compile/steps.ts';
import { parseFenceInfo } from '../../../cli/compile/code/fence-info.ts';
import { highlight, LANGUAGES } from '../../../cli/compile/code/highlight.ts';
import { DEFAULT_LIMITS } from '../../../cli/compile/limits.ts';
import { toSourcePath } from '../../../cli/model/paths.ts';
import { compileText, summary } from './compile-text.ts';
import { elementsOf, htmlOf, propsOf } from './to-html.ts';

test.each([
  ['', { language: '', lines: [] }],
  ['tsx', { language: 'tsx', lines: [] }],
  ['tsx title="src/App.tsx"', { language: 'tsx', lines: [], title: 'src/App.tsx' }],
  ['title="A b" tsx', { language: 'tsx', lines: [], title: 'A b' }],
  ['tsx filename="a.tsx"', { language: 'tsx', lines: [], title: 'a.tsx' }],
  ['yaml tab="A b"', { language: 'yaml', lines: [], title: 'A b' }],
  ["tsx title='A'", { language: 'tsx', lines: [], title: 'A' }],
  ['tsx {1,3-5}', { language: 'tsx', lines: [1, 3, 4, 5] }],
  ['rust,ignore,no_run', { language: 'rust', lines: [] }],
  ['js:src/a.js', { language: 'js', lines: [], title: 'src/a.js' }],
  ['js:src/a.js title="B"', { language: 'js', lines: [], title: 'B' }],
  ['JSX:repl {2}', { language: 'jsx', lines: [2] }],
  ['ts:line-numbers', { language: 'ts', lines: [], hasNumbers: true }],
  ['unknown:a.js', { language: 'unknown:a.js', lines: [], title: 'a.js' }],
  ['tsx{2}', { language: 'tsx', lines: [2] }],
  ['{2} tsx title="A"', { language: 'tsx', lines: [2], title: 'A' }],
  ['bash npm', { language: 'bash', lines: [], tab: 'npm' }],
  ['bash title="A" npm {1}', { language: 'bash', lines: [1], title: 'A', tab: 'npm' }],
  [
    'js del={1} ins={2} {4}',
    {
      language: 'js',
      lines: [4],
      changes: new Map([
        [1, 'deleted'],
        [2, 'inserted'],
      ]),
    },
  ],
  ['[[1, 2, "a"]]', { language: '', lines: [], tab: '2,' }],
  ['{ .sh .no-copy }', { language: 'sh', lines: [] }],
  ['{ .sh hl_lines="2 4-5" }', { language: 'sh', lines: [2, 4, 5] }],
  ['go {hl_lines="2"}', { language: 'go', lines: [2] }],
  ['{.Python title="a.py"}', { language: 'python', lines: [], title: 'a.py' }],
  ['yaml hl_lines="2 3" linenums="1"', { language: 'yaml', lines: [2, 3] }],
  ['twoslash include main', { language: 'ts', lines: [], tab: 'main', isTwoslash: true }],
  ['{', { language: '', lines: [] }],
  ['tsx {5-3}', { language: 'tsx', lines: [] }],
  [
    'tsx {1-999999999}',
    { language: 'tsx', lines: Array.from({ length: 10_000 }, (_, i) => i + 1) },
  ],
])('parses the info string of a fence: %j', (info, expected) => {
  expect(parseFenceInfo(info)).toEqual(expected);
});

const token = (element: string, text: string) => `<${element}>${text}</${element}>`;
const highlighted = (html: string) => token('c-p', html);

test.each([
  ['const', 'js', highlighted(token('c-k', 'const'))],
  ['"a"', 'ts', highlighted(token('c-s', '"a"'))],
  ['12', 'tsx', highlighted(token('c-n', '12'))],
  ['true', 'json', highlighted(token('c-n', 'true'))],
  ['// a', 'tsx', highlighted(token('c-c', '// a'))],
  [
    '{"a": 1}',
    'json',
    highlighted(`{${token('i', '"a"')}${token('c-o', ': ')}${token('c-n', '1')}}`),
  ],
  ['<Button />', 'jsx', highlighted(`&lt;${token('c-t', 'Button ')}/>`)],
  [
    '<b>x</b>',
    'html',
    highlighted(`&lt;${token('u', 'b')}>${token('b', 'x')}&lt;/${token('u', 'b')}>`),
  ],
  ['a: b', 'yaml', highlighted(`${token('i', 'a')}:${token('b', ' b')}`)],
  ['/* a\nb */', 'css', highlighted(`${token('c-c', '/* a')}\n${token('c-c', 'b */')}`)],
  [
    '`a\n${b}`',
    'ts',
    highlighted(`${token('c-s', '`a')}\n\${${token('b', 'b')}}${token('c-s', '`')}`),
  ],
  ['export default a', 'js', highlighted(`${token('c-k', 'export default')}${token('b', ' a')}`)],
  ['def', 'elixir', highlighted(token('c-k', 'def'))],
  ['local', 'lua', highlighted(token('c-k', 'local'))],
  ['"a"', 'tf', highlighted(token('c-s', '"a"'))],
  ['<a> & "b"', 'text', '&lt;a> &amp; "b"'],
  ['<a>', 'constructor', '&lt;a>'],
  ['<a>', '__proto__', '&lt;a>'],
  ['<a>', 'extend', '&lt;a>'],
  ['x'.repeat(6000), 'js', 'x'.repeat(6000)],
])('highlights and escapes code: %j as %s', (code, language, html) => {
  expect(highlight(code, language)).toBe(html);
});

test('highlights code in the same way whatever languages were used before', () => {
  const code = 'let a = /b/ # c\n<style>d { }</style>\n"""e"""\n{{f}} <?php g; ?>\n';
  const usual = ['js', 'tsx', 'html', 'md', 'graphql', 'php', 'java', 'hbs', 'yaml'];
  const lookOf = (end: string) => usual.map((language) => highlight(code + end, language));
  const before = lookOf('first');
  for (const language of LANGUAGES) expect(highlight('h', language)).toContain('h');
  expect(lookOf('other')).toEqual(before.map((html) => html.replace('first', 'other')));
});

async function codeOf(fence: string) {
  const page = await compileText(fence);
  return { props: propsOf(elementsOf(page.body.tree, 'docs-code')[0]!), found: summary(page) };
}

const mark = (sign: string) => `<span class="mark" data-docs-not-copied>${sign}</span>`;

test.each([
  [
    'highlighted lines',
    '```text {1,3}\na\nb\nc\n```',
    '<span class="line highlighted">a</span>\nb\n<span class="line highlighted">c</span>',
  ],
  [
    'a diff',
    '```diff\n a\n-b\n+c\n```',
    highlighted(
      `${token('b', 'a')}\n<span class="line deleted">${mark('\u2212')}${token('c-d', 'b')}</span>\n<span class="line inserted">${mark('+')}${token('c-i', 'c')}</span>`,
    ),
  ],
  [
    'a diff whose context has no first column',
    '```diff\na\n+b\n```',
    highlighted(
      `${token('b', 'a')}\n<span class="line inserted">${mark('+')}${token('c-i', 'b')}</span>`,
    ),
  ],
  [
    'a diff with lists in its context',
    '```diff\n - a\n+- b\n```',
    highlighted(
      `${token('b', '- a')}\n<span class="line inserted">${mark('+')}${token('c-i', '- b')}</span>`,
    ),
  ],
  [
    'headers of a diff',
    '```diff\n@@ -1 +1 @@\n--- a\n```',
    highlighted(`${token('c-c', '@@ -1 +1 @@')}\n${token('c-c', '--- a')}`),
  ],
  [
    'a comment that inserts',
    '```text\na // [!code ++]\n```',
    `<span class="line inserted">${mark('+')}a</span>`,
  ],
  [
    'a comment that deletes',
    '```text\na # [!code --]\n```',
    `<span class="line deleted">${mark('\u2212')}a</span>`,
  ],
  [
    'a comment that highlights',
    '```text\na <!-- [!code highlight] -->\nb {/* [!code hl] */}\n```',
    '<span class="line highlighted">a</span>\n<span class="line highlighted">b</span>',
  ],
  [
    'two marks on one line',
    '```text {1}\na /* [!code ++] */\n```',
    `<span class="line inserted highlighted">${mark('+')}a</span>`,
  ],
  [
    'the numbers of changed lines',
    '```text del={1} ins={2}\na\nb\nc\n```',
    `<span class="line deleted">${mark('\u2212')}a</span>\n<span class="line inserted">${mark('+')}b</span>\nc`,
  ],
  [
    'comments for several lines',
    '```text\na // [!code hl:2]\nb\nc\n```',
    '<span class="line highlighted">a</span>\n<span class="line highlighted">b</span>\nc',
  ],
  [
    'comments on lines of their own, which are left out',
    '```text\n  # [!code ++:2]\na\nb\n// [!code focus]\nc\n```',
    `<span class="line inserted">${mark('+')}a</span>\n<span class="line inserted">${mark('+')}b</span>\n<span class="line highlighted">c</span>`,
  ],
  [
    'comments of Docusaurus',
    '```text\n// highlight-next-line\na\nb\n  {/* highlight-start */}\nc\n\n# highlight-end\nd\n```',
    '<span class="line highlighted">a</span>\nb\n<span class="line highlighted">c</span>\n<span class="line highlighted"></span>\nd',
  ],
  [
    'directives of Twoslash, which are left out',
    '```text twoslash\nhidden\n// ---cut---\n// @errors: 2322\na\n//  ^?\n// @ts-expect-error\nb\n// ---cut-after---\nhidden\n```',
    'a\n// @ts-expect-error\nb',
  ],
  [
    'cuts of Twoslash within code, which are left out',
    '```text twoslash\na\n// ---cut-start---\nhidden\n// ---cut-end---\nb\n// ---cut-start---\nc\n```',
    'a\nb\n// ---cut-start---\nc',
  ],
  [
    'the beginning of a file in Twoslash, which stays',
    '```text twoslash\n// @module: esnext\n// @filename: a.ts\na\n```',
    '// @filename: a.ts\na',
  ],
  [
    'words of Twoslash in other fences, which stay',
    '```text\n// ---cut---\na\n```',
    '// ---cut---\na',
  ],
  ['an unknown mark, which stays', '```text\na // [!code what]\n```', 'a // [!code what]'],
])('marks the lines of code with %s', async (_name, fence, html) => {
  const { props, found } = await codeOf(fence);
  expect(props['html']).toBe(html);
  expect(found).toEqual([]);
});

const checkFences = async (text: string) => {
  const file = toSourcePath('content/a.md');
  const limits = DEFAULT_LIMITS;
  return summary({ diagnostics: await fenceCheckStep.run({ file, text, hash: '', limits }) });
};

test('compiles a page without checking the syntax of its code', async () => {
  const fence = '```js\nconst a = [1, 2;\n```';
  expect((await codeOf(fence)).found).toEqual([]);
  expect(await checkFences(fence)).toEqual(['2:16 markdown/code-syntax']);
});

const MEMBERS = "{\n  size: 1%1\n  size: 2,%2\n  label: 'a'\n}";
const membersIn = (info: string, first = '', second = '') =>
  `\`\`\`${info}\n${MEMBERS.replace('%1', first).replace('%2', second)}\n\`\`\``;

test.each([
  ['comments', membersIn('js', ' // [!code --]', ' // [!code ++]')],
  ['numbers', membersIn('js del={2} ins={3}')],
  ['comments above', '```js\n// [!code --]\nlet a = 1,\n// [!code ++]\nlet a = 2\n```'],
  ['comments after signs', '```js\n- let a = 1 // [!code --]\n+ let b = 2 // [!code ++]\n```'],
])('checks code without the lines that %s mark as removed', async (_name, fence) => {
  expect(await checkFences(fence)).toEqual([]);
});

test.each([
  ['a mistake in an added line', ' a();\n+b(;\n', ['3:4 markdown/code-syntax']],
  ['a mistake in a kept line', ' a(;\n-b();\n', ['2:4 markdown/code-syntax']],
  ['no mistake in a removed line', ' a();\n-b(;\n', []],
  ['no mistake between hunks', '@@ -1 +1 @@\n-a(;\n+b(;\n', []],
  [
    'no mistake if only the first removed line has a sign',
    '-use(() => {\n a();\n });\n+b();\n',
    [],
  ],
])('in a diff with the colors of a language, reports %s', async (_name, code, expected) => {
  expect(await checkFences(`\`\`\`diff-js\n${code}\`\`\``)).toEqual(expected);
});

test('accepts code of which only the first removed line is marked', async () => {
  const fence = '```js\nuse(() => { // [!code --]\n  a();\n});\nuse(() => b()); // [!code ++]\n```';
  expect(await checkFences(fence)).toEqual([]);
});

test('reports a mistake in code after a removed line at its location', async () => {
  const found = await checkFences(
    '```js\nconst a = [1]; // [!code --]\nconst a = [1, 2; // [!code ++]\n```',
  );
  expect(found).toEqual(['3:16 markdown/code-syntax']);
});

test.each([
  ['rust', 'fn main() {}', '<c-k>fn </c-k>'],
  ['toml', 'a = 1', '<i>a </i>'],
  ['py', 'def go(): pass', '<c-k>def </c-k>'],
  ['go', 'func main() {}', '<c-k>func </c-k>'],
  ['java', 'int a = 1;', '<c-k>int</c-k>'],
  ['handlebars', '{{#if a}}b{{/if}}', '<c-k>#if </c-k>'],
  ['nginx', 'listen 80;', '<c-k>listen </c-k>'],
  ['vue', '<script setup>\nconst a = 1\n</script>', '<c-k>const</c-k>'],
  ['vue-html', '<p>{{ a }}</p>', '<u>p</u>'],
  ['go-html-template', '<p>{{ .A }}</p>', '<u>p</u>'],
  ['angular-ts', 'let a: b', '<c-k>let</c-k>'],
  ['jinja', '{% if a %}', '<u>if </u>'],
  ['sh-vue', 'cd {{ dir }}', '<u>cd </u>'],
  ['js-vue', 'const a = 1', '<c-k>const</c-k>'],
  ['svelte', '<style>p { color: red }</style>', '<i>color</i>'],
  ['astro', '---\nconst a = 1\n---\n<p>a</p>', '<u>p</u>'],
  ['dockerfile', 'FROM node', '<c-k>FROM</c-k>'],
  ['graphql', 'query A { b }', '<c-k>query </c-k>'],
  ['sql', 'SELECT 1', '<c-k>SELECT </c-k>'],
  ['php', '<?php echo 1;', 'echo </c-k>'],
  ['ruby', 'def a; end', '<c-k>end</c-k>'],
  ['c', 'return 1;', '<c-k>return </c-k>'],
  ['c++', 'class A {};', '<c-k>class </c-k>'],
  ['csharp', 'var a = 1;', '<c-k>var</c-k>'],
  ['kotlin', 'val a = 1', '<c-k>val</c-k>'],
  ['swift', 'let a = 1', '<c-k>let</c-k>'],
  ['ini', 'a=1', '<i>a</i>'],
  ['powershell', 'return $a', '<c-k>return </c-k>'],
  ['apache', 'Listen 80', '<i>Listen</i>'],
  ['python3', 'def go(): pass', '<c-k>def </c-k>'],
  ['wat', '(module)', '<c-k>module</c-k>'],
  ['shellscript', 'cd a', '<c-p><u>cd</u><b> a</b></c-p>'],
])('highlights code in %s with its grammar', async (language, code, html) => {
  const { props, found } = await codeOf(`\`\`\`${language}\n${code}\n\`\`\``);
  expect(props['html']).toContain(html);
  expect(found).toEqual([]);
});

test.each(['diff-js', 'js diff', 'js title="a.js" diff', 'diff lang="js"'])(
  'highlights a diff with the colors of its language and marks lines: %s',
  async (info) => {
    const { props, found } = await codeOf(`\`\`\`${info}\n-let a;\n+const a = 1;\n\`\`\``);
    const inserted = `<span class="line inserted">${mark('+')}<c-k>const</c-k>`;
    expect(props['html']).toContain(inserted);
    expect(found).toEqual([]);
  },
);

test('removes terminal colors from an ansi fence', async () => {
  const { props, found } = await codeOf('```ansi\n\u001b[1;32mdone\u001b[0m\n```');
  expect(props['html']).toBe('done');
  expect(found).toEqual([]);
});

test.each([
  ['js:line-numbers', true],
  ['js:line-numbers=2', true],
  ['js:no-line-numbers', undefined],
])('reads the language js from %s', (info, hasNumbers) => {
  expect(parseFenceInfo(info)).toMatchObject({ language: 'js' });
  expect(parseFenceInfo(info).hasNumbers).toBe(hasNumbers);
});

test('keeps the HTML of a long block below three times the size of its code', async () => {
  const lines = Array.from(
    { length: 400 },
    (_, index) =>
      `  const row${index} = <Row key={keys[${index}]} label="Row" onOpen={() => open(${index})} />;`,
  );
  const code = `function Rows() {\n${lines.join('\n')}\n}`;
  const { props } = await codeOf(`\`\`\`jsx\n${code}\n\`\`\``);
  expect(String(props['html']).length / code.length).toBeLessThan(3);
});

test('gives a numbered line only an id unless it is marked', async () => {
  const { props } = await codeOf('```text showLineNumbers {2}\na\nb\n```');
  expect(props['html']).toBe(
    '<i id=code-1-L1>a</i>\n<span class="line highlighted" id=code-1-L2>b</span>',
  );
});

test('returns the language, title and number of lines of a block', async () => {
  const { props } = await codeOf('```tsx title="A.tsx"\na\n\nb\n```');
  expect(props).toMatchObject({ language: 'tsx', title: 'A.tsx', lineCount: 3 });
});

test.each(['TypeScript', 'JSON', 'Shell', 'cmd', 'posh'])('knows the language %s', async (name) => {
  const page = await compileText(`\`\`\`${name}\n1\n\`\`\`\n`);
  expect(page.diagnostics).toEqual([]);
});

test.each([
  ['language-bash', 'Did you mean bash?', 'bash'],
  ['jsno', 'Did you mean json?', 'json'],
  ['conf', 'Use the language text for code without colors.', undefined],
  ['node', 'Use the language text for code without colors.', undefined],
])('suggests a language for %s only if it is surely meant', async (name, hint, replace) => {
  const [found] = (await compileText(`\`\`\`${name}\n1\n\`\`\``)).diagnostics;
  expect(found).toMatchObject({ code: 'markdown/unknown-language', hint });
  expect(found?.fix).toEqual(replace && { replace });
});

test('explains that a fence of formulas is shown as code', async () => {
  const [found] = (await compileText('```math\na^2\n```')).diagnostics;
  expect(found?.code).toBe('markdown/unknown-language');
  expect(found?.hint).toMatch(/^Install remark-math/);
});

test('shows code in an unknown language as plain text, and suggests a language at the word', async () => {
  const page = await compileText('a\n\n```  tyepscript\n<b>\n```');
  expect(page.diagnostics).toMatchObject([
    {
      code: 'markdown/unknown-language',
      hint: 'Did you mean typescript?',
      range: { start: { line: 3, column: 6 }, end: { line: 3, column: 16 } },
    },
  ]);
  expect(propsOf(elementsOf(page.body.tree, 'docs-code')[0]!)['html']).toBe('&lt;b>');
});

test('shows code above the limit without highlighting and reports a warning', async () => {
  const page = await compileText(`\`\`\`js\n${'const a = 1;\n'.repeat(9000)}\`\`\``);
  expect(summary(page)).toEqual(['1:1 markdown/long-code']);
  expect(propsOf(elementsOf(page.body.tree, 'docs-code')[0]!)['html']).not.toContain('<span');
});

test('compiles a tab group with its code blocks and tab names', async () => {
  const page = await compileText(
    '<codeblock storageKey="pm">\n\n```bash npm\nnpm i\n```\n\n```bash\nyarn\n```\n\n</codeblock>\n',
  );
  expect(summary(page)).toEqual([]);
  expect(elementsOf(page.body.tree, 'docs-code-tabs').map(propsOf)).toMatchObject([
    {
      id: 'docs-tabs-1',
      storageKey: 'pm',
      tabs: [{ tab: 'npm', language: 'bash' }, { tab: 'bash' }],
    },
  ]);
});

test('compiles a code group as in VitePress to tabs, also in a container', async () => {
  const group =
    '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n```ts{1} [a b.ts]\nlet a;\n```\n\n```c++[c.cpp]\nint a;\n```\n\n:::\n';
  const page = await compileText(`${group}\n:::: info\n${group}::::\n`);
  expect(summary(page)).toEqual([]);
  const tabs = [
    { tab: 'npm', language: 'sh' },
    { tab: 'a b.ts', language: 'ts' },
    { tab: 'c.cpp', language: 'c++' },
  ];
  expect(elementsOf(page.body.tree, 'docs-code-tabs').map(propsOf)).toMatchObject([
    { tabs },
    { tabs },
  ]);
  expect(page.body.markdown).not.toMatch(/:::|code-group/);
});

test.each([
  ['::: code-group\n```js\nx\n```\ntext\n:::\n', ['5:1 markdown/tabs']],
  ['::: code-group\n```js\nx\n```\ntext\n\n```js\ny\n```\n', ['1:1 markdown/unclosed-container']],
  ['::: tip\n::: code-group\n```js\nx\n```\n\ntext\n:::\n', ['1:1 markdown/unclosed-container']],
  ['<codeblock>\n```js a\nx\n```\n', ['1:1 markdown/tabs']],
  ['</codeblock>\n', ['1:1 markdown/tabs']],
  ['<codeblock>\n\n```js a\nx\n```\n\ntext\n\n</codeblock>\n', ['7:1 markdown/tabs']],
  ['::: code-group\n```js\nx\n```\n<!-- a -->\n\none\n\ntwo\n:::\n', ['7:1 markdown/tabs']],
  ['::: code-group\n```js\nx\n```\n<!-- a -->\n:::\n', []],
])('reports an invalid tab group: %j', async (text, found) => {
  expect(summary(await compileText(text))).toEqual(found);
});

test('shows HTML of a tab group below it', async () => {
  const page = await compileText('::: code-group\n```js a\nx\n```\n<p>text</p>\n:::\n');
  expect(summary(page)).toEqual(['5:1 markdown/tabs']);
  expect(htmlOf(page)).toContain('<p>text</p>');
});

test('supports a group without blank lines and without a key, also in a list', async () => {
  const page = await compileText('- a\n\n  <codeblock>\n  ```js one\n  x\n  ```\n  </codeblock>\n');
  expect(elementsOf(page.body.tree, 'docs-code-tabs').map(propsOf)).toMatchObject([
    { storageKey: '', tabs: [{ tab: 'one' }] },
  ]);
});
