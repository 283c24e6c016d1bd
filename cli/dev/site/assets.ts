import { readFile } from 'node:fs/promises';
import { DEV_PATHS } from '../../../runtime/contract/dev.ts';
import type { OutputFile } from '../../model/assets.ts';
import { WORKER_SCRIPT } from '../../model/paths.ts';
import { PAGES_PATH, pagesFile } from '../../pipeline/on-demand.ts';
import { bytesOf } from './bytes.ts';
import type { Edition } from './edition.ts';

/** Where files for pages come from. */
export interface ServedAssets {
  readonly edition: Edition;
  /** Everything that served pages refer to, by address. */
  readonly assets: ReadonlyMap<string, OutputFile['bytes']>;
}

/** What is served at an address besides pages; undefined where there is nothing. */
export async function assetAt(
  { edition, assets }: ServedAssets,
  path: string,
): Promise<{ readonly bytes: Uint8Array } | undefined> {
  const { loaded, open } = edition;
  const { config, host, runtime } = loaded.input;
  if (path === DEV_PATHS.client) return { bytes: await readFile(runtime.devClient) };
  // A built site was served at this address before: what it left in the browser would answer now.
  if (path === config.site.base + WORKER_SCRIPT)
    return { bytes: await readFile(runtime.workerKill) };
  const file = open.value.site.publicFiles.get(`/${path.slice(config.site.base.length)}`);
  if (file !== undefined) return { bytes: await host.files.read(file) };
  if (path === config.site.base + PAGES_PATH) {
    return { bytes: bytesOf(pagesFile(open.value.site).bytes) };
  }
  const bytes = path.endsWith('/index.html') ? undefined : assets.get(path);
  return bytes === undefined ? undefined : { bytes: bytesOf(bytes) };
}
