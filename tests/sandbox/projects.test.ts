import { expect, test } from 'vitest';
import { testSite } from '../harness.ts';

const page = (options = '') =>
  `---\ntitle: Start\ndescription: D.\n---\n\n{{"demo": "A.tsx"${options}}}\n`;

const DEMO = `import { x } from 'own-package/deep';

export default function A() {
  return <b>{x}</b>;
}
`;

const ownPackage = (manifest: object) => ({
  'content/A.tsx': DEMO,
  'node_modules/own-package/package.json': JSON.stringify({
    ...{ name: 'own-package', version: '1.0.0', type: 'module' },
    ...manifest,
  }),
  'node_modules/own-package/deep.js': 'export const x = 1;\n',
});

const FOUND = ['content/A.tsx:1:20 demo/unpublished-package'];
const FROM_FOLDER = JSON.stringify({ dependencies: { 'own-package': 'file:../own' } });

test.each([
  ['is private', { private: true }, {}, FOUND],
  ['has no version', { version: undefined }, {}, FOUND],
  ['comes from a folder', {}, { 'package.json': FROM_FOLDER }, FOUND],
  ['is published', {}, { 'package.json': '{}' }, []],
])('a demo whose package %s: %j', async (_what, manifest, files, findings) => {
  const site = testSite({ 'content/index.md': page(), ...ownPackage(manifest), ...files });
  expect(await site.findings()).toEqual(findings);
});

test.each([
  ['nobody may open it', page(', "hideEditButton": true'), ''],
  ['it has no tools', page(', "hideToolbar": true'), ''],
  ['the site offers no projects', page(), 'features: { sandbox: false }, '],
])('a private package is nobody’s business where %s', async (_why, text, more) => {
  const site = testSite({
    'docs.config.ts': `export default { ${more}site: { url: 'https://docs.example.org', name: 'Test' }, theme: './theme.tsx' };\n`,
    'content/index.md': text,
    ...ownPackage({ private: true }),
  });
  expect(await site.findings()).toEqual([]);
});
