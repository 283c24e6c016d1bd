import { expect, test } from 'vitest';
import { testSite } from '../harness.ts';

const page = (demos: readonly string[]) =>
  `---\ntitle: Start\ndescription: D.\n---\n\n${demos.map((demo) => `{{"demo": ${demo}}}\n`).join('\n')}`;

/** A demo that takes something from a package of its name, and that package. */
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

test('a demo whose package nobody else can install is told at its import', async () => {
  const demos = ['private', 'unversioned', 'local', 'published'].map((name) => `"${name}.tsx"`);
  const site = testSite({
    'content/index.md': page(demos),
    'package.json': JSON.stringify({ dependencies: { 'local-package': 'file:../own' } }),
    ...PRIVATE,
    ...demoOf('unversioned', { version: undefined }),
    ...demoOf('local', {}),
    ...demoOf('published', {}),
  });
  expect((await site.findings()).sort()).toEqual([
    'content/local.tsx:1:20 demo/unpublished-package',
    'content/private.tsx:1:20 demo/unpublished-package',
    'content/unversioned.tsx:1:20 demo/unpublished-package',
  ]);
});

const CLOSED = ['"private.tsx", "hideEditButton": true', '"private.tsx", "hideToolbar": true'];

test.each([
  ['nobody may open it, or it has no tools', page(CLOSED), ''],
  ['the site offers no projects', page(['"private.tsx"']), 'features: { sandbox: false }, '],
])('a private package is nobody’s business where %s', async (_why, text, more) => {
  const site = testSite({
    'docs.config.ts': `export default { ${more}site: { url: 'https://docs.example.org', name: 'Test' }, theme: './theme.tsx' };\n`,
    'content/index.md': text,
    ...PRIVATE,
  });
  expect(await site.findings()).toEqual([]);
});
