import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReferences } from '../../../../cli/api/reference/run.ts';
import { apiReference } from '../../../../cli/config/schema-parts/api.ts';
import { areUnchanged } from '../../../../cli/load/installed.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-workspace-')));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

write({
  'node_modules/react/package.json': JSON.stringify({ name: 'react', types: './index.d.ts' }),
  'node_modules/react/index.d.ts':
    'declare namespace React { interface ReactElement { type: unknown } } export = React;',
  'node_modules/plain/package.json': JSON.stringify({ name: 'plain', main: './index.js' }),
  'node_modules/plain/index.js': '',
  'packages/kit/package.json': JSON.stringify({
    name: 'kit',
    version: '0.1.0',
    types: './index.d.ts',
  }),
  'packages/kit/index.d.ts': `
import * as React from 'react';
export declare const Dot: (props: {
  /** @default 1 */
  size?: number;
  /** @default "red" */
  color?: string;
}) => React.ReactElement;
`,
  'packages/kit/index.js': "export const Dot = ({ size = 2, color = 'red' }) => null;",
});
symlinkSync(join(root, 'packages/kit'), join(root, 'node_modules/kit'));

const sources = ['kit', 'plain', 'absent'].map((name) =>
  apiReference.parse({ package: name, path: '/api' }),
);
const report = await readReferences({ root, engine: root, sources, installed: '' });
const [kit] = report.references;

test('of a package of the workspace it is told where it stands, and which comments contradict its code', () => {
  expect(kit?.ownFolder).toBe('packages/kit');
  expect(kit?.components[0]?.props).toMatchObject([
    { name: 'color', default: '"red"' },
    { name: 'size', default: '1', publishedDefault: '2' },
  ]);
  expect(kit?.components[0]?.props[0]).not.toHaveProperty('publishedDefault');
});

test('packages that are not there are told from packages without types', () => {
  expect(report.missing).toEqual([
    { package: 'plain', isInstalled: true },
    { package: 'absent', isInstalled: false },
  ]);
});

test('a change of the code or the declarations of a workspace makes the reference old', async () => {
  expect(await areUnchanged(root, report.read)).toBe(true);
  write({ 'packages/kit/index.js': 'export const Dot = ({ size = 3 }) => null;' });
  expect(await areUnchanged(root, report.read)).toBe(false);
});
