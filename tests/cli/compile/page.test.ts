import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { highlight } from '../../../cli/compile/code/highlight.ts';
import { compileStep } from '../../../cli/compile/steps.ts';
import { LostModule } from '../../../cli/model/code/modules.ts';
import { toSourcePath } from '../../../cli/model/paths.ts';
import { walkElements } from '../../../cli/compile/syntax/nodes.ts';
import { cpuMsOf } from '../../harness/cpu-time.ts';
import { compileText, demoOf, OPTIONS, summary } from './compile-text.ts';
import { htmlOf } from './to-html.ts';

test('moves the first # heading from the body to the title, and hides front matter', async () => {
  const page = await compileText('---\ntitle: Other\n---\n\n# The `title`\n\ntext\n', {
    title: 'Other',
  });
  expect(page.facts.title).toBe('The title');
  expect(htmlOf(page)).toBe('<p>text</p>');
});

test('takes the title from the front matter if there is no heading', async () => {
  expect((await compileText('text', { title: 'Other' })).facts.title).toBe('Other');
});

test.each([
  ['# A\n\n<p class="description">Some `text` &amp; <b>more</b>.</p>\n\nb\n', 'Some text & more.'],
  ['# A\n\n<!-- x -->\n\n<p class="description">Lead</p>\n\nb\n', 'Lead'],
  ['# A\n\n<p class="description">\nLead\nof two lines\n</p>\n\nb\n', 'Lead of two lines'],
])('moves the lead after the title from the body to the description: %j', async (text, lead) => {
  const page = await compileText(text);
  expect(page.facts.description).toBe(lead);
  expect(htmlOf(page)).toBe('<p>b</p>');
  const other = await compileText(text, { description: 'From the front matter' });
  expect(other.facts.description).toBe('From the front matter');
});

test.each([
  ['strikethrough', '~~a~~', '<p><del>a</del></p>'],
  [
    'bare addresses',
    'www.a.example',
    '<p><a href="http://www.a.example" rel="external noopener">www.a.example</a></p>',
  ],
  [
    'task lists whose boxes have names',
    '- [x] a *b*\n  - [ ] c',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled aria-label="a b"> a <em>b</em><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled aria-label="c"> c</li></ul></li></ul>',
  ],
  [
    'tables with aligned columns',
    '| a | b |\n|:-:|---|\n| 1 | 2 |',
    '<table><thead><tr><th class="align-center">a</th><th>b</th></tr></thead><tbody><tr><td class="align-center">1</td><td>2</td></tr></tbody></table>',
  ],
])('supports GitHub Markdown: %s', async (_name, text, html) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page).replace(/\n/g, '')).toBe(html);
});

test('labels tables with the heading before them', async () => {
  const table = '| a |\n| - |\n| 1 |';
  const own = '<table aria-labelledby="own"><tr><td>1</td></tr></table>';
  const { body } = await compileText(
    [table, '## Sizes', table, ':::tip\n' + table + '\n:::', '### Colors', table, own].join('\n\n'),
  );
  const labels: unknown[] = [];
  walkElements(body.tree, ({ tagName, properties }) => {
    if (tagName === 'table') labels.push(properties['ariaLabelledBy']);
  });
  expect(labels.map(String)).toEqual(['undefined', 'sizes', 'sizes', 'colors', 'own']);
});

test('makes empty header cells of tables plain cells', async () => {
  const page = await compileText(
    '|  | **A** | <br> |\n| :-: | - | - |\n| b | 1 | 2 |\n\n<table><tr><th scope="row"> </th><th><img src="https://a.example/b.png" alt="B"></th></tr></table>',
  );
  expect(summary(page)).toEqual([]);
  const [markdown = '', html = ''] = htmlOf(page).replace(/\n/g, '').split('</table>');
  expect(markdown).toContain(
    '<tr><td class="align-center"></td><th><strong>A</strong></th><td><br></td></tr>',
  );
  expect(html).toMatch(/<tr><td> <\/td><th><img /);
});

