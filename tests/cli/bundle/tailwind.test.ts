import { expect, test } from 'vitest';
import { tailwindCss } from '../../../cli/bundle/files/tailwind.ts';
import { PLAIN_THEME, testSite } from '../../harness/test-site.ts';

test('compiles utilities in a stable order and ignores other words', async () => {
  const css = await tailwindCss(['<b className="flex p-4 notAUtility" />', "cond ? 'mt-2' : ''"]);
  expect(css).toMatch(/\.flex \{\s*display: flex;\s*\}/);
  expect(css).toMatch(/\.mt-2 \{\s*margin-top: calc\(0\.25rem \* 2\);/);
  expect(css).not.toContain('notAUtility');
  expect(await tailwindCss(['mt-2', 'p-4 flex'])).toBe(css);
});

test('emits neither a reset nor variables of the theme', async () => {
  const css = await tailwindCss(['font-sans text-sky-500 shadow-lg rounded-xl gap-2']);
  expect(css).not.toContain(':root');
  expect(css).not.toMatch(/\b(?:html|body|button|svg)\b/);
  expect(css).not.toMatch(/--(?:color|spacing|font|radius|text)-/);
});

test('applies `dark:` by the scheme of the demo, then page, then system, and never in print', async () => {
  const css = await tailwindCss(['dark:flex']);
  expect(css).toContain('@media screen');
  expect(css).toContain('[data-demo-scheme=dark] *');
  expect(css).toContain('[data-mode=dark] :not([data-demo-scheme=light] *)');
  expect(css).toMatch(/prefers-color-scheme: dark[\s\S]*:root:not\(\[data-mode\]/);
});

const demo = (name: string) => `export default function ${name}() {
  return <b className="underline dark:italic">x</b>;
}
`;

test('adds the style sheet only to pages with a Tailwind demo, and scans its imports too', async () => {
  const page = (title: string, name: string) =>
    `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n{{"demo": "${name}"}}\n`;
  const site = testSite({
    'theme.tsx': `export * from ${JSON.stringify(PLAIN_THEME)};\n`,
    'content/a.md': page('A', 'X'),
    'content/b.md': page('B', 'Y'),
    'content/X/system/index.tsx': demo('X'),
    'content/X/tailwind/index.tsx': `import './row';\n${demo('X')}`,
    'content/X/tailwind/row.ts': "export const row = 'line-through';\n",
    'content/Y/css/index.tsx': demo('Y'),
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  const styles = Object.keys(files).filter((path) => /_assets\/page-.*\.css$/.test(path));
  expect(styles).toHaveLength(1);
  const [style = ''] = styles;
  expect(files[style]).toContain('.underline{');
  expect(files[style]).toContain('.line-through{');
  expect(files['a/index.html']).toContain(style);
  expect(files['b/index.html']).not.toContain(style);
});
