import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedFor } from '../../../cli/load/packages.ts';
import { directoryWith } from '../commands/command-line.ts';

test('the hash of installed packages changes when a workspace package is linked or built', async () => {
  const root = directoryWith({
    'site/package.json': '{}',
    'lib/package.json': '{ "name": "@kit/lib", "exports": { ".": "./dist/index.js" } }',
  });
  const hash = () => installedFor(join(root, 'site'));
  const missing = await hash();
  mkdirSync(join(root, 'site/node_modules/@kit'), { recursive: true });
  symlinkSync('../../../lib', join(root, 'site/node_modules/@kit/lib'));
  const linked = await hash();
  writeFileSync(join(root, 'lib/notes.js'), '');
  expect(await hash()).toBe(linked);
  mkdirSync(join(root, 'lib/dist'));
  writeFileSync(join(root, 'lib/dist/index.js'), '');
  const built = await hash();
  expect(new Set([missing, linked, built]).size).toBe(3);
  writeFileSync(join(root, 'lib/dist/index.js'), 'export const changed = 1;\n');
  expect(await hash()).toBe(built);
});