test('gives footnotes their own ids and a hidden heading', async () => {
  const page = await compileText('## Footnotes\n\na[^1] b[^x]\n\n[^1]: One\n[^x]: Two\n');
  expect(page.facts.anchors).toEqual([
    'footnotes',
    'fnref-1',
    'fnref-x',
    'footnote-label',
    'fn-1',
    'fn-x',
  ]);
  expect(htmlOf(page)).toContain('<h2 class="vh" id="footnote-label">Footnotes</h2>');
});

test.each([
  ['![logo](a.png)\n\nThe **first** `text`\nof two lines.\n\nb\n', 'The first text of two lines.'],
  [`# A\n\n${'word '.repeat(40)}\n`, `${'word '.repeat(31)}word…`],
  [`${'字'.repeat(200)}\n`, `${'字'.repeat(160)}…`],
  ['<TeamPage />\n\nThe team.\n', 'The team.'],
  ['One<br>two\\\nthree  \nfour\n', 'One two three four'],
  [`${'😀 '.repeat(60)}end\n`, `${'😀 '.repeat(60)}end`],
  ['# A\n\n- list\n', ''],
])('summarizes a page without a description by its first paragraph: %j', async (text, summary) => {
  const { facts } = await compileText(text);
  expect(facts.summary).toBe(summary);
  expect(facts.description).toBe('');
  const described = await compileText(text, { description: 'From the front matter' });
  expect(described.facts.summary).toBe('From the front matter');
});

test('creates a Markdown copy with title, description, sources and quotes, without front matter', async () => {
  const text = [
    '---\ntitle: T\n---\n\n# Title\n\n<p class="description">Lead</p>\n',
    '{{"component": "Gallery"}}\n\n## Use\n\n{{"demo": "X.tsx", "bg": true}}\n',
    ':::warning Take care\n- a\n\n```js\n:::\n```\n:::\n',
    '<codeblock storageKey="x">\n\n```bash npm\nnpm i\n```\n\n</codeblock>\n\nEnd.\n',
  ].join('\n');
  const page = await compileText(text, { demos: [demoOf('X.tsx', 'export default 1;\n')] });
  expect(page.body.markdown).toBe(
    [
      '# Title\n\nLead\n\n## Use\n\n```tsx\nexport default 1;\n```\n',
      '> **Warning: Take care**\n>\n> - a\n>\n> ```js\n> :::\n> ```\n',
      '```bash npm\nnpm i\n```\n\nEnd.\n',
    ].join('\n'),
  );
});

test('writes headings in the Markdown copy at the levels that the page shows', async () => {
  const text = '# A\n\n# B\n\nC\n===\n\n> # D\n>\n> E\n> =\n\n## F\n\n### G\n\nH\n---\n';
  const { markdown } = (await compileText(text)).body;
  expect(markdown).toBe(
    '# A\n\n## B\n\nC\n---\n\n> ## D\n>\n> E\n> -\n\n## F\n\n### G\n\nH\n---\n',
  );
});

test('converts nested containers to nested quotes in the Markdown copy', async () => {
  const page = await compileText(
    '::::info\na\n\n:::tip\nb\n:::\n::::\n\n- c\n\n  :::info\n  d\n  :::\n',
  );
  expect(page.body.markdown).toBe(
    '> **Info**\n>\n> a\n>\n> > **Tip**\n> >\n> > b\n\n- c\n\n  > **Info**\n  >\n  > d\n',
  );
});

test('lists hashes, not texts, in the inputs of the compile step', () => {
  const inputs = JSON.stringify(
    compileStep.inputs({
      file: toSourcePath('content/a.md'),
      text: 'secret text',
      hash: 'abc',
      pathname: '/a/',
      title: 'A',
      fallbackTitle: 'A',
      language: 'en',
      demos: [demoOf('X.tsx', 'secret source')],
      codeFiles: [{ name: 'a.py', text: 'secret file', hash: 'h' }],
      options: OPTIONS,
    }),
  );
  expect(inputs).toContain('abc');
  expect(inputs).not.toContain('secret');
});

