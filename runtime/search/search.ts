import type { DocSearchSettings, SearchProvider } from '../contract/search.ts';
import type { SearchManifest } from './manifest.ts';
import { createSearchIndex } from './query.ts';

/** Set by the build: false for a site with its own index. */
declare const __DOCSEARCH__: DocSearchSettings | false;

/** Files of indexes by address: their names change with their content. */
const files = new Map<string, Promise<string>>();

/**
 * Opens the index of the language whose first page is at `home`. Call it each time the dialog opens: it asks for one small
 * file, which names the others. Throws if the index cannot be loaded; later calls may succeed.
 */
export async function openSearch(home: string): Promise<SearchProvider> {
  if (__DOCSEARCH__) return (await import('./docsearch.ts')).openDocSearch(__DOCSEARCH__);
  const manifest = JSON.parse(await fetchText(`${home}search.json`)) as SearchManifest;
  const read = (name: string) => {
    const address = manifest.folder + name;
    const known = files.get(address) ?? fetchText(address);
    files.set(address, known);
    known.catch(() => files.delete(address));
    return known;
  };
  return createSearchIndex({ manifest, read, home });
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
