import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadConfig } from '../../cli/config/load.ts';
import { findEngine } from '../../cli/engine.ts';
import { createNodeHost } from '../../cli/host.ts';
import { type Diagnostic, DocsError } from '../../cli/model/diagnostic.ts';
import { buildSite } from '../../cli/pipeline/build-site.ts';
import type { SiteInput } from '../../cli/pipeline/site-input.ts';
import { applySeverities } from '../../cli/report/catalogue.ts';

/** Path in the site → text or bytes. */
export type SiteFiles = Readonly<Record<string, string | Uint8Array>>;

/** Result of the build of a test site. */
export interface TestBuild {
  /** Output path → content, read as UTF-8. */
  readonly files: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Options of a build. */
interface BuildOptions {
  readonly cache: boolean;
  readonly workers: number;
  readonly concurrency: number;
  /** As in `check`, which reports more than `build`. */
  readonly dryRun?: SiteInput['dryRun'];
}

/** Options of a build that reports the findings of `check` and keeps the files. */
export const AS_CHECK = { dryRun: { rendersDemos: true, keepsPages: true } } as const;

const DEFAULTS: BuildOptions = { cache: true, workers: 0, concurrency: 4 };

export interface TestSite {
  /** Absolute folder of the site. */
  readonly root: string;
  readonly write: (files: SiteFiles) => void;
  readonly remove: (path: string) => void;
  readonly build: (options?: Partial<BuildOptions>) => Promise<TestBuild>;
  /** The diagnostics of a build, in the short form `file:line:column code`. */
  readonly findings: () => Promise<string[]>;
}

/** Absolute path of a theme without styles. */
export const PLAIN_THEME = resolve('tests/harness/plain-theme.tsx');

/** Default configuration of test sites. */
const DEFAULT_CONFIG = `export default { site: { url: 'https://docs.example.org', name: 'Test' }, theme: './theme.tsx' };\n`;

/**
 * Creates a site in a folder that is removed after the test. `packages` are linked to folders of
 * the site, as in a workspace.
 */
export function testSite(
  files: SiteFiles,
  packages: Readonly<Record<string, string>> = {},
): TestSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-test-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (more: SiteFiles) => {
    for (const [path, content] of Object.entries(more)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  };
  write({
    'docs.config.ts': DEFAULT_CONFIG,
    'theme.tsx': `export * from ${JSON.stringify(PLAIN_THEME)};\n`,
    ...files,
  });
  for (const [name, folder] of Object.entries(packages)) {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    symlinkSync(join(root, folder), join(root, 'node_modules', name));
  }
  const build: TestSite['build'] = (options) =>
    withSite(root, { ...DEFAULTS, ...options }, collect);
  return {
    root,
    write,
    remove: (path) => rmSync(join(root, path), { recursive: true, force: true }),
    build,
    findings: async () => (await build()).diagnostics.map(formatShort),
  };
}

/** Formats a diagnostic: `content/a.md:3:5 link/no-such-page`. */
export const formatShort = ({ file, range, code }: Diagnostic) =>
  [[file, range?.start.line, range?.start.column].filter(Boolean).join(':'), code]
    .filter(Boolean)
    .join(' ');

async function withSite<T>(
  root: string,
  { dryRun, ...options }: BuildOptions,
  work: (input: SiteInput, warnings: readonly Diagnostic[]) => Promise<T>,
): Promise<T> {
  const engine = findEngine();
  const { config, locateValue, locateKey, warnings } = await loadConfig(root);
  const host = await createNodeHost({ root, engine, pageSeconds: 10, ...options });
  try {
    const input = {
      config,
      host,
      engineRoot: engine.root,
      runtime: engine.runtime,
      publicEnv: { DOCS_TEST_KEY: 'known' },
      locateValue,
      locateKey,
      ...(dryRun && { dryRun }),
    };
    return await work(input, warnings);
  } finally {
    await host.close();
  }
}

async function collect(input: SiteInput, warnings: readonly Diagnostic[]): Promise<TestBuild> {
  const site = buildSite(input);
  const files: Record<string, string> = {};
  for await (const { path, bytes } of site.files) {
    files[path] = typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8');
  }
  const { failure, ...report } = site.report();
  const diagnostics = [...warnings, ...report.diagnostics];
  if (failure) throw new DocsError([...diagnostics, ...failure.diagnostics]);
  return { files, diagnostics: applySeverities(diagnostics, input.config.check) };
}
