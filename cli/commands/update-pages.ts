import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openDiskStore } from '../cache/store.ts';
import { recordStates } from '../disk/path-states.ts';
import { emitSite } from '../emit/emit.ts';
import { filesOf } from '../emit/output-states.ts';
import { findEngine } from '../engine.ts';
import { diskFiles, SKIPPED } from '../files.ts';
import { decodeText } from '../load/read-text.ts';
import type { OutputFile } from '../model/assets.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { buildId, contentHash } from '../model/files.ts';
import { type Files, parseJson, type Store } from '../model/host.ts';
import { findFrontMatter } from '../model/markdown.ts';
import type { CompiledPage } from '../model/page.ts';
import { type OutputPath, WORKER_SCRIPT } from '../model/paths.ts';
import {
  compileInputOf,
  joinParts,
  type PageRecord,
  putRecord,
  type Rendering,
} from '../pipeline/page-log.ts';
import { outputPaths, type RenderedPage, type RenderRequest } from '../render/render-input.ts';
import { type ActiveLink, filesWithSidebar } from '../render/sidebar.ts';
import { indexFiles, type IndexPlan, isIndexFile } from '../search/index-files.ts';
import type { PageIndex } from '../search/index-page.ts';
import { SUPPRESSION_WORD } from '../report/suppress.ts';
import { createPool, type Pool, WORKER_HEAP_MIB } from '../workers/pool.ts';
import {
  type BuildRecord,
  type BuildRun,
  type BuildTarget,
  printingKey,
  writeRecord,
} from './build-record.ts';
import { findEdit, mapPositions, type TextEdit } from './text-edit.ts';

/** With more edited pages, a whole build is about as fast. */
const MOST_PAGES = 20;

/** A build before which only files changed. */
export interface Update extends BuildRun {
  readonly target: BuildTarget;
  readonly record: BuildRecord;
  /** Absolute paths of changed files, and of listed folders with a slash. */
  readonly changed: readonly string[];
}

/** An edited page with its new files. */
interface MadePage {
  readonly file: string;
  readonly edit: TextEdit;
  readonly files: readonly OutputFile[];
  /** Store key of its record. */
  readonly key: string;
  /** Store keys of its part of the search index before and after the edit. */
  readonly index?: readonly [before: string, after: string];
}

/**
 * Makes only the pages whose text was edited, if nothing else of the site depends on the edits. Returns the
 * new record, or undefined if the whole site must be built.
 */
export async function updatePages(update: Update): Promise<BuildRecord | undefined> {
  const { target, record, changed } = update;
  const { root } = target;
  const folders = changed.filter((path) => path.endsWith('/'));
  const files = changed.filter((path) => !path.endsWith('/'));
  const sources = files.map((path) => path.slice(root.length + 1));
  if (files.length > MOST_PAGES || !sources.every((file) => file in record.keys.pages)) return;
  if (!folders.every((folder) => hasSameNames(folder, record))) return;
  const store = await openDiskStore(dirname(target.file));
  const pool = createPool({
    script: findEngine().worker,
    workers: 1,
    taskMs: record.site.pageSeconds * 1000,
    heapMiB: WORKER_HEAP_MIB,
  });
  try {
    const tools = { store, pool, files: await diskFiles(root) };
    const made: MadePage[] = [];
    for (const file of sources) {
      const page = await remakePage(file, update, tools).catch(ignore);
      if (!page) return;
      made.push(page);
    }
    const search = await searchAgain(update, made, store);
    return search && (await writePages(update, made, search));
  } finally {
    await pool.close();
    await store.close();
  }
}

/** Ignores an error of a page: the whole build reports it. */
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

interface Tools {
  readonly store: Store;
  readonly pool: Pool;
  readonly files: Files;
}

/** Compiles and renders an edited page. Undefined if the edit may affect more than its text. */
async function remakePage(
  file: string,
  { target, record }: Update,
  { store, pool, files }: Tools,
): Promise<MadePage | undefined> {
  const key = record.keys.pages[file] ?? '';
  const page = await store.get<PageRecord>(key);
  const { value: text, diagnostics } = decodeText(readFileSync(join(target.root, file)), file);
  if (!page || diagnostics.length > 0) return undefined;
  const edit = findEdit(page.text, text);
  if (text === page.text) return { file, edit, key, files: [] };
  if (!isProse(edit, page.text, text)) return undefined;
  const made = await pool.run('compile', await compileInputOf({ files }, page.compile, text));
  const before = await store.get<Omit<CompiledPage, 'body'>>(page.compiledKey);
  const { body, index } = made.aside;
  if (!before || !body || !index) return undefined;
  // The same facts and findings at moved positions: the rest of the site stays as it is.
  if (!isDeepStrictEqual(mapPositions(before, edit), parseJson(made.value))) return undefined;
  const code = page.codeKey === undefined ? undefined : await store.read(page.codeKey);
  if (page.codeKey !== undefined && !code) return undefined;
  const texts = {
    bodyJson: body,
    bodyKey: contentHash(body),
    ...(page.codeKey !== undefined && code && { demoCode: { key: page.codeKey, json: code } }),
  };
  const rendered: OutputFile[] = [];
  for (const rendering of page.renderings) {
    const documents = await renderAgain(rendering, texts, { store, pool });
    if (!documents) return undefined;
    rendered.push(...documents);
  }
  const [compiledKey, indexKey] = [
    `facts-${contentHash(made.value)}`,
    `index-${contentHash(index)}`,
  ];
  await store.write(compiledKey, made.value);
  await store.write(indexKey, index);
  const newKey = await putRecord(store, { ...page, text, compiledKey, indexKey });
  return { file, edit, key: newKey, files: rendered, index: [page.indexKey, indexKey] };
}

