import { expect, test } from 'vitest';
import type { DemoProject } from '../../runtime/contract/demos.ts';
import { demoPath, projectFiles, type SourceFile } from '../../runtime/sandbox/open.ts';

const PROJECT: DemoProject = {
  title: 'Basic buttons demo — Acme & Sons',
  packages: { react: '19.0.0', 'react-dom': '19.0.0' },
  typePackages: { '@types/react': '19.0.1', typescript: '6.0.0' },
};

const sources = (main: SourceFile, files: readonly SourceFile[] = []) => ({
  main,
  files,
  lang: 'en',
});

const demo = (name: string, files: readonly SourceFile[] = []) =>
  sources({ name, text: 'export default () => null;' }, files);

const inTs = projectFiles(PROJECT, demo('X.tsx'));
const inJs = projectFiles(PROJECT, demo('X.jsx'));

test('contains the demo, the files that show it and the build configuration in one language', () => {
  const common = ['.npmrc', 'index.html', 'package.json', 'src/main.css'];
  expect(Object.keys(inTs).sort()).toEqual(
    [...common, 'src/Demo.tsx', 'src/main.tsx', 'tsconfig.json', 'vite.config.ts'].sort(),
  );
  expect(Object.keys(inJs).sort()).toEqual(
    [...common, 'src/Demo.jsx', 'src/main.jsx', 'vite.config.js'].sort(),
  );
  expect(Object.keys(inTs)[0]).toBe('src/Demo.tsx');
});

test('uses the package versions of the page, with type packages only in TypeScript', () => {
  const parsed = (text = '') =>
    JSON.parse(text) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const [typed, plain] = [parsed(inTs['package.json']), parsed(inJs['package.json'])];
  expect(typed.dependencies).toEqual(PROJECT.packages);
  expect(plain.dependencies).toEqual(PROJECT.packages);
  expect(typed.devDependencies).toMatchObject(PROJECT.typePackages);
  expect(Object.keys(plain.devDependencies)).toEqual(['@vitejs/plugin-react', 'vite']);
  const tailwind = projectFiles({ ...PROJECT, tailwind: true }, demo('X.jsx'));
  expect(Object.keys(parsed(tailwind['package.json']).devDependencies)).toEqual([
    ...['@tailwindcss/vite', '@vitejs/plugin-react', 'tailwindcss', 'vite'],
  ]);
  expect(tailwind['src/main.css']).toContain("@import 'tailwindcss'");
});

test('escapes the language, title and fonts in the document', () => {
  const odd = { ...PROJECT, title: '</title><script>"$&', fonts: ['https://f.example/a?b&c'] };
  const html = projectFiles(odd, { ...demo('X.tsx'), lang: 'zh-"' })['index.html'];
  expect(html).toContain('<html lang="zh-&#34;">');
  expect(html).toContain('<title>&#60;/title&#62;&#60;script&#62;&#34;$&#38;</title>');
  expect(html).toContain('<link rel="stylesheet" href="https://f.example/a?b&#38;c" />');
  expect(html).toContain('src="/src/main.tsx"');
  expect(inTs['index.html']).not.toContain('stylesheet');
});

test.each([
  ['beside it', ['b.ts', 'c/d.css'], 'src/Demo.tsx', ['src/b.ts', 'src/c/d.css']],
  ['above it', ['../b.ts', '../../c.ts'], 'src/demo/demo/Demo.tsx', ['src/demo/b.ts', 'src/c.ts']],
  [
    'under a taken name',
    ['main.css', 'Demo.ts'],
    'src/demo/DemoModule.tsx',
    ['src/demo/main.css', 'src/demo/Demo.ts'],
  ],
])(
  'places files that the demo imports from %s at the imported path',
  (_where, names, own, paths) => {
    const given = demo(
      'X.tsx',
      names.map((name) => ({ name, text: 'x' })),
    );
    const files = projectFiles(PROJECT, given);
    expect(demoPath(given)).toBe(own);
    expect(Object.keys(files)).toEqual(expect.arrayContaining([own, ...paths]));
    expect(files['src/main.tsx']).toContain(`import Demo from '.${own.slice(3, -4)}';`);
  },
);

test('renames JavaScript with JSX so that Vite compiles it', () => {
  const files = [
    { name: 'Row.js', text: 'export const Row = () => <b />;' },
    { name: 'Cell.js', text: 'export const Cell = () => <i></i>;' },
    { name: 'data.js', text: 'export const data = 1;' },
  ];
  const main = { name: 'X.js', text: "import './Row';\nimport './Cell.js';\nimport './data';" };
  expect(Object.keys(projectFiles(PROJECT, sources(main, files)))).toEqual(
    expect.arrayContaining(['src/Demo.jsx', 'src/Row.jsx', 'src/Cell.js', 'src/data.js']),
  );
});
