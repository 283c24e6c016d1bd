import type { Outcome } from '../model/diagnostic.ts';
import { jsonBytes, parseJsonBytes, type FileEntry, type Host, type Store } from '../model/host.ts';
import type { SourcePath } from '../model/paths.ts';
import { FACT_READERS, type FileFacts } from './file-kinds.ts';
import { readText } from './read-text.ts';
import type { PageSource } from '../model/page.ts';
import type { Sources } from '../model/sources.ts';

/** Maximum size of a text file, in bytes. The limit for pages is far lower. */
export const MAX_TEXT_BYTES = 64 << 20;

interface KnownFile {
  readonly version: string;
  readonly outcome: Outcome<unknown>;
}

interface KnownFacts {
  readonly byFile: Map<SourcePath, KnownFile>;
  /** Number of files that were read since the facts were stored. */
  unstored: number;
}

/** Facts of the files of a site, because `dev` loads all files repeatedly. */
const KNOWN = new WeakMap<Store, Promise<KnownFacts>>();

/** Name of the entry with the facts of all files. One entry is faster than one for each file. */
const STORED = 'facts';

/** Part of the files that must be new for the facts to be stored again. */
const STORED_AGAIN = 0.1;

function knownFacts({ store, workCache }: Host): Promise<KnownFacts> {
  const known =
    KNOWN.get(store) ??
    workCache
      .get<readonly (readonly [SourcePath, KnownFile])[]>(STORED, [])
      .then((stored) => ({ byFile: new Map(stored?.value), unstored: 0 }));
  KNOWN.set(store, known);
  return known;
}

/** Returns the facts of a file. Reads the file only if its size or version changed. */
export async function readFileFacts<Kind extends keyof FileFacts>(
  host: Host,
  { path, size, version: written }: FileEntry,
  kind: Kind,
): Promise<Outcome<FileFacts[Kind]>> {
  const known = await knownFacts(host);
  const reader = FACT_READERS[kind];
  const version = [kind, reader.version, size, written].join(' ');
  const last = known.byFile.get(path);
  if (last?.version === version) return last.outcome as Outcome<FileFacts[Kind]>;
  const text = await readText(host, path);
  const { value, diagnostics } = await reader.read(text.value, path);
  // As JSON, because parts of a text would keep the whole text in memory.
  const json = jsonBytes({ value, diagnostics: [...text.diagnostics, ...diagnostics] });
  const outcome = parseJsonBytes<Outcome<FileFacts[Kind]>>(json);
  known.byFile.set(path, { version, outcome });
  known.unstored += 1;
  return outcome;
}

/** Stores the facts of these files for the next run, if many of them are new. */
export async function storeFacts(
  host: Host,
  files: readonly { readonly file: SourcePath }[],
): Promise<void> {
  const known = await knownFacts(host);
  if (known.unstored <= files.length * STORED_AGAIN) return;
  known.unstored = 0;
  const value = files.flatMap(({ file }) => {
    const facts = known.byFile.get(file);
    return facts ? [[file, facts] as const] : [];
  });
  await host.workCache.put(STORED, [], { value, paths: [], started: Date.now() });
}

/**
 * Reads changed pages and modules again. Undefined if more may have changed than their texts:
 * front matter, first headings, demos, imports, problems, or the list of files.
 */
export async function rereadTexts(
  host: Host,
  sources: Sources,
  files: readonly SourcePath[],
): Promise<Sources | undefined> {
  const known = new Map(sources.pages.map((page) => [page.file, page]));
  const pages = new Map<SourcePath, PageSource>();
  const modules = new Map(sources.modules);
  for (const file of files) {
    const source = known.get(file);
    const module = modules.get(file);
    const page = source && (await reread(host, file, 'page'));
    const code = module && (await reread(host, file, 'module'));
    if (source && page) {
      const { language, updated } = source;
      pages.set(file, { file, language, ...page.page, ...(updated !== undefined && { updated }) });
    } else if (module && code) modules.set(file, { ...module, hash: code.hash });
    else return undefined;
  }
  return {
    ...sources,
    pages: sources.pages.map((page) => pages.get(page.file) ?? page),
    modules,
  };
}

/** Facts about a file on which other files and the navigation may depend. */
const NAMES: { readonly [Kind in 'page' | 'module']: (facts: FileFacts[Kind]) => unknown } = {
  page: ({ page, hasSuppressions }) => {
    const directives = page.directives.map(({ kind, name }) => [kind, name]);
    const texts = { hash: '', wordsHash: '', keyRanges: {}, textRanges: {} };
    return [{ ...page, ...texts, directives }, hasSuppressions];
  },
  module: ({ hash: _, ...names }) => names,
};

async function reread<Kind extends keyof typeof NAMES>(
  host: Host,
  file: SourcePath,
  kind: Kind,
): Promise<FileFacts[Kind] | undefined> {
  const [entry] = await host.files.list(file);
  if (entry?.path !== file || entry.refused !== undefined || entry.size > MAX_TEXT_BYTES) {
    return undefined;
  }
  const { byFile } = await knownFacts(host);
  const before = byFile.get(file)?.outcome.value as FileFacts[Kind] | undefined;
  const { value, diagnostics } = await readFileFacts(host, entry, kind);
  if (before === undefined || diagnostics.length > 0) return undefined;
  const [old, now] = [before, value].map((facts) => JSON.stringify(NAMES[kind](facts)));
  return old === now ? value : undefined;
}
