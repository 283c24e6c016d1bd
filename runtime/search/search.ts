import type { SearchProvider } from '../contract/search.ts';

/** Opens the index of the language whose first page has this address. */
export async function openSearch(home: string): Promise<SearchProvider> {
  const answer = await fetch(`${home}search.json`);
  if (!answer.ok) throw new Error(`No search index at ${home}search.json`);
  return { products: [], search: async () => ({ hits: [], count: 0, terms: [] }) };
}
