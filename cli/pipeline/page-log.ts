import type { BundledCode, BundledPage } from '../bundle/bundle.ts';
import type { BaseRecipe } from '../bundle/shared-code.ts';
import type { CompileInput, CompileOptions, DemoSource } from '../compile/input.ts';
import { readText } from '../load/read-text.ts';
import { contentHash, siteText } from '../model/files.ts';
import { type Host, jsonBytes, parseJson, type Store } from '../model/host.ts';
import { type Demo, hasFile, type Page } from '../model/page.ts';
import type { IslandModule, OutputFile } from '../model/assets.ts';
import type { SourcePath } from '../model/paths.ts';
import { contentKey, type PageKey, type Site, translationsOf } from '../model/site.ts';
import type { RenderFailure, RenderRequest } from '../render/render-input.ts';
import type { ActiveLink, RenderedSidebar } from '../render/sidebar.ts';
import type { IndexPlan } from '../search/index-files.ts';
import { SUPPRESSION_WORD } from '../report/suppress.ts';

/** Compile input of a page, without the texts of its files. */
interface CompileFrame extends Omit<CompileInput, 'text' | 'hash' | 'demos'> {
  readonly demos: readonly Demo[];
}

/** Record of how a page was compiled. */
export interface CompileRecipe {
  readonly compile: CompileFrame;
  /** Content hash of the page's text. */
  readonly hash: string;
  /** Store key of the page's facts. */
  readonly compiledKey: string;
}

export function compileFrame(page: Page, { options, indexInputOf }: FrameContext): CompileFrame {
  const { pathname, title: fallbackTitle, demos, source } = page;
  const { file, language } = source;
  const { title = '', description, anchors, components } = source.frontMatter;
  const search = indexInputOf(page);
  return {
    file,
    pathname,
    title,
    fallbackTitle,
    language,
    demos,
    options,
    ...(description !== undefined && { description }),
    ...(anchors && { anchors }),
    ...(components && { components }),
    ...(page.post && { isPost: true as const }),
    ...(search && { search }),
  };
}

interface FrameContext {
  readonly options: CompileOptions;
  readonly indexInputOf: (page: Page) => CompileInput['search'];
}

/** Returns the compile input of a page with the given text. Reads the page's demos. */
export const compileInputOf = async (
  host: Pick<Host, 'files'>,
  { demos, ...frame }: CompileFrame,
  text: string,
): Promise<CompileInput> => ({
  ...frame,
  text,
  // Hash the text just read, because the file may have changed since it was scanned.
  hash: contentHash(text),
  demos: await Promise.all(demos.map((demo) => demoSource(demo, host))),
});

async function demoSource(demo: Demo, host: Pick<Host, 'files'>): Promise<DemoSource> {
  const readFile = async (path: SourcePath) => {
    const { value: text } = await readText(host, path);
    return { path, text, hash: contentHash(text) };
  };
  const variants = demo.variants.map(async ({ style, module, files }) => ({
    style,
    module,
    files: await Promise.all(files.map(readFile)),
  }));
  return { name: demo.name, id: demo.id, variants: await Promise.all(variants) };
}

/** Record of how a page was compiled and rendered, for updating it after an edit of its text. */
export interface PageRecord {
  readonly text: string;
  readonly compile: CompileFrame;
  /** Store key of the page's facts. */
  readonly compiledKey: string;
  /** Store key of the code of the page's demos. */
  readonly codeKey?: string;
  /** Record of how the page's islands were bundled. Absent if it has none. */
  readonly bundled?: BundledRecord;
  /** Store key of the page's part of the search index. */
  readonly indexKey: string;
  /** One for each language in which the page is served. */
  readonly renderings: readonly Rendering[];
}

/** Record of how the islands of a page were bundled. */
export interface BundledRecord {
  readonly key: PageKey;
  readonly islands: readonly IslandModule[];
  /** Files of each island's module, including the module itself. */
  readonly files: Readonly<Record<string, readonly SourcePath[]>>;
  /** `moduleNeeds` of these files. */
  readonly needs: Readonly<Record<string, string>>;
  /** Output paths of the bundled files. */
  readonly paths: readonly string[];
}

/** Record of how the code of all pages was bundled. */
export interface CodeRecord extends CodeSettings {
  readonly recipe: BaseRecipe;
}

interface CodeSettings {
  /** Path under which the site is served. */
  readonly base: string;
  /** Names of the environment variables that are available to code. */
  readonly env: readonly string[];
  /** Texts in demos that determine the fonts of their projects. */
  readonly texts: readonly string[];
}

interface LoggedCode {
  readonly settings: CodeSettings;
  /** Modules of all islands, with their `moduleNeeds`. */
  readonly modules: readonly (readonly [path: SourcePath, needs: string])[];
  readonly filesOf: (module: string) => readonly SourcePath[];
}

