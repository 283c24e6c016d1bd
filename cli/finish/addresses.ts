import type { OutputFile } from '../model/output.ts';
import { toOutputPath } from '../model/paths.ts';
import { pageKey, prefixOf } from '../model/site.ts';
import type { Site } from '../model/site.ts';
import type { FactsByPage } from './options.ts';
import { listedPages } from './urls.ts';

/** Where the list of addresses is. */
export const ADDRESSES_PATH = toOutputPath('addresses.json');

/** What a site has published: its addresses, without base, each with the ids that a link may name there. */
export interface Published {
  readonly version: 1;
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** Code and its lines are numbered: nobody can promise to keep these ids. */
const isKept = (id: string) => !/^code-\d+(?:-L\d+)?$/.test(id);

/** `addresses.json`, a line for each page: what `check --against` holds a later state of the site against. */
export function addressesFile(
  site: Pick<Site, 'pages' | 'routing'>,
  facts: FactsByPage,
): OutputFile {
  const lines = listedPages(site)
    .map((page) => {
      const anchors = facts.get(pageKey(page.language, page.pathname))?.anchors ?? [];
      const address = prefixOf(site, page.language) + page.pathname;
      return [address, [...new Set(anchors)].filter(isKept).toSorted()] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, ids]) => `${JSON.stringify(address)}:${JSON.stringify(ids)}`);
  return { path: ADDRESSES_PATH, bytes: `{"version":1,"pages":{\n${lines.join(',\n')}\n}}\n` };
}
