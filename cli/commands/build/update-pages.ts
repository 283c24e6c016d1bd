import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordStates } from '../../disk/path-states.ts';
import { emitSite } from '../../emit/emit.ts';
import { outputFilesOf } from '../../emit/output-states.ts';
import { findEngine } from '../../engine.ts';
import { createNodeHost, type NodeHost, SKIPPED } from '../../host.ts';
import { decodeText } from '../../load/read-text.ts';
import type { OutputFile } from '../../model/assets.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { buildId, contentHash } from '../../model/files.ts';
import { findFrontMatter } from '../../model/markdown.ts';
import { type OutputPath, WORKER_SCRIPT } from '../../model/paths.ts';
import { type PageRecord, putRecord, repeatedUses } from '../../pipeline/page-log.ts';
import { indexFiles, type IndexPlan, isIndexFile } from '../../search/index-files.ts';
import type { PageIndex } from '../../search/index-page.ts';
import { SUPPRESSION_WORD } from '../../report/suppress.ts';
import {
  type BuildRecord,
  type BuildRun,
  type BuildTarget,
  writeRecord,
} from './record.ts';
import {
  type EditedPage,
  type MadePage,
  remakePage,
  findEdit,
  mapPositions,
  type TextEdit,
} from './remake-page.ts';
import type { UpdatedCode } from './update-code.ts';

/** With more edited pages, a whole build is about as fast. */
const MOST_PAGES = 20;

/** A build before which only files have changed. */
export interface Update extends BuildRun {
  readonly target: BuildTarget;
  readonly record: BuildRecord;
  /** Absolute paths of changed files and of listed folders. Paths of folders end with a slash. */
  readonly changed: readonly string[];
}

/**
 * Updates only the pages with edited texts, if nothing else depends on the edits.
 * Returns the new record, or undefined if the whole site must be built.
 */
export async function updatePages(update: Update): Promise<BuildRecord | undefined> {
  const { target, record, changed } = update;
  const { root } = target;
  const folders = changed.filter((path) => path.endsWith('/'));
  const files = changed.filter((path) => !path.endsWith('/'));
  const edited = editedPages(
    files.map((path) => path.slice(root.length + 1)),
    record,
  );
  if (!edited || !folders.every((folder) => hasSameNames(folder, record))) return;
  const host = await createNodeHost({
    root,
    engine: findEngine(),
    cache: true,
    concurrency: 1,
    workers: 1,
    pageSeconds: record.site.pageSeconds,
  });
  try {
    const pages = await recordsOf(edited, update, host);
    const code = pages && (await codeOf(pages, update, host).catch(ignore));
    if (!code) return;
    const made: MadePage[] = [];
    for (const page of pages) {
      const files = await remakePage(page, { host, code, outputs: record.outputs }).catch(ignore);
      if (!files) return;
      made.push(files);
    }
    const search = await searchAgain(update, made, host);
    return search && (await writePages(update, made, { search, code }));
  } finally {
    await host.close();
  }
}

/** Bundles the code of pages with edited demos again. */
async function codeOf(
  pages: readonly EditedPage[],
  { record, terminal }: Update,
  host: NodeHost,
): Promise<UpdatedCode | undefined> {
  const edited = pages.flatMap((page) => (page.hasEditedDemos ? (page.record.bundled ?? []) : []));
  if (edited.length === 0) return { files: [], pages: new Map(), pathsOf: new Map() };
  // Load the bundler only if it is needed.
  const { remakeCode } = await import('./update-code.ts');
  return remakeCode(edited, host, {
    key: record.keys.code,
    environment: terminal.environment,
  });
}

/** Ignores an error of a page, since the whole build reports it. */
const ignore = () => undefined;

/** Whether a folder has the same entries as before. Editors change the times of folders. */
function hasSameNames(folder: string, { inputs }: BuildRecord): boolean {
  const before = Object.keys(inputs).filter(
    (path) => inputs[path] !== '' && path !== folder && `${dirname(path)}/` === folder,
  );
  const names = new Set(before.map((path) => path.slice(folder.length).replace(/\/$/, '')));
  const now = readdirSync(folder).filter((name) => !SKIPPED.has(name));
  return now.length === names.size && now.every((name) => names.has(name));
}

/** Returns the source files of edited pages, and whether demos of each were edited. */
function editedPages(
  files: readonly string[],
  { keys, diagnostics }: BuildRecord,
): ReadonlyMap<string, boolean> | undefined {
  const edited = new Map<string, boolean>();
  for (const file of files) {
    const showing = keys.demos[file];
    if (!showing && !(file in keys.pages)) return undefined;
    // After an edit, the location of a finding in a demo is unknown.
    if (showing && diagnostics.some((one) => one.file === file)) return undefined;
    for (const page of showing ?? [file]) {
      edited.set(page, showing !== undefined || edited.get(page) === true);
    }
  }
  return edited.size <= MOST_PAGES ? edited : undefined;
}

/** Reads edited pages. Undefined if an edit may affect more than the text of a page. */
async function recordsOf(
  edited: ReadonlyMap<string, boolean>,
  { target, record }: Update,
  { store }: NodeHost,
): Promise<readonly EditedPage[] | undefined> {
  const pages: EditedPage[] = [];
  for (const [file, hasEditedDemos] of edited) {
    const before = await store.get<PageRecord>(record.keys.pages[file] ?? '');
    const { value: text, diagnostics } = decodeText(readFileSync(join(target.root, file)), file);
    if (!before || diagnostics.length > 0) return undefined;
    const edit = findEdit(before.text, text);
    if (text !== before.text && !isProse(edit, before.text, text)) return undefined;
    if (text !== before.text || hasEditedDemos) {
      pages.push({ file, record: before, text, edit, hasEditedDemos });
    }
  }
  return pages;
}