/** Everything from which a document is rendered, except the body. */
export interface Rendering {
  readonly request: Parts;
  readonly view: Parts;
  readonly sidebar: Parts;
  /** Output paths of the document's files, sorted. */
  readonly paths: readonly string[];
}

/** Members of an object. Members that pages share are entries of the store, with a `key`. */
export type Parts = Readonly<
  Record<string, { readonly value: unknown } | { readonly key: string }>
>;

/** A compiled page, with store keys of its parts. */
export interface LoggedPage {
  readonly page: Page;
  /** Recipe for compiling the page. Absent for generated pages. */
  readonly recipe?: CompileRecipe;
  /** Store key of the code of the page's demos. Absent if no code is shown. */
  readonly codeKey?: string;
  /** Store key of the page's part of the search index, which is `null` if search skips the page. */
  readonly indexKey: string;
}

/** A rendered page and its input. */
interface RenderedRequest {
  readonly site: Site;
  readonly request: RenderRequest;
  readonly sidebar: ActiveLink & { readonly rendered: RenderedSidebar };
  /** Output paths of the page's files, sorted. */
  readonly paths: readonly string[];
  readonly failures: readonly RenderFailure[];
}

/** Records pages for the next build. */
export interface PageLog {
  readonly add: (stored: LoggedPage, rendered: RenderedRequest) => Promise<void>;
  readonly addCode: (code: BundledCode, logged: LoggedCode) => void;
  /** Adds files that belong to no page, and the source files of which copies are served. */
  readonly addFiles: (files: readonly OutputFile[], copied: readonly SourcePath[]) => void;
  readonly addSearch: (plans: readonly IndexPlan[]) => void;
  /** Writes the records to the store and returns their keys. */
  readonly close: () => Promise<PageKeys>;
}

/** Store keys of the records of a site. */
export interface PageKeys {
  /** Keys of `PageRecord`s by source file. */
  readonly pages: Readonly<Record<string, string>>;
  /** Key of the plans of the search index. */
  readonly search: string;
  /** Key of the `CodeRecord`. */
  readonly code: string;
  /** Source files of the pages with a demo, by editable file of the demo. */
  readonly demos: Readonly<Record<string, readonly string[]>>;
  /** Use counts of output files that are used more than once. */
  readonly uses: Readonly<Record<string, number>>;
}

/** Creates a log that keeps its records in the host's store. */
export function createPageLog({ root, store }: Pick<Host, 'root' | 'store'>): PageLog {
  // Renderings are JSON, which takes a fraction of the memory of objects.
  const logged = new Map<string, { stored: LoggedPage; renderings: Uint8Array[] }>();
  const failed = new Set<string>();
  const split = partSplitter(store);
  const log = emptySiteLog();
  return {
    addSearch: (plans) => {
      log.search = plans;
    },
    addCode: ({ recipe, bundled, sharedPaths }, { settings, modules, filesOf }) => {
      const needs = new Map<string, string>(modules);
      log.code = { ...settings, recipe };
      log.bundled = new Map(bundled.map((page) => [page.key, bundledRecord(page, needs, filesOf)]));
      log.paths.push(sharedPaths, ...bundled.map(({ paths }) => paths));
    },
    addFiles: (files, copied) => {
      log.paths.push(files.map(({ path }) => path));
      log.copied = copied;
    },
    add: async (stored, { site, request, sidebar, paths, failures }) => {
      const { page } = stored;
      const { file } = page.source;
      log.pages.set(file, page);
      log.paths.push(paths);
      const isTranslated = translationsOf(site, page.pathname).length > 1;
      // Skip translations, which are compared with their originals, and posts, which are in feeds.
      if (!stored.recipe || !hasFile(page) || isTranslated || page.post) return;
      if (failures.length > 0) failed.add(file);
      const { href, groups, rendered } = sidebar;
      const { view, ...rest } = { ...request, bodyJson: undefined, demoCode: undefined };
      const rendering: Rendering = {
        request: await split(rest),
        view: await split(view),
        sidebar: await split({ href, groups, rendered }),
        paths,
      };
      const before = logged.get(file)?.renderings ?? [];
      logged.set(file, { stored, renderings: [...before, jsonBytes(rendering)] });
    },
    close: async () => {
      const keys: Record<string, string> = {};
      for (const [file, { stored, renderings: jsons }] of logged) {
        const text = failed.has(file) ? undefined : siteText(root, file);
        if (text === undefined || text.includes(SUPPRESSION_WORD)) continue;
        const bundled = log.bundled.get(contentKey(stored.page));
        const renderings = jsons.map((json) => parseJson<Rendering>(json));
        const record = pageRecord(stored, { text, renderings, bundled });
        if (record) keys[file] = await putRecord(store, record);
      }
      return {
        pages: keys,
        search: await putRecord(store, log.search),
        code: log.code ? await putRecord(store, log.code) : '',
        demos: editableDemos(log, keys),
        uses: countUses(log.paths),
      };
    },
  };
}

