import type { SearchProvider } from '../contract/search.ts';
import { loadEachOnce } from '../events.ts';
import { fetchText } from '../page.ts';
import type { SearchManifest } from './manifest.ts';
import { createSearchIndex } from './query.ts';

/** Loads files of indexes, whose names change with their content. */
const loadFile = /* @__PURE__ */ loadEachOnce(fetchText);

/** Milliseconds for which an index counts as new. */
const FRESH_MS = 1000;

/** Opens the index whose first page is at `home`. Throws if loading fails; callers may retry. */
export async function openSearch(home: string): Promise<SearchProvider> {
  if (__DOCSEARCH__) return (await import('./docsearch.ts')).openDocSearch(__DOCSEARCH__);
  const first = await openIndex(home);
  const current = { index: Promise.resolve(first), since: Date.now() };
  return {
    products: first.products,
    search: async (query, scope) => (await current.index).search(query, scope),
    refresh() {
      if (Date.now() - current.since < FRESH_MS) return;
      const { index: before } = current;
      // Offline, the index that was loaded still answers.
      Object.assign(current, { index: openIndex(home).catch(() => before), since: Date.now() });
    },
  };
}

async function openIndex(home: string) {
  const manifest = JSON.parse(await fetchText(`${home}search.json`)) as SearchManifest;
  const read = (name: string) => loadFile(manifest.folder + name);
  return createSearchIndex({ manifest, read, home });
}
