import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { IS_FULL } from './harness/sample.ts';

const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

interface BillOfMaterials {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
}

const MANIFEST = readJson<Manifest>('package.json');

/** Runs the script that lists the published packages. */
const publishedPackages = (...flags: readonly string[]) =>
  execFileSync(process.execPath, ['scripts/published-packages.mjs', ...flags], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 27,
  });

test('installs or bundles at most 45 direct packages', () => {
  const [, count] = /^(\d+) direct packages of at most 45\n/.exec(publishedPackages()) ?? [];
  expect(Number(count)).toBeLessThanOrEqual(45);
  expect(Number(count)).toBeGreaterThan(Object.keys(MANIFEST.dependencies).length);
});

test('lists installed and bundled packages, but no development tools, in the bill of materials', () => {
  const bill = JSON.parse(publishedPackages('--sbom')) as BillOfMaterials;
  const refs = bill.components.map((component) => component['bom-ref'].replace(/@[^@]+$/, ''));
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component.name).toBe('docs-build');
  expect(refs).toEqual(expect.arrayContaining(['esbuild', 'react', 'unified', 'micromark']));
  expect(refs).not.toContain('vitest');
  expect(refs).not.toContain('eslint');
});

test('only esbuild has an install script', () => {
  const { packages } = readJson<Lock>('package-lock.json');
  const withScripts = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(withScripts).toEqual(['node_modules/esbuild']);
});

test('workflows pin actions by commit and have no permissions by default', () => {
  const folder = '.github/workflows';
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const uses = texts.flatMap((text) => [...text.matchAll(/uses: (.*)/g)].map(([, ref]) => ref));
  expect(uses.length).toBeGreaterThan(0);
  for (const ref of uses) expect(ref).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  for (const text of texts) expect(text).toMatch(/^permissions: \{\}$/m);
});

/**
 * Installs the published files like `npm install --ignore-scripts`, without the file that esbuild's
 * script creates.
 */
function installWithoutScripts(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-installed-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const modules = join(root, 'node_modules');
  const link = (name: string) => {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name));
  };
  for (const name of ['@esbuild', ...Object.keys(MANIFEST.dependencies)])
    if (name !== 'esbuild') link(name);
  for (const path of ['package.json', 'lib'])
    cpSync(join('node_modules/esbuild', path), join(modules, 'esbuild', path), { recursive: true });
  for (const path of ['package.json', 'build'])
    cpSync(path, join(modules, 'docs-build', path), { recursive: true });
  return root;
}

const hasNamespaces = spawnSync('unshare', ['-rn', 'true']).status === 0;
if (!hasNamespaces) console.warn('Network test skipped: this user may not make a namespace.');

test.runIf(IS_FULL && hasNamespaces)(
  'builds a site without install scripts and without network',
  () => {
    const root = installWithoutScripts();
    const cli = join(root, 'node_modules/docs-build/build/cli.mjs');
    const run = (...argv: readonly string[]) =>
      spawnSync('unshare', ['-rn', process.execPath, cli, ...argv], {
        cwd: root,
        encoding: 'utf8',
      });
    const made = [run('init', 'site'), run('build', 'site')];
    expect(made.map(({ status, stderr }) => (status === 0 ? 'fine' : stderr))).toEqual([
      'fine',
      'fine',
    ]);
    expect(readdirSync(join(root, 'site/dist'))).toContain('index.html');
    expect(readdirSync(join(root, 'site/dist/guide/getting-started'))).toContain('index.html');
  },
);
