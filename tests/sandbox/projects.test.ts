import { expect, test } from 'vitest';
import { testSite } from '../harness/test-site.ts';
import { IS_FULL } from '../harness/sample.ts';

const page = (demos: readonly string[]) =>
  `---\ntitle: Start\ndescription: D.\n---\n\n${demos.map((demo) => `{{"demo": ${demo}}}\n`).join('\n')}`;

/** Returns a demo that imports a package named after it, and that package. */
const demoOf = (name: string, manifest: object) => ({
  [`content/${name}.tsx`]: `import { x } from '${name}-package/deep';

export default function A() {
  return <b>{x}</b>;
}
`,
  [`node_modules/${name}-package/package.json`]: JSON.stringify({
    ...{ name: `${name}-package`, version: '1.0.0', type: 'module' },
    ...manifest,
  }),
  [`node_modules/${name}-package/deep.js`]: 'export const x = 1;\n',
});

const PRIVATE = demoOf('private', { private: true });

test('offers no project for a demo with a package that readers cannot install', async () => {
  const demos = ['private', 'unversioned', 'local', 'published'].map((name) => `"${name}.tsx"`);
  const site = testSite({
    'docs.config.ts':
      "export default { site: { url: 'https://docs.example.org', name: 'Test' } };\n",
    'content/index.md': page(demos),
    'package.json': JSON.stringify({ dependencies: { 'local-package': 'file:../own' } }),
    ...PRIVATE,
    ...demoOf('unversioned', { version: undefined }),
    ...demoOf('local', {}),
    ...demoOf('published', {}),
  });
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  const html = files['index.html'] ?? '';
  expect(html).toContain('Published demo');
  for (const name of ['Private', 'Unversioned', 'Local'])
    expect(html).not.toContain(`${name} demo —`);
});

test('offers no project for a demo with imports from outside of the content', async () => {
  const site = testSite({
    'docs.config.ts': "export default { site: { url: 'https://docs.example.org' } };\n",
    'content/index.md': page(['"outside.tsx"', '"inside.tsx"']),
    'content/outside.tsx': "import { a } from '../src/a';\n\nexport default () => <b>{a}</b>;\n",
    'content/inside.tsx': "import { a } from './a.js';\n\nexport default () => <b>{a}</b>;\n",
    'content/a.ts': "export const a = 'of the content';\n",
    'src/a.ts': "export const a = 'of the library';\n",
  });
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('of the library');
  expect(files['index.html']).toContain('Inside demo —');
  expect(files['index.html']).not.toContain('Outside demo —');
});

test.runIf(IS_FULL)(
  'includes a file of several demos once, and a long file only as a link',
  async () => {
    const demo =
      "import { a } from './shared';\nimport { b } from './long';\n\nexport default () => <b>{a}{b}</b>;\n";
    const site = testSite({
      'docs.config.ts':
        "export default { site: { url: 'https://docs.example.org' }, limits: { codeBytes: 150 } };\n",
      'content/index.md': page(['"first.tsx"', '"second.tsx"']),
      'content/first.tsx': demo,
      'content/second.tsx': demo,
      'content/shared.ts': "export const a = 'shared text';\n",
      'content/long.ts': `export const b: string = '${'long text '.repeat(20)}';\n`,
    });
    const { diagnostics, files } = await site.build();
    expect(diagnostics.map(({ code }) => code)).toEqual(['demo/long-file']);
    const html = files['index.html'] ?? '';
    expect(html.match(/'shared text';/g)).toHaveLength(1);
    expect(html.match(/data-docs-same-file="docs-file-\d"/g)).toHaveLength(3);
    const [, address = ''] = /data-docs-file-url="\/([^"]+)"/.exec(html) ?? [];
    expect(files[address]).toContain('const b: string');
    expect(html).not.toContain('const b: string');
  },
);
