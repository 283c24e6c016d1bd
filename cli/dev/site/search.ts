import { INDEX_FOLDER } from '../../../runtime/search/manifest.ts';
import type { StoredPage } from '../../pipeline/compile-pages.ts';
import { searchFiles } from '../../pipeline/search.ts';
import type { Checker } from './checker.ts';
import type { Snapshot } from './snapshot.ts';

/** Search index of `dev`, created on request from the pages of the last check. */
export interface DevSearch {
  /** Returns a file of the index. Undefined for any other address. */
  readonly file: (path: string) => Promise<{ readonly bytes: Uint8Array } | undefined>;
}

type Files = ReadonlyMap<string, { readonly bytes: Uint8Array }>;

/** Creates the search of `dev`. Also serves the previous index, for readers with its manifest. */
export function createDevSearch(
  snapshot: () => Snapshot,
  { pages, settled }: Pick<Checker, 'pages' | 'settled'>,
): DevSearch {
  const state = {
    of: undefined as readonly StoredPage[] | undefined,
    made: [] as Promise<Files>[],
  };
  const makeFiles = async (): Promise<Files> => {
    const { loaded, open } = snapshot();
    const { base } = loaded.input.config.site;
    const files = await searchFiles(loaded.input, open.value.site, pages());
    return new Map(files.map(({ path, bytes }) => [base + path, { bytes: Buffer.from(bytes) }]));
  };
  return {
    async file(path) {
      const { base } = snapshot().loaded.input.config.site;
      const isManifest = path.startsWith(base) && /(?:^|\/)search\.json$/.test(path);
      if (isManifest) {
        await settled();
        if (state.of !== pages()) {
          state.of = pages();
          state.made = [makeFiles(), ...state.made.slice(0, 1)];
        }
      } else if (!path.startsWith(base + INDEX_FOLDER)) return undefined;
      const [current, before] = await Promise.all(state.made);
      return current?.get(path) ?? before?.get(path);
    },
  };
}
