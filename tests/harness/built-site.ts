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

/** A built site that is being served with the headers it asks for. */
export interface BuiltSite {
  /** Absolute folder of the output. */
  readonly directory: string;
  /** `http://localhost:40123`, without a slash at the end. */
  readonly origin: string;
  /** Output paths of all files, sorted, `/` separators. */
  readonly files: readonly string[];
  /** Addresses of all documents as readers see them: `/material-ui/react-button/`, `/404.html`. Frames of demos and adverts are not among them. */
  readonly pages: readonly string[];
  /** Those pages that differ in more than words: of an API reference, a few stand for all. */
  readonly kinds: readonly string[];
  readonly close: () => Promise<void>;
}

const filesUnder = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Pages of an API reference that stand for all others, which are made alike. */
const API_KINDS = [
  '/material-ui/api/autocomplete/',
  '/material-ui/api/use-media-query/',
  '/joy-ui/api/select/',
  '/system/api/box/',
  '/base-ui/react-switch/components-api/',
  '/base-ui/react-switch/hooks-api/',
];

/** The address of an output: `/a/b/` for `a/b/index.html`. */
export const addressOf = (path: string) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`;

const isOneOfMany = (page: string) =>
  /\/(?:api|components-api|hooks-api)\//.test(page) && !API_KINDS.includes(page);

/** Serves a folder that holds a built site. */
export async function serveBuilt(directory: string): Promise<BuiltSite> {
  const server = await serveDirectory({ directory, port: 0 });
  const files = filesUnder(directory);
  const pages = files
    .filter((path) => path.endsWith('.html') && !/^_(?:demos|frames)\//.test(path))
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

/** Runs the real command. */
async function runBuild(root: string, directory: string): Promise<void> {
  const args = ['build/cli.mjs', 'build', '--root', root, '--out-dir', directory];
  await promisify(execFile)(process.execPath, args);
}

/** Builds a site into a folder that goes when the site is closed. */
export async function buildFrom(root: string): Promise<BuiltSite> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-site-')));
  const directory = join(folder, 'dist');
  await runBuild(root, directory);
  const site = await serveBuilt(directory);
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds for which a test file waits for another one to build this repository's site. */
const PATIENCE_MS = 280_000;

/** This repository's site, built by the test file that asks for it first, served to each by a server of its own. */
export async function buildThisSite(): Promise<BuiltSite> {
  const folder = inject('siteFolder');
  const directory = join(folder, 'dist');
  const built = join(folder, 'built');
  if (isFirst(join(folder, 'started'))) {
    const failed = await runBuild('.', directory).then(() => '', String);
    writeFileSync(`${built}.part`, failed);
    renameSync(`${built}.part`, built);
  }
  await vi.waitUntil(() => existsSync(built), { timeout: PATIENCE_MS, interval: 100 });
  // All that asked for it are told, and none of them waits for what never comes.
  const failed = readFileSync(built, 'utf8');
  if (failed !== '') throw new Error(failed);
  return serveBuilt(directory);
}

/** Whether nobody has made this folder before. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false; // another test file was quicker
  }
}

/** Gives a site the cache that another one of its kind left in this run. */
function takeCache(kind: string, root: string): void {
  const kept = join(inject('siteFolder'), `${kind}-cache`);
  if (existsSync(kept)) cpSync(kept, join(root, '.docs-build/cache'), { recursive: true });
}

/** Leaves a site's cache for those of its kind, whole or not at all. */
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

/**
 * Builds a site of these files, by their paths in it, in the look that comes with the engine. Sites of one kind have most of their code in
 * common: in a run, only the first of them makes it.
 */
export async function buildSiteOf(
  kind: string,
  files: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), `docs-build-${kind}-`)));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    takeCache(kind, root);
    const site = await buildFrom(root);
    leaveCache(kind, root);
    return site;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