test('returns a result that can be cloned and has no positions', async () => {
  const page = await compileText('# A\n\n## B\n\n:::info\n[c](/d/)\n:::\n\n<b>e</b>\n');
  expect(structuredClone(page)).toEqual(page);
  expect(JSON.stringify(page.body.tree)).not.toContain('position');
});

test('returns the same output for the same input, even concurrently', async () => {
  const text = '## A\n\n```js\nx\n```\n\n<codeblock>\n```js a\nx\n```\n</codeblock>\n';
  const [first, second] = await Promise.all([compileText(text), compileText(text)]);
  expect(first).toEqual(second);
});

async function pluginModule(code: string) {
  const path = join(await mkdtemp(join(tmpdir(), 'plugins-')), 'plugins.mjs');
  await writeFile(path, code);
  return path;
}

test('runs plugins of the site on both trees', async () => {
  const path = await pluginModule(`
    export const remarkPlugins = [() => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'md' }] }); }];
    export const rehypePlugins = [() => (tree) => { tree.children.push({ type: 'text', value: 'html' }); }];
  `);
  expect(htmlOf(await compileText('a', {}, { pluginModules: [path] }))).toBe(
    '<p>a</p>\n<p>md</p>html',
  );
});

test('lets a plugin of the site add syntax to the parser', async () => {
  const path = await pluginModule(`
    const dollar = (effects, ok) => (code) => {
      effects.enter('dollar');
      effects.consume(code);
      effects.exit('dollar');
      return ok;
    };
    export const remarkPlugins = [
      function () {
        const data = this.data();
        (data.micromarkExtensions ??= []).push({ text: { 36: { name: 'dollar', tokenize: dollar } } });
        (data.fromMarkdownExtensions ??= []).push({
          enter: { dollar(token) { this.enter({ type: 'text', value: 'dollars ' }, token); } },
          exit: { dollar(token) { this.exit(token); } },
        });
      },
    ];
  `);
  const page = await compileText(':::info\n$5\n:::', {}, { pluginModules: [path] });
  expect(htmlOf(page)).toContain('<p>dollars 5</p>');
});

test('collects links and images that a plugin adds, with an empty range', async () => {
  const path = await pluginModule(`
    const link = { type: 'link', url: './b.md', children: [{ type: 'text', value: 'B' }] };
    const image = { type: 'image', url: 'a.png', alt: 'A' };
    export const remarkPlugins = [
      () => (tree) => void tree.children.push({ type: 'paragraph', children: [link, image] }),
    ];
  `);
  const { facts } = await compileText('[c](c.md)', {}, { pluginModules: [path] });
  const start = { line: 1, column: 9 };
  expect(facts.references.slice(1)).toEqual([
    { kind: 'link', href: './b.md', range: { start, end: start } },
    { kind: 'image', href: 'a.png', range: { start, end: start } },
  ]);
});

test('replaces a line of the Markdown copy with the text that a plugin provides', async () => {
  const path = await pluginModule(
    `export const remarkPlugins = [() => (tree) => { const { position } = tree.children[1]; tree.children[1] = { type: 'heading', depth: 2, position, data: { markdown: '## One\\n\\nTwo.' }, children: [{ type: 'text', value: 'One {#one}' }] }; }];`,
  );
  const page = await compileText('a\n\n<!-- list -->\n\nb', {}, { pluginModules: [path] });
  expect(page.body.markdown).toContain('a\n\n## One\n\nTwo.\n\nb\n');
});

test('reports a plugin that throws as an error of the page', async () => {
  const path = await pluginModule(
    `export const remarkPlugins = [() => () => { throw new Error('no'); }];`,
  );
  const page = await compileText('a', {}, { pluginModules: [path] });
  expect(page.diagnostics).toMatchObject([
    { code: 'markdown/plugin-failed', message: 'A Markdown plugin failed: no' },
  ]);
});

