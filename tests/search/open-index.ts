import type { SearchManifest } from '../../runtime/search/manifest.ts';
import { createSearchIndex, type SearchIndex } from '../../runtime/search/query.ts';

/**
 * Opens the index of a built site. `read` returns the text of an output file. `home` is the address
 * of the first page.
 */
export function openIndex(read: (path: string) => string, home = '/'): SearchIndex {
  const manifest = JSON.parse(read(`${home.slice(1)}search.json`)) as SearchManifest;
  return createSearchIndex({
    manifest,
    read: async (name) => read(manifest.folder.slice(1) + name),
    home,
  });
}

/** Returns the addresses of the pages that an index finds, best first, without repetitions. */
export async function foundPages(
  index: SearchIndex,
  query: string,
  { language = 'en', product }: { readonly language?: string; readonly product?: string } = {},
): Promise<string[]> {
  const { hits } = await index.search(query, {
    language,
    ...(product !== undefined && { product }),
  });
  return [...new Set(hits.map(({ href }) => href.replace(/[#?].*/, '')))];
}
