import { expect, test } from 'vitest';
import { compileText, summary } from './compile-text.ts';
import { htmlOf } from './to-html.ts';

const FILE = `import os

# region setup
def setup():
    # region inner
    os.mkdir("a")
    # endregion
    return True
# endregion

    # endregion
# region
`;

const compileWith = (directive: string, text = FILE, name = 'app.py') =>
  compileText(directive, { codeFiles: [{ name, text, hash: 'h' }] });

/** Returns the code on a page, without its highlighting. */
const codeOf = async (page: ReturnType<typeof compileText>) =>
  (/<pre[^]*<\/pre>/.exec(htmlOf(await page))?.[0] ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x22;', '"')
    .trimEnd();

test('shows a file without the comments of its regions', async () => {
  const page = compileWith('{{"code": "app.py"}}\n');
  expect(await codeOf(page)).toBe('import os\n\ndef setup():\n    os.mkdir("a")\n    return True');
  expect(summary(await page)).toEqual([]);
});

test('shows a region with the regions in it', async () => {
  expect(await codeOf(compileWith('{{"code": "app.py", "region": "setup"}}\n'))).toBe(
    'def setup():\n    os.mkdir("a")\n    return True',
  );
});

test('removes the indentation that all lines of a region share', async () => {
  expect(await codeOf(compileWith('{{"code": "app.py", "region": "inner"}}\n'))).toBe(
    'os.mkdir("a")',
  );
});

test.each([
  ['// #region a\nx\n// #endregion a', 'app.ts'],
  ['/* #region a */\nx\n/* #endregion */', 'app.css'],
  ['<!-- #region a -->\nx\n<!-- #endregion -->', 'app.html'],
  ['#region a\nx\n#endregion', 'app.cs'],
  ['-- region a\nx\n-- endregion', 'app.sql'],
  ['  {/* #region a */}\n  x\n  {/* #endregion */}', 'app.tsx'],
  ['// #region a\nx', 'without-end.ts'],
])('finds the region in %j', async (text, name) => {
  const page = await compileWith(
    `{{"code": "${name}", "region": "a", "language": "text"}}`,
    text,
    name,
  );
  expect(page.body.markdown.trim()).toBe('```text\nx\n```');
});

test('takes the language from the file name, and options as a fence does', async () => {
  const written =
    '{{"code": "app.py", "region": "inner", "title": "The \\"app\\"", "highlight": "1"}}\n';
  const page = await compileWith(written);
  expect(page.body.markdown.trim()).toBe(
    `\`\`\`py title="The 'app'" [The 'app'] {1}\nos.mkdir("a")\n\`\`\``,
  );
  const tree = JSON.stringify(page.body.tree);
  expect(tree).toContain(`"title":"The 'app'"`);
  expect(tree).toContain('line highlighted');
});

test('indents a shown file in the Markdown copy like the list, quote or container around it', async () => {
  const directive = '{{"code": "app.py", "region": "inner"}}';
  const text = `- ${directive}\n\n> ${directive}\n\n:::info\n${directive}\n:::\n`;
  const { body } = await compileWith(text);
  expect(body.markdown).toBe(
    [
      '- ```py\n  os.mkdir("a")\n  ```',
      '> ```py\n> os.mkdir("a")\n> ```',
      '> **Info**\n>\n> ```py\n> os.mkdir("a")\n> ```\n',
    ].join('\n\n'),
  );
});

test('shows files as the tabs of a group', async () => {
  const directive = '{{"code": "app.py", "title": "Python"}}';
  const page = await compileWith(`:::code-group\n${directive}\n\n\`\`\`js\na\n\`\`\`\n:::\n`);
  expect(summary(page)).toEqual([]);
  expect(JSON.stringify(page.body.tree)).toContain('"tab":"Python"');
});

test.each([
  ['{{"code": "app.py", "region": "setpu"}}', '1:1 markdown/code-not-found'],
  ['{{"code": "app.py", "lines": "3"}}', '1:1 markdown/bad-directive'],
  ['{{"code": "app.py", "title": 3}}', '1:1 markdown/bad-directive'],
  ['{{"code": 3}}', '1:3 markdown/bad-directive'],
  ['{{"coed": "app.py"}}', '1:1 markdown/unknown-directive'],
])('reports %s', async (directive, finding) => {
  expect(summary(await compileWith(directive))).toEqual([finding]);
});

test('compiles a page again if the code that it shows changes', async () => {
  const { compileStep } = await import('../../../cli/compile/steps.ts');
  const keyOf = (hash: string) =>
    JSON.stringify(
      compileStep.inputs({
        codeFiles: [{ name: 'a', text: '', hash }],
        demos: [],
        options: {},
      } as never),
    );
  expect(keyOf('one')).not.toBe(keyOf('two'));
});
