import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageConstants } from '../../runtime/contract/payload.ts';
import type { SiteServices, WorkerManifest } from '../../runtime/contract/services.ts';
import { transform } from '../model/code/bundler.ts';
import { reachableFrom } from '../model/collections.ts';
import { type NamedFile, decodeFile } from './files/content-names.ts';

/** Absolute paths of the engine's browser modules in `build/`. */
export interface RuntimeFiles {
  /** Folder of `entry.js`, which every page loads, and of scripts that it loads on demand. */
  readonly page: string;
  /** Inline script of the head, before the site's constants are inserted. */
  readonly head: string;
  /** Inline script after the sidebar, before the site's constants are inserted. */
  readonly sidebar: string;
  /** Module that mounts islands: `createMount`, `createShellMount`. */
  readonly mount: string;
  /** Module `docs-build/runtime`, which islands import. */
  readonly react: string;
  /** Script of the frame for provider-rendered adverts. */
  readonly adFrame: string;
  /** Script of the frame that runs edited code. */
  readonly editFrame: string;
  readonly worker: string;
  /** Service worker that unregisters itself. */
  readonly workerKill: string;
  readonly devClient: string;
  readonly offline: string;
  /** Prebuilt shared code, as JSON. */
  readonly prebuilt: string;
}

interface RuntimeOptions {
  readonly constants: PageConstants;
  readonly services: SiteServices;
  readonly hasSchemeAttributes: boolean;
}

/**
 * Inserts the site's constants into the minified runtime, which removes disabled services. Scripts
 * refer to each other as `./name`.
 */
export async function configureRuntime(
  { page, head, sidebar }: RuntimeFiles,
  options: RuntimeOptions,
) {
  const { constants, services } = options;
  const defined = {
    ...serviceConstants(services),
    __STORAGE_PREFIX__: constants.storagePrefix,
  };
  const pageScript = async (name: string): Promise<NamedFile> => {
    const bytes = await readFile(join(page, name));
    if (!Object.keys(defined).some((constant) => bytes.includes(constant))) return { name, bytes };
    return { name, bytes: Buffer.from(await withConstants(bytes, defined, 'esm')) };
  };
  const names = (await readdir(page)).sort();
  const [files, headScript, sidebarScript] = await Promise.all([
    Promise.all(names.map(pageScript)),
    inlineScript(head, options),
    inlineScript(sidebar, options),
  ]);
  return { files: reachableScripts(files), headScript, sidebarScript };
}

/** Returns the constants of the services, as JSON. */
export function serviceConstants(services: SiteServices) {
  const { ads, analytics, asksConsent, serviceWorker, search } = services;
  return {
    __HAS_ADS__: ads !== false,
    __HAS_ANALYTICS__: analytics !== false,
    __HAS_GTAG__: analytics !== false && analytics.gtag !== undefined,
    __HAS_BEACON__: analytics !== false && analytics.beacon !== undefined,
    __ASKS_CONSENT__: asksConsent,
    __WORKER_HOSTS__: serviceWorker && serviceWorker.hosts,
    __HAS_SEARCH__: search !== false,
    __DOCSEARCH__: search !== false && search.provider === 'docsearch' && search,
    __ADS__: ads,
    __ANALYTICS__: analytics,
    __SERVICE_WORKER__: serviceWorker,
  };
}

function reachableScripts(files: readonly NamedFile[]): NamedFile[] {
  const found = reachableFrom(['entry.js'], (name) => {
    const file = files.find((file) => file.name === name);
    const imports = file ? decodeFile(file).matchAll(/\bimport\("\.\/([^"]+)"\)/g) : [];
    return [...imports].map(([, next = '']) => next);
  });
  return files.filter(({ name }) => found.has(name));
}

/** Inserts the manifest into a service worker. The one that unregisters itself has no manifest. */
export async function configureWorker(path: string, manifest?: WorkerManifest): Promise<string> {
  return manifest === undefined
    ? readFile(path, 'utf8')
    : withConstants(await readFile(path), { __WORKER_MANIFEST__: manifest }, 'iife');
}

const inlineScript = async (
  path: string,
  { constants, services, hasSchemeAttributes }: RuntimeOptions,
): Promise<string> => {
  const { storagePrefix, codeStyles, announcement } = constants;
  const defined = {
    __HAS_SEARCH__: services.search !== false,
    __HAS_SCHEME_ATTRIBUTES__: hasSchemeAttributes,
    __STORAGE_PREFIX__: storagePrefix,
    __CODE_STYLES__: codeStyles,
    __ANNOUNCEMENT__: announcement,
  };
  return (await withConstants(await readFile(path), defined, 'iife')).trim();
};

/** Inserts constants, which are JSON, into a script, and minifies it. */
async function withConstants(
  script: Uint8Array,
  constants: Readonly<Record<string, unknown>>,
  format: 'esm' | 'iife',
): Promise<string> {
  const texts = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const define = Object.fromEntries(texts) as Record<string, string>;
  const options = { define, format, minify: true, treeShaking: true, target: 'es2022' };
  return (await transform(script, options)).code;
}