/** Whether an edit leaves front matter, directives and suppressions alone. */
function isProse({ start, oldLines, newLines }: TextEdit, before: string, after: string): boolean {
  const { bodyLine } = findFrontMatter(after);
  const isInBody = start.line >= bodyLine && findFrontMatter(before).bodyLine === bodyLine;
  return isInBody && !`${oldLines}${newLines}`.includes('{{') && !after.includes(SUPPRESSION_WORD);
}

/** Renders a page with another body. Undefined if that fails, or if it has other files than before. */
async function renderAgain(
  { request: parts, view, sidebar, paths }: Rendering,
  texts: Pick<RenderRequest, 'bodyJson' | 'bodyKey' | 'demoCode'>,
  { store, pool }: Pick<Tools, 'store' | 'pool'>,
): Promise<readonly OutputFile[] | undefined> {
  const [known, shown, around] = await Promise.all(
    [parts, view, sidebar].map((one) => joinParts(store, one)),
  );
  if (!known || !shown || !around) return undefined;
  const request = { ...known, ...texts, view: shown } as RenderRequest;
  const { value } = await pool.run('render', request);
  const page = parseJson<RenderedPage>(value);
  const { rendered, ...link } = around as ActiveLink & { readonly rendered: { html: string } };
  const { html } = rendered;
  if (page.failures.length > 0 || !isDeepStrictEqual(outputPaths(page), paths)) return undefined;
  return filesWithSidebar(page.files, request, { ...link, html });
}

/** The files of the search index after the edits. */
interface MadeIndex {
  readonly files: readonly OutputFile[];
  /** Paths of files that the new index does not have. */
  readonly removed: readonly string[];
  /** Store key of its plans. */
  readonly key: string;
}

/** Makes the search index again if a page's part changed. Undefined if the store has lost a part. */
async function searchAgain(
  { record }: Update,
  made: readonly MadePage[],
  store: Store,
): Promise<MadeIndex | undefined> {
  const keys = new Map(made.flatMap(({ index }) => (index ? [index] : [])));
  const plans = await store.get<readonly IndexPlan[]>(record.keys.search);
  if (!plans) return undefined;
  const isSame = !plans.some(({ pages }) => pages.some(({ key }) => keys.has(key)));
  if (isSame) return { files: [], removed: [], key: record.keys.search };
  const next = plans.map(({ options, pages }) => ({
    options,
    pages: pages.map((page) => ({ ...page, key: keys.get(page.key) ?? page.key })),
  }));
  const files = await indexFiles(next, async (key) => {
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
  search: MadeIndex,
): Promise<BuildRecord | undefined> {
  const { target, record, started, terminal, changed } = update;
  const { root, outDir } = target;
  const diagnostics = movedDiagnostics(record.diagnostics, made);
  const all = [...made, search].flatMap((one) => one.files);
  const files = new Map(all.map((file) => [file.path, file]));
  const script = scriptWithNewId(update, { files, removed: search.removed });
  if (!diagnostics || script === undefined) return undefined;
  const printed = await printedAgain(update, { made, diagnostics });
  const pageKeys = Object.fromEntries(made.map(({ file, key }) => [file, key]));
  let next: BuildRecord | undefined;
  await emitSite([...files.values(), ...script], {
    ...{ outDir, root, contentDir: record.site.contentDir, base: record.site.base },
    signal: terminal.signal,
    last: record.outputs,
    update: { removed: search.removed },
    commit: () => true,
    onCommit: (outputs) => {
      const inputs = { ...record.inputs, ...recordStates(changed, started) };
      const pages = { ...record.keys.pages, ...pageKeys };
      const keys = { pages, search: search.key };
      next = { ...record, inputs, outputs, diagnostics, printed, keys };
      writeRecord(target, next);
    },
  });
  return next;
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

/** Lines around a finding that are printed with it. */
const SHOWN_LINES = 3;

/** Prints the findings again if the lines with those of edited pages changed. */
async function printedAgain(
  { record, target, options, terminal }: Update,
  { made, diagnostics }: { made: readonly MadePage[]; diagnostics: readonly Diagnostic[] },
): Promise<BuildRecord['printed']> {
  const edits = new Map(made.map(({ file, edit }) => [file, edit.start.line]));
  const isSame = record.diagnostics.every(
    ({ file = '', range }) => (range?.end.line ?? 0) + SHOWN_LINES < (edits.get(file) ?? Infinity),
  );
  const key = printingKey(options, terminal);
  if (key === undefined || (isSame && key === record.printed?.key)) return record.printed;
  const { findingsText } = await import('./findings.ts');
  const { pages } = record;
  const findings = { diagnostics, ok: true, root: target.root, pages };
  return { key, text: findingsText(findings, options, terminal) };
}

/** Returns the service worker, if there is one, with the id of the new build. Undefined if it does not have the old one. */
function scriptWithNewId(
  { target, record }: Update,
  { files, removed }: { files: ReadonlyMap<OutputPath, OutputFile>; removed: readonly string[] },
): readonly OutputFile[] | undefined {
  if (!(WORKER_SCRIPT in record.outputs)) return [];
  const hashes = new Map(
    filesOf(record.outputs).flatMap((path) => {
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
