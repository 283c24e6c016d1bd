import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { PageConstants } from '../../runtime/contract/payload.ts';
import type { SiteServices, WorkerManifest } from '../../runtime/contract/services.ts';
import type { NamedFile } from './files/content-names.ts';

/** Absolute paths of the engine's browser modules, as the engine's own build leaves them. */
export interface RuntimeFiles {
  /** Folder of the script that every page loads, `entry.js`, and of what it loads on demand. */
  readonly page: string;
  /** The inline head script, before the site's constants are put in. */
  readonly head: string;
  /** The inline script after the sidebar, likewise. */
  readonly sidebar: string;
  /** Mounts islands: `createMount`, `createShellMount`. */
  readonly mount: string;
  /** What islands import as `docs-build/runtime`. */
  readonly react: string;
  /** Runs in the document that shows adverts drawn by a script of others. */
  readonly adFrame: string;
  /** Runs in the document that runs edited code. */
  readonly editFrame: string;
  /** The service worker, and the one that takes it back. */
  readonly worker: string;
  readonly workerKill: string;
  /** Listens to the dev server. */
  readonly devClient: string;
}

/** The scripts of every page, and the text of those that stand in it. */
export interface BundledRuntime {
  readonly files: readonly NamedFile[];
  readonly headScript: string;
  readonly sidebarScript: string;
}

/** What the site's scripts are made for. */
interface RuntimeOptions {
  readonly constants: PageConstants;
  readonly services: SiteServices;
  readonly minify: boolean;
}

/** Makes the runtime's own scripts ready for a site. They refer to each other by `./name`; those of services that are off are left out. */
export async function bundleRuntime(
  { page, head, sidebar }: RuntimeFiles,
  { constants, services, minify }: RuntimeOptions,
): Promise<BundledRuntime> {
  const names = (await readdir(page)).sort();
  const [files, headScript, sidebarScript] = await Promise.all([
    Promise.all(names.map((name) => pageScript(join(page, name), { name, services, minify }))),
    inlineScript(head, constants),
    inlineScript(sidebar, constants),
  ]);
  return { files: reachable(files), headScript, sidebarScript };
}

async function pageScript(
  path: string,
  { name, services, minify }: Pick<RuntimeOptions, 'services' | 'minify'> & { name: string },
): Promise<NamedFile> {
  const source = await readFile(path, 'utf8');
  const { code } = await transform(source, {
    minify,
    // Always: these take out what the site does not have.
    minifySyntax: true,
    treeShaking: true,
    define: serviceConstants(services),
    format: 'esm',
    target: 'es2022',
  });
  return { name, bytes: Buffer.from(code) };
}

/** What scripts know about services, by names in capitals, as code. */
export function serviceConstants({ ads, analytics, asksConsent, serviceWorker }: SiteServices) {
  const constants = {
    __HAS_ADS__: ads !== false,
    __HAS_ANALYTICS__: analytics !== false,
    __HAS_GTAG__: analytics !== false && analytics.gtag !== undefined,
    __HAS_BEACON__: analytics !== false && analytics.beacon !== undefined,
    __ASKS_CONSENT__: asksConsent,
    __WORKER_HOSTS__: serviceWorker && serviceWorker.hosts,
    __ADS__: ads,
    __ANALYTICS__: analytics,
    __SERVICE_WORKER__: serviceWorker,
  };
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

/** The script of every page, and what that leads to. */
function reachable(files: readonly NamedFile[]): NamedFile[] {
  const namesIn = ({ bytes }: NamedFile) =>
    [...bytes.toString().matchAll(/\bimport\("\.\/([^"]+)"\)/g)].map(([, name = '']) => name);
  const found = new Set(['entry.js']);
  // A set goes on to what is added while it is gone through.
  for (const name of found) {
    const file = files.find((one) => one.name === name);
    for (const next of file ? namesIn(file) : []) found.add(next);
  }
  return files.filter(({ name }) => found.has(name));
}

/** The text of a service worker. What takes one back needs to know nothing of the build. */
export async function bundleWorker(path: string, manifest?: WorkerManifest): Promise<string> {
  const source = await readFile(path, 'utf8');
  if (manifest === undefined) return source;
  const define = { __WORKER_MANIFEST__: JSON.stringify(manifest) };
  const { code } = await transform(source, { minify: true, define, target: 'es2022' });
  return code;
}

/** A script of the engine with the site's constants in it, as short as it gets: it stands in every page. */
async function inlineScript(path: string, constants: PageConstants): Promise<string> {
  const { storagePrefix, codeStyles, announcement } = constants;
  const define = {
    __STORAGE_PREFIX__: JSON.stringify(storagePrefix),
    __CODE_STYLES__: JSON.stringify(codeStyles),
    __ANNOUNCEMENT__: JSON.stringify(announcement),
  };
  const source = await readFile(path, 'utf8');
  const { code } = await transform(source, { minify: true, define, target: 'es2022' });
  return code.trim();
}