/** Whether an edit changes no front matter, directives or suppressions. */
function isProse({ start, oldLines, newLines }: TextEdit, before: string, after: string): boolean {
  const { bodyLine } = findFrontMatter(after);
  const isInBody = start.line >= bodyLine && findFrontMatter(before).bodyLine === bodyLine;
  return isInBody && !`${oldLines}${newLines}`.includes('{{') && !after.includes(SUPPRESSION_WORD);
}

/** The search index after the edits. */
interface MadeIndex {
  readonly files: readonly OutputFile[];
  /** Paths of files that are no longer in the index. */
  readonly removed: readonly string[];
  /** Store key of the index plans. */
  readonly key: string;
}

/** Updates the search index if a page's part changed. Undefined if the store has lost a part. */
async function searchAgain(
  { record }: Update,
  made: readonly MadePage[],
  host: NodeHost,
): Promise<MadeIndex | undefined> {
  const { store } = host;
  const keys = new Map(made.map(({ index }) => index));
  const plans = await store.get<readonly IndexPlan[]>(record.keys.search);
  if (!plans) return undefined;
  const isSame = !plans.some(({ pages }) => pages.some(({ key }) => keys.has(key)));
  if (isSame) return { files: [], removed: [], key: record.keys.search };
  const next = plans.map(({ options, pages }) => ({
    options,
    pages: pages.map((page) => ({ ...page, key: keys.get(page.key) ?? page.key })),
  }));
  const files = await indexFiles(host, next, async (key) => {
    const index = await store.get<PageIndex>(key);
    if (!index) throw new Error(`The store has lost ${key}`);
    return index;
  }).catch(ignore);
  if (!files) return undefined;
  const paths = new Set<string>(files.map(({ path }) => path));
  const removed = Object.keys(record.outputs).filter(
    (path) => isIndexFile(path) && !paths.has(path),
  );
  return { files, removed, key: await putRecord(store, next) };
}

/** Writes the edited pages into the output, and the record for the next build. */
async function writePages(
  update: Update,
  made: readonly MadePage[],
  { search, code }: { readonly search: MadeIndex; readonly code: UpdatedCode },
): Promise<BuildRecord | undefined> {
  const { target, record, started, terminal, changed } = update;
  const { root, outDir } = target;
  const diagnostics = movedDiagnostics(record.diagnostics, made);
  const all = [...made, search, code].flatMap((one) => one.files);
  const files = new Map(all.map((file) => [file.path, file]));
  const { uses, unused } = usesAfter(record, made);
  const removed = [...search.removed, ...unused];
  const script = scriptWithNewId(update, { files, removed });
  if (!diagnostics || script === undefined) return undefined;
  const pageKeys = Object.fromEntries(made.map(({ file, key }) => [file, key]));
  let next: BuildRecord | undefined;
  await emitSite([...files.values(), ...script], {
    outDir,
    root,
    contentDir: record.site.contentDir,
    base: record.site.base,
    signal: terminal.signal,
    last: record.outputs,
    update: { removed },
    commit: () => true,
    onCommit: (outputs) => {
      const inputs = { ...record.inputs, ...recordStates(changed, started) };
      const pages = { ...record.keys.pages, ...pageKeys };
      const keys = { ...record.keys, pages, search: search.key, uses };
      next = { ...record, inputs, outputs, diagnostics, keys };
      writeRecord(target, next);
    },
  });
  return next;
}

/** Counts the uses of output files after the edits. No page uses the files in `unused` any more. */
function usesAfter({ keys, outputs }: BuildRecord, made: readonly MadePage[]) {
  const uses = new Map(Object.entries(keys.uses));
  const add = (path: string, change: number) =>
    uses.set(path, (uses.get(path) ?? (path in outputs ? 1 : 0)) + change);
  for (const [before, after] of made.flatMap(({ paths }) => paths)) {
    for (const path of before) add(path, -1);
    for (const path of after) add(path, 1);
  }
  return {
    uses: repeatedUses(uses),
    unused: [...uses].flatMap(([path, count]) => (count === 0 ? [path] : [])),
  };
}

/** Moves the findings of edited pages with their text. Undefined if one is in an edited section. */
function movedDiagnostics(
  diagnostics: readonly Diagnostic[],
  made: readonly MadePage[],
): readonly Diagnostic[] | undefined {
  const edits = new Map(made.map(({ file, edit }) => [file, edit]));
  const moved = diagnostics.map((one) => {
    const edit = edits.get(one.file ?? '');
    return edit ? mapPositions(one, edit) : one;
  });
  return moved.every((one) => one !== undefined) ? moved : undefined;
}

/** Returns any service worker with the new build's id. Undefined if the old id is missing. */
function scriptWithNewId(
  { target, record }: Update,
  { files, removed }: { files: ReadonlyMap<OutputPath, OutputFile>; removed: readonly string[] },
): readonly OutputFile[] | undefined {
  if (!(WORKER_SCRIPT in record.outputs)) return [];
  const hashes = new Map(
    outputFilesOf(record.outputs).flatMap((path) => {
      const state = record.outputs[path] ?? '';
      return path === WORKER_SCRIPT
        ? []
        : [[path, state.slice(state.lastIndexOf(' ') + 1)] as const];
    }),
  );
  const now = new Map([
    ...hashes,
    ...[...files].map(([path, { bytes }]) => [path, contentHash(bytes)] as const),
  ]);
  for (const path of removed) now.delete(path);
  const text = readFileSync(join(target.outDir, WORKER_SCRIPT), 'utf8');
  const [before, after] = [hashes, now].map(buildId);
  if (!before || !after || !text.includes(before)) return undefined;
  return [{ path: WORKER_SCRIPT, bytes: text.replaceAll(before, after) }];
}
