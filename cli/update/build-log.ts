import { isCode } from '../bundle/vendor/usage.ts';
import { groupBy } from '../model/collections.ts';
import { contentHash } from '../model/files.ts';
import { type Host, type Store, jsonBytes } from '../model/host.ts';
import { filesOfPage, hasFile } from '../model/page.ts';
import { type PageKey, contentKey, translationsOf } from '../model/site.ts';
import type {
  BuildLog,
  BundledIslands,
  CompileRecipe,
  CompiledKeys,
  LoggedPage,
  MadeSidebar,
} from '../pipeline/make-page.ts';
import type { SiteRecord } from './record.ts';
import type { RenderRequest } from '../render/render-input.ts';

/** Creates a log that keeps its records in the host's store. `close` returns their keys. */
export function createBuildLog({ store }: Pick<Host, 'store'>): BuildLog & {
  readonly close: () => SiteRecord;
} {
  const writePage = createPageWriter(store);
  const codeOf = new Map<PageKey, BundledIslands>();
  const keys = { search: '', code: '' };
  /** Output paths. A file that several pages use is listed once for each of them. */
  const used: string[] = [];
  const editable: { readonly file: string; readonly key: string }[] = [];
  /** Source files whose edits affect more than pages with a record, so they need a full build. */
  const others = new Set<string>();
  return {
    addSearch: async (plans) => {
      keys.search = await putByContent(store, plans);
    },
    addCode: async (recipe, pages) => {
      for (const page of pages) codeOf.set(page.key, page);
      keys.code = await putByContent(store, recipe);
    },
    addFiles: (paths, copied) => {
      used.push(...paths);
      for (const file of copied) others.add(file);
    },
    addPage: async (made) => {
      const { page, recipe, key, codeKey, request, paths } = made;
      used.push(...paths);
      const code = codeOf.get(contentKey(page));
      const { href, isPage, groups, rendered } = made.sidebar;
      const sidebar = { href, isPage, groups, rendered };
      const record =
        recipe && isAlone(made)
          ? await writePage({ recipe, key, codeKey, code, request, sidebar, paths })
          : undefined;
      const own = new Set<string>(filesOfPage(page));
      const bundled = new Set<string>(Object.values(code?.files ?? {}).flat());
      for (const file of [...own, ...bundled]) {
        const isText = file === page.source.file;
        // Modules of components also belong to other pages.
        const isDemo = own.has(file) && bundled.has(file) && isCode(file);
        if (record !== undefined && (isText || isDemo)) editable.push({ file, key: record });
        else others.add(file);
      }
    },
    close: () => ({
      ...keys,
      uses: Object.fromEntries(
        [...groupBy(used, (path) => path)].flatMap(([path, all]) =>
          all.length > 1 ? [[path, all.length]] : [],
        ),
      ),
      pages: Object.fromEntries(
        [...groupBy(editable, ({ file }) => file)].flatMap(([file, pages]) =>
          others.has(file) ? [] : [[file, [...new Set(pages.map(({ key }) => key))]]],
        ),
      ),
    }),
  };
}

/** Whether a page can be rebuilt without other pages. */
const isAlone = ({ page, site, failures }: LoggedPage) =>
  // Translations are compared with their originals, and posts are in feeds.
  hasFile(page) &&
  !page.post &&
  translationsOf(site, page.pathname).length <= 1 &&
  failures.length === 0;

/** How a page was built in one language, for rebuilding it after an edit. */
export interface PageRecord extends CompiledKeys {
  readonly recipe: CompileRecipe;
  /** Absent if the page has no islands. */
  readonly code?: BundledIslands | undefined;
  /** Stored without the body and the code of demos. */
  readonly request: RenderRequest;
  readonly sidebar: MadeSidebar;
  readonly paths: readonly string[];
}

/** A record as it is stored. Objects that share members with other pages are in `shared`. */
interface StoredRecord extends Omit<PageRecord, 'recipe' | 'request' | 'sidebar'> {
  readonly shared: readonly Parts[];
}

/** Members of an object: values, or keys of separate entries in the store that pages share. */
type Parts = Readonly<Record<string, { readonly value: unknown } | { readonly key: string }>>;

/** Stores a value under a key derived from its content. */
export async function putByContent(store: Store, value: object): Promise<string> {
  const json = jsonBytes(value);
  const key = `record-${contentHash(json)}`;
  if (!store.has(key)) await store.write(key, json);
  return key;
}

/** Returns a function that stores records of pages and returns their keys. */
export function createPageWriter(store: Store): (page: PageRecord) => Promise<string> {
  const seen = new Set<string>();
  const keys: PartIndex['keys'] = new WeakMap();
  return async ({ recipe, request, sidebar, ...own }) => {
    const { view } = request;
    // Members keep their order, on which cache keys depend.
    const others = { ...request, view: undefined, bodyJson: undefined, demoCode: undefined };
    const shared: Parts[] = [];
    for (const whole of [recipe, others, view, sidebar]) {
      shared.push(await splitParts(whole, { store, seen, keys }));
    }
    return putByContent(store, { ...own, shared } satisfies StoredRecord);
  };
}

/** Minimum length of a member that becomes a separate entry. */
const SHARED_LENGTH = 200;

interface PartIndex {
  readonly store: Store;
  /** Keys of all long members so far. */
  readonly seen: Set<string>;
  /** Keys of objects, many of which are in all pages. */
  readonly keys: WeakMap<object, string | undefined>;
}

/** Splits an object into its members. Stores long members apart once they repeat. */
async function splitParts(whole: object, { store, seen, keys }: PartIndex): Promise<Parts> {
  const parts: Record<string, Parts[string]> = {};
  for (const [name, value] of Object.entries(whole) as [string, unknown][]) {
    parts[name] = { value };
    const key = partKey(value, keys);
    if (key === undefined) continue;
    if (seen.has(key) && !store.has(key)) await store.put(key, value);
    if (store.has(key)) parts[name] = { key };
    seen.add(key);
  }
  return parts;
}

/** Returns the key of a long member. Undefined for a short one. */
function partKey(value: unknown, keys: PartIndex['keys']): string | undefined {
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && keys.has(value)) return keys.get(value);
  const json = value === undefined ? '' : JSON.stringify(value);
  const key = json.length < SHARED_LENGTH ? undefined : `part-${contentHash(json)}`;
  if (isObject) keys.set(value, key);
  return key;
}

/** Reads the record of a page. Throws if a part of it is missing. */
export async function readPageRecord(store: Store, key: string): Promise<PageRecord> {
  const { shared, ...own } = await storedValue<StoredRecord>(store, key);
  const join = async (parts: Parts) => {
    const members = Object.entries(parts).map(async ([name, part]) => [
      name,
      'key' in part ? await storedValue(store, part.key) : part.value,
    ]);
    return Object.fromEntries(await Promise.all(members)) as object;
  };
  const [recipe, request, view, sidebar] = await Promise.all(shared.map(join));
  return { ...own, recipe, request: { ...request, view }, sidebar } as PageRecord;
}

/** Reads an entry of the store. Throws if it is missing. */
export async function storedValue<T>(store: Store, key: string): Promise<T> {
  const value = await store.get<T>(key);
  if (value === undefined) throw new Error(`The cache entry ${key} is missing`);
  return value;
}

/** Throws if pages cannot be updated: `updatePages` then leaves the edit to a whole build. */
export function assertUpdatable(isUpdatable: unknown): asserts isUpdatable {
  if (!isUpdatable) throw new Error('The whole site must be built.');
}
