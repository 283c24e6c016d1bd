import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';

const page = (title: string, ...names: readonly string[]) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${names.map((name) => `{{"demo": "${name}.tsx"}}\n`).join('\n')}`;

const demo = (name: string, sheets: readonly string[]) => ({
  [`content/${name}.tsx`]: `${sheets.map((sheet) => `import '${sheet}';\n`).join('')}export default () => <p>${name}</p>;\n`,
});

test('a style sheet that demos of several pages import is one file, linked once per page', async () => {
  const { diagnostics, files } = await testSite({
    'content/index.md': page('Start', 'One', 'Two'),
    'content/a.md': page('A', 'Three'),
    'content/b.md': page('B', 'Four'),
    ...demo('One', ['kit/look.css']),
    ...demo('Two', ['kit/look.css']),
    ...demo('Three', ['kit/look.css']),
    ...demo('Four', ['kit/look.css', './own.css']),
    'content/own.css': '.own { color: blue }',
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
    'node_modules/kit/look.css': '.kit-look { color: red }',
  }).build();
  expect(diagnostics).toEqual([]);
  const sheets = Object.keys(files).filter((path) => files[path]?.includes('.kit-look'));
  const [own = '', ...others] = sheets.filter((path) => files[path]?.includes('.own'));
  const [shared = '', ...copies] = sheets.filter((path) => path !== own);
  expect([others, copies]).toEqual([[], []]);
  const linkedBy = (path: string) =>
    [...(files[path] ?? '').matchAll(/_assets\/page-[\w-]+\.css/g)].map(([sheet]) => sheet);
  expect(['index.html', 'a/index.html', 'b/index.html'].map(linkedBy)).toEqual([
    [shared],
    [shared],
    [own],
  ]);
});
