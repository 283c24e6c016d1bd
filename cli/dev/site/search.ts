import { INDEX_FOLDER } from '../../../runtime/search/manifest.ts';
import type { StoredPage } from '../../pipeline/make-page.ts';
import { searchFiles } from '../../pipeline/search.ts';
import { settled, type Session } from './session.ts';

type Files = ReadonlyMap<string, { readonly bytes: Uint8Array }>;

/**
 * Returns a function for files of the search index, which is made on request from the pages of the
 * last check. Also serves the previous index, for readers with its manifest.
 */
export function createDevSearch(session: Session) {
  const { pages } = session.checker;
  let indexed: readonly StoredPage[] | undefined;
  let indexes: readonly Promise<Files>[] = [];
  const makeFiles = async (): Promise<Files> => {
    const { loaded, open } = session.snapshot;
    const { base } = loaded.input.config.site;
    const files = await searchFiles(loaded.input, open.value.site, pages());
    return new Map(files.map(({ path, bytes }) => [base + path, { bytes: Buffer.from(bytes) }]));
  };
  return async (path: string) => {
    const { base } = session.snapshot.loaded.input.config.site;
    const isManifest = path.startsWith(base) && /(?:^|\/)search\.json$/.test(path);
    if (!isManifest && !path.startsWith(base + INDEX_FOLDER)) return undefined;
    if (isManifest) await settled(session);
    if (isManifest && indexed !== pages()) {
      indexed = pages();
      indexes = [makeFiles(), ...indexes.slice(0, 1)];
    }
    const [current, before] = await Promise.all(indexes);
    return current?.get(path) ?? before?.get(path);
  };
}
