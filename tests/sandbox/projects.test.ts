import { expect, test } from 'vitest';
import { testSite } from '../harness/test-site.ts';

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
