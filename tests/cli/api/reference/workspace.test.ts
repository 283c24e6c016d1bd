import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReferences } from '../../../../cli/api/reference/read-references.ts';
import { referencesStep } from '../../../../cli/api/steps.ts';
import { apiReference } from '../../../../cli/config/schema-parts/api.ts';
import { findEngine } from '../../../../cli/engine.ts';
import { createNodeHost } from '../../../../cli/host.ts';
import { runWithCurrentFiles } from '../../../../cli/load/packages.ts';

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
  size?: number;
  /** @default "red" */
  color?: string;
}) => React.ReactElement;
`,
  'packages/kit/index.js': "export const Dot = ({ size = 2, color = 'blue' }) => null;",
});
symlinkSync(join(root, 'packages/kit'), join(root, 'node_modules/kit'));

const sources = ['kit', 'plain', 'absent'].map((name) =>
  apiReference.parse({ package: name, path: '/api' }),
);
const input = { root, engine: root, sources, installed: '' };
const report = readReferences(input);
const [kit] = report.references;

test('prefers the default in a comment to the one in the code', () => {
  expect(kit?.components[0]?.props).toMatchObject([
    { name: 'color', default: '"red"' },
    { name: 'size', default: '2' },
  ]);
});

test('does not count packages in the folder of a package that documents itself as its own', () => {
  write({
    'solo/package.json': JSON.stringify({ name: 'solo', exports: { types: './index.d.ts' } }),
    'solo/index.d.ts': `
import * as React from 'react';
export declare const Dot: (props: { size?: number } & React.Attributes) => React.ReactElement;
`,
    'solo/node_modules/react/package.json': JSON.stringify({
      name: 'react',
      types: './index.d.ts',
    }),
    'solo/node_modules/react/index.d.ts': `
declare namespace React { interface ReactElement { type: unknown } interface Attributes { id?: string } }
export = React;
`,
  });
  const solo = join(root, 'solo');
  const source = apiReference.parse({ package: 'solo', path: '/api' });
  const found = readReferences({ root: solo, engine: solo, sources: [source], installed: '' });
  const props = found.references[0]?.components[0]?.props.map(({ name }) => name);
  expect(props).toEqual(['size']);
});

test('reads an installed package rather than a site of the same name', () => {
  const kitInSite = JSON.stringify({ name: 'kit', version: '2.0.0', types: './index.d.ts' });
  write({
    'site/package.json': JSON.stringify({ name: 'kit', version: '1.0.0' }),
    'site/node_modules/kit/package.json': kitInSite,
    'site/node_modules/kit/index.d.ts': `export declare const Dot: () => null;`,
  });
  const site = join(root, 'site');
  const found = readReferences({ ...input, root: site, sources: sources.slice(0, 1) });
  expect(found.references[0]?.version).toBe('2.0.0');
});

test('distinguishes packages that are not installed from packages without types', () => {
  expect(report.missing).toEqual([
    { package: 'plain', isInstalled: true },
    { package: 'absent', isInstalled: false },
  ]);
});

test('reads a reference again after a change of code in the workspace', async () => {
  const made: unknown[] = [];
  const run = (value: typeof input) => {
    made.push(value);
    return Promise.resolve(readReferences(value));
  };
  const host = await createNodeHost({
    ...{ root, engine: findEngine(), cache: true, concurrency: 1, workers: 0, pageSeconds: 10 },
  });
  const current = () => runWithCurrentFiles(host, { step: { ...referencesStep, run }, input });
  const { references: before } = await current();
  await current();
  expect(made).toHaveLength(1);
  write({ 'packages/kit/index.js': 'export const Dot = ({ size = 3 }) => null;' });
  const { references: after } = await current();
  await current();
  expect(made).toHaveLength(2);
  await host.close();
  const defaults = [before, after].map(
    (references) => references[0]?.components[0]?.props[1]?.default,
  );
  expect(defaults).toEqual(['2', '3']);
});
