import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inject, vi } from 'vitest';
import { serveDirectory } from '../../cli/dev/static-server.ts';

/** A built site and a server for it. */
export interface BuiltSite {
  /** Absolute folder of the output. */
  readonly directory: string;
  /** Origin without a final slash: `http://localhost:40123`. */
  readonly origin: string;
  /** Output paths of all files, sorted, `/` separators. */
  readonly files: readonly string[];
  /** URL paths of all documents except frames: `/material-ui/react-button/`, `/404.html`. */
  readonly pages: readonly string[];
  /** Pages, with only a few of the API reference, which are alike. */
  readonly kinds: readonly string[];
  readonly close: () => Promise<void>;
}

const filesUnder = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Pages of the API reference that represent the others. */
const API_KINDS = [
  '/material-ui/api/autocomplete/',
  '/material-ui/api/use-media-query/',
  '/joy-ui/api/select/',
  '/system/api/box/',
  '/base-ui/react-switch/components-api/',
  '/base-ui/react-switch/hooks-api/',
];

/** Returns the URL path of an output file: `/a/b/` for `a/b/index.html`. */
export const addressOf = (path: string) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`;

const isOneOfMany = (page: string) =>
  /\/(?:api|components-api|hooks-api)\//.test(page) && !API_KINDS.includes(page);

/** Serves a folder that holds a built site. */
export async function serveBuilt(directory: string): Promise<BuiltSite> {
  const server = await serveDirectory({ directory, port: 0 });
  const files = filesUnder(directory);
  const pages = files
    .filter((path) => path.endsWith('.html') && !/^_(?:assets|demos|frames)\//.test(path))
    .map(addressOf);
  return {
    directory,
    origin: server.url.replace(/\/$/, ''),
    files,
    pages,
    kinds: pages.filter((page) => !isOneOfMany(page)),
    close: () => server.close(),
  };
}

/** Runs `build` of the built engine. */
async function runBuild(root: string, directory: string, flags: readonly string[]): Promise<void> {
  const args = ['build/cli.mjs', 'build', '--root', root, '--out-dir', directory, ...flags];
  await promisify(execFile)(process.execPath, args);
}

/** Builds a site into a folder that is removed when the site is closed. */
export async function buildFrom(root: string, flags: readonly string[] = []): Promise<BuiltSite> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-site-')));
  const directory = join(folder, 'dist');
  await runBuild(root, directory, flags);
  const site = await serveBuilt(directory);
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds that a test file waits while another one builds this repository's site. */
const PATIENCE_MS = 580_000;

/** Serves this repository's site. The first test file of a run builds it, without any warning. */
export async function buildThisSite(): Promise<BuiltSite> {
  const folder = inject('siteFolder');
  const directory = join(folder, 'dist');
  const built = join(folder, 'built');
  if (isFirst(join(folder, 'started'))) {
    const failed = await runBuild('.', directory, ['--strict']).then(() => '', String);
    writeFileSync(`${built}.part`, failed);
    renameSync(`${built}.part`, built);
  }
  await vi.waitUntil(() => existsSync(built), { timeout: PATIENCE_MS, interval: 100 });
  // A failed build fails all test files that need it.
  const failed = readFileSync(built, 'utf8');
  if (failed !== '') throw new Error(failed);
  return serveBuilt(directory);
}

/** Creates a folder. Returns whether no other test file has done so. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false; // another test file was quicker
  }
}

/** Copies the cache of an earlier site of the kind to a site. */
function takeCache(kind: string, root: string): void {
  const kept = join(inject('siteFolder'), `${kind}-cache`);
  if (existsSync(kept)) cpSync(kept, join(root, '.docs-build/cache'), { recursive: true });
}

/** Copies the cache of a site for later sites of the kind. Renames it, so that it is complete. */
function leaveCache(kind: string, root: string): void {
  const kept = join(inject('siteFolder'), `${kind}-cache`);
  if (existsSync(kept)) return;
  const copy = mkdtempSync(`${kept}-`);
  cpSync(join(root, '.docs-build/cache'), copy, { recursive: true });
  try {
    renameSync(copy, kept);
  } catch {
    rmSync(copy, { recursive: true }); // another test file was quicker
  }
}

/** Builds a site of these files with the default theme. Sites of one kind share a cache. */
export async function buildSiteOf(
  kind: string,
  files: Readonly<Record<string, string>>,
  flags?: readonly string[],
): Promise<BuiltSite> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), `docs-build-${kind}-`)));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    takeCache(kind, root);
    const site = await buildFrom(root, flags);
    leaveCache(kind, root);
    return site;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