test('reports the messages of plugins at their locations', async () => {
  const path = await pluginModule(
    `export const remarkPlugins = [() => (tree, file) => {
      file.message('Too short', tree.children[0], 'remark-lint:length');
      file.message('Empty');
    }];`,
  );
  const page = await compileText('a\n\nb', {}, { pluginModules: [path] });
  expect(page.diagnostics.map(({ message, range }) => [message, range])).toEqual([
    ['Empty', undefined],
    [
      'Too short (remark-lint:length)',
      { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
    ],
  ]);
  expect(page.body.markdown).toContain('a\n\nb');
});

test('reports a page that a plugin fails at the location of the failure', async () => {
  const path = await pluginModule(
    `export const rehypePlugins = [() => (tree, file) => file.fail('No', tree.children[0])];`,
  );
  const page = await compileText('a', {}, { pluginModules: [path] });
  expect(page.diagnostics).toMatchObject([
    {
      code: 'markdown/plugin-failed',
      message: 'A Markdown plugin failed: No',
      range: { start: { line: 1, column: 1 } },
    },
  ]);
});

test.each([
  ["throw new Error('No')", undefined],
  ["file.fail('No', tree.children[2])", 3],
])('reports the messages of plugins before one fails: %s', async (failure, line) => {
  const path = await pluginModule(
    `export const remarkPlugins = [() => (tree, file) => void file.message('Short', tree.children[0])];
    export const rehypePlugins = [() => (tree, file) => { file.message('Long', tree.children[0]); ${failure}; }];`,
  );
  const { diagnostics } = await compileText('a\n\nb', {}, { pluginModules: [path] });
  const found = diagnostics.map(({ code, message, range }) => [code, message, range?.start.line]);
  expect(found.sort()).toEqual([
    ['markdown/plugin-failed', expect.stringContaining('failed: No'), line],
    ['markdown/plugin-message', 'Long', 1],
    ['markdown/plugin-message', 'Short', 1],
  ]);
});

test('reports no error of the page if the module of a plugin cannot be read', async () => {
  // The error of Node for such a file.
  const path = await pluginModule(
    `throw Object.assign(new Error('EMFILE'), { path: new URL(import.meta.url).pathname });`,
  );
  await expect(compileText('a', {}, { pluginModules: [path] })).rejects.toThrow(LostModule);
});

test('reports a plugin module that throws a value other than an error', async () => {
  const path = await pluginModule('throw undefined;');
  const { diagnostics } = await compileText('a', {}, { pluginModules: [path] });
  expect(diagnostics).toMatchObject([{ message: 'A Markdown plugin failed: undefined' }]);
});

test('returns plain text without highlighting', () => {
  expect(highlight('a\nb', 'text')).toBe('a\nb');
});

test('reads the explicit id of a heading that a plugin adds', async () => {
  const path = await pluginModule(`
    const heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: 'B {#c}' }] };
    export const remarkPlugins = [() => (root) => void root.children.push(heading)];
  `);
  const page = await compileText('# A\n', {}, { pluginModules: [path] });
  expect(htmlOf(page)).toBe('<h2 id="c">B</h2>');
});

test.each([
  ['<A b={<B foo />} c>', ['A.b', 'A.c', 'B.foo']],
  ['<Button title="a big b" {...{ rest }} size>', ['Button.title', 'Button.size']],
  ['<Button title = "a big b">', ['Button.title']],
  ['<Chip /* the note here */ x>', []],
  ['<Chip a={{ b: 1', ['Chip.a']],
])('names the props in the code %s', async (code, props) => {
  const { facts } = await compileText(`\`${code}\``);
  const found = facts.propMentions?.map(({ component, prop }) => `${component}.${prop}`);
  expect(found ?? []).toEqual(props);
});

test.each([
  ['nested braces', `<A ${'{'.repeat(27_000)}${'}'.repeat(27_000)}`],
  ['open braces', '<A {'.repeat(20_000)],
  ['open quotes', '<A b={ "'.repeat(12_000)],
])('finds props in code with many %s in under a second', async (_, code) => {
  const limits = { ...OPTIONS.limits, lineBytes: 100_000 };
  const ms = await cpuMsOf(async () => {
    expect(summary(await compileText(`\`${code}\``, {}, { limits }))).toEqual([]);
  });
  expect(ms).toBeLessThan(1000);
});