/** Returns the record of a page. Undefined if the text has changed since the page was compiled. */
function pageRecord(
  { recipe, codeKey, indexKey }: LoggedPage,
  {
    text,
    renderings,
    bundled,
  }: Pick<PageRecord, 'text' | 'renderings'> & {
    bundled: BundledRecord | undefined;
  },
): PageRecord | undefined {
  if (!recipe || contentHash(text) !== recipe.hash) return undefined;
  const { compile, compiledKey } = recipe;
  return {
    text,
    compile,
    compiledKey,
    indexKey,
    renderings,
    ...(codeKey !== undefined && { codeKey }),
    ...(bundled && { bundled }),
  };
}

function bundledRecord(
  { key, islands, paths }: BundledPage,
  needs: ReadonlyMap<string, string>,
  filesOf: LoggedCode['filesOf'],
): BundledRecord {
  const files = Object.fromEntries(islands.map(({ module }) => [module, filesOf(module)]));
  const used = Object.values(files).flat();
  const own = Object.fromEntries(used.map((file) => [file, needs.get(file) ?? '']));
  return { key, islands, files, needs: own, paths };
}

/** Data of a log about the whole site. */
interface SiteLog {
  search: readonly IndexPlan[];
  code?: CodeRecord;
  bundled: ReadonlyMap<PageKey, BundledRecord>;
  /** All rendered pages, by source file. */
  readonly pages: Map<string, Page>;
  readonly paths: (readonly string[])[];
  copied: readonly SourcePath[];
}

const emptySiteLog = (): SiteLog => ({
  search: [],
  pages: new Map(),
  bundled: new Map(),
  paths: [],
  copied: [],
});

const demoFiles = ({ demos }: Page): readonly SourcePath[] =>
  demos.flatMap(({ variants }) => variants.flatMap(({ files }) => files));

/** Returns the pages by the modules of their demos, except modules on which other files depend. */
function editableDemos(
  { pages, bundled, copied }: SiteLog,
  keys: PageKeys['pages'],
): PageKeys['demos'] {
  const editable: Record<string, string[]> = {};
  const others = new Set<string>(copied);
  for (const [file, page] of pages) {
    const { files = {}, needs = {} } = bundled.get(contentKey(page)) ?? {};
    const own = new Set<string>(demoFiles(page));
    for (const path of own) {
      if (!(file in keys) || !needs[path]) others.add(path);
      else editable[path] = [...(editable[path] ?? []), file];
    }
    // Modules of components also belong to other pages.
    for (const path of Object.values(files).flat()) if (!own.has(path)) others.add(path);
  }
  return Object.fromEntries(Object.entries(editable).filter(([path]) => !others.has(path)));
}

function countUses(lists: readonly (readonly string[])[]): PageKeys['uses'] {
  const uses = new Map<string, number>();
  for (const path of lists.flat()) uses.set(path, (uses.get(path) ?? 0) + 1);
  return repeatedUses(uses);
}

/** Returns the counts above 1. A file without a count is used once. */
export const repeatedUses = (uses: ReadonlyMap<string, number>): PageKeys['uses'] =>
  Object.fromEntries([...uses].filter(([, count]) => count > 1));

/** Stores a record under a key derived from its content. */
export async function putRecord(
  store: Store,
  record: PageRecord | CodeRecord | readonly IndexPlan[],
): Promise<string> {
  const json = jsonBytes(record);
  const key = `record-${contentHash(json)}`;
  if (!store.has(key)) await store.write(key, json);
  return key;
}

/** Minimum length of a member that becomes a separate entry. */
const SHARED_LENGTH = 200;

/** Returns a function that splits objects. Stores long members separately once they repeat. */
function partSplitter(store: Store) {
  const seen = new Set<string>();
  return async (whole: object): Promise<Parts> => {
    const parts: Record<string, Parts[string]> = {};
    for (const [name, value] of Object.entries(whole) as [string, unknown][]) {
      parts[name] = { value };
      const json = JSON.stringify(value);
      if (value === undefined || json.length < SHARED_LENGTH) continue;
      const key = `part-${contentHash(json)}`;
      if (seen.has(key)) {
        if (!store.has(key)) await store.put(key, value);
        parts[name] = { key };
      }
      seen.add(key);
    }
    return parts;
  };
}

/** Restores an object from its parts. Undefined if the store has lost one. */
export async function joinParts(store: Store, parts: Parts): Promise<object | undefined> {
  const members: [string, unknown][] = [];
  for (const [name, part] of Object.entries(parts)) {
    const json = 'key' in part ? await store.read(part.key) : undefined;
    if ('key' in part && !json) return undefined;
    members.push([name, 'value' in part ? part.value : json && parseJson(json)]);
  }
  return Object.fromEntries(members);
}
