import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from '../config/env.ts';
import { recordStates } from '../disk/path-states.ts';
import { emitSite } from '../emit/emit.ts';
import { outputHashes } from '../emit/output-states.ts';
import { findEngine } from '../engine.ts';
import { type NodeHost, SKIPPED_FOLDERS, createNodeHost } from '../host.ts';
import { readText } from '../load/read-text.ts';
import type { PagesCode } from '../bundle/page-code.ts';
import type { OutputFile } from '../model/code/assets.ts';
import { type Diagnostic, linesIn, type Position } from '../model/diagnostic.ts';
import { buildId, contentHash } from '../model/files.ts';
import { asideKey } from '../model/host.ts';
import { findFrontMatter } from '../model/markdown.ts';
import { WORKER_SCRIPT } from '../model/paths.ts';
import {
  type CodeRecipe,
  compileText,
  renderRequest,
  storeText,
  storedTexts,
  textKey,
} from '../pipeline/make-page.ts';
import type { PageIndex } from '../search/index-page.ts';
import { SUPPRESSION_WORD } from '../report/suppress.ts';
import { type IndexPlan, indexFiles, isIndexFile } from '../search/index-files.ts';
import {
  type PageRecord,
  assertUpdatable,
  createPageWriter,
  putByContent,
  readPageRecord,
  storedValue,
} from './build-log.ts';
import { type BuildRecord, type BuildTarget, writeRecord } from './record.ts';

export interface Update {
  readonly target: BuildTarget;
  readonly record: BuildRecord;
  /** Start of the command, in milliseconds since 1970. */
  readonly started: number;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

/** With more edited files, a whole build is about as fast. */
const MAX_FILES = 20;

/**
 * Rebuilds the pages with edited files, if nothing else depends on the edits. `changed` are
 * absolute paths of files and of listed folders, which end with a slash. Returns the new record,
 * or undefined if the whole site must be built.
 */
export async function updatePages(
  update: Update,
  changed: readonly string[],
): Promise<BuildRecord | undefined> {
  const { target, record } = update;
  const edited = editedPages(update, changed);
  if (!edited) return undefined;
  const host = await createNodeHost({
    root: target.root,
    engine: findEngine(),
    cache: true,
    concurrency: 1,
    workers: 1,
    pageSeconds: record.site.pageSeconds,
  });
  try {
    // An edit that affects more, and any error, are left to the whole build, which reports it.
    const result = await makePages(edited, update, host).catch(() => undefined);
    return result && (await writeUpdate(result, update, changed));
  } finally {
    await host.close();
  }
}

/** Edited source files by the key of each page to rebuild. */
type EditedPages = ReadonlyMap<string, readonly string[]>;

function editedPages(
  { target: { root }, record }: Update,
  changed: readonly string[],
): EditedPages | undefined {
  const folders = changed.filter((path) => path.endsWith('/'));
  const files = changed.filter((path) => !path.endsWith('/'));
  if (files.length > MAX_FILES) return undefined;
  if (!folders.every((folder) => hasSameNames(folder, record))) return undefined;
  const edited = new Map<string, string[]>();
  for (const file of files.map((path) => path.slice(root.length + 1))) {
    const keys = record.made.pages[file];
    if (!keys) return undefined;
    for (const key of keys) edited.set(key, [...(edited.get(key) ?? []), file]);
  }
  return edited;
}

/** Whether a folder has the same entries as before. Saving a file may change its time only. */
function hasSameNames(folder: string, { inputs }: BuildRecord): boolean {
  const before = Object.keys(inputs).filter(
    (path) => inputs[path] !== '' && path !== folder && `${dirname(path)}/` === folder,
  );
  const names = new Set(before.map((path) => path.slice(folder.length).replace(/\/$/, '')));
  const now = readdirSync(folder).filter((name) => !SKIPPED_FOLDERS.has(name));
  return now.length === names.size && now.every((name) => names.has(name));
}

interface MadeUpdate extends Pick<BuildRecord, 'diagnostics' | 'made'> {
  readonly files: readonly OutputFile[];
  /** Paths of output files that nothing uses any more. */
  readonly removed: readonly string[];
}

/** New output files, and the paths of all files in use before and after the update. */
interface Replacement {
  readonly files: readonly OutputFile[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Makes edited pages, and what changes with them. Throws if the whole site must be built. */
async function makePages(edited: EditedPages, update: Update, host: NodeHost): Promise<MadeUpdate> {
  const { record } = update;
  const pages = await readEdits(edited, record, host);
  const code = await bundleEdited(pages, update, host);
  const rebuilt: RebuiltPage[] = [];
  for (const page of pages) rebuilt.push(await rebuildPage(page, code.pages, host));
  const search = await rebuildSearch(rebuilt, record, host);
  const all = [code, search, ...rebuilt].flatMap((part) => part.files);
  const files = new Map(all.map((file) => [file.path, file]));
  const { uses, removed } = usesAfter([search, ...rebuilt], record);
  const keys = new Map(rebuilt.map(({ key, nextKey }) => [key, nextKey]));
  const keysByFile = Object.entries(record.made.pages).map(
    ([file, own]) => [file, own.map((key) => keys.get(key) ?? key)] as const,
  );
  return {
    files: [...files.values(), ...workerScript(update, [...files.values()], removed)],
    removed,
    diagnostics: movedDiagnostics(record.diagnostics, pages),
    made: { ...record.made, uses, search: search.key, pages: Object.fromEntries(keysByFile) },
  };
}

interface EditedPage {
  readonly key: string;
  readonly page: PageRecord;
  readonly text: string;
  readonly edit: ChangedLines;
  readonly hasEditedDemos: boolean;
}

/** Reads edited pages. Leaves out those of which only the time has changed. */
async function readEdits(
  edited: EditedPages,
  { diagnostics }: BuildRecord,
  host: NodeHost,
): Promise<readonly EditedPage[]> {
  const pages: EditedPage[] = [];
  for (const [key, files] of edited) {
    const page = await readPageRecord(host.store, key);
    const { file } = page.recipe;
    const demos = files.filter((other) => other !== file);
    // After an edit, the location of a finding in a demo is unknown.
    assertUpdatable(!demos.some((demo) => diagnostics.some(({ file: path }) => path === demo)));
    const { value: text, diagnostics: problems } = await readText(host, file);
    const stored = await host.store.read(textKey(page.recipe));
    assertUpdatable(stored);
    const before = new TextDecoder().decode(stored);
    const edit = changedLines(before, text);
    const isSame = text === before;
    assertUpdatable(problems.length === 0 && (isSame || isProse(edit, before, text)));
    assertUpdatable(![before, text].some((version) => version.includes(SUPPRESSION_WORD)));
    const hasEditedDemos = demos.length > 0;
    if (!isSame || hasEditedDemos) pages.push({ key, page, text, edit, hasEditedDemos });
  }
  return pages;
}

/** Whether an edit changes no front matter or directives. */
function isProse({ first, texts }: ChangedLines, before: string, after: string): boolean {
  const { bodyLine } = findFrontMatter(after);
  const isInBody = first >= bodyLine && findFrontMatter(before).bodyLine === bodyLine;
  return isInBody && !texts.some((line) => line.includes('{{'));
}

/** Moves the findings of edited pages with their text. Throws if one is on an edited line. */
function movedDiagnostics(
  diagnostics: readonly Diagnostic[],
  pages: readonly EditedPage[],
): readonly Diagnostic[] {
  const edits = new Map<string, ChangedLines>(
    pages.map(({ page, edit }) => [page.recipe.file, edit]),
  );
  return diagnostics.map((diagnostic) => {
    const edit = edits.get(diagnostic.file ?? '');
    return edit ? movedDiagnostic(diagnostic, edit) : diagnostic;
  });
}

async function bundleEdited(
  pages: readonly EditedPage[],
  { record, environment }: Update,
  host: NodeHost,
): Promise<PagesCode> {
  const edited = pages.flatMap(({ page, hasEditedDemos }) => (hasEditedDemos && page.code) || []);
  if (edited.length === 0) return { files: [], pages: new Map() };
  // Load the bundler only if it is needed.
  const { bundleAgain } = await import('../pipeline/code.ts');
  const recipe = await storedValue<CodeRecipe>(host.store, record.made.code);
  const publicEnv = environment.publicValues(recipe.env);
  const engineRoot = findEngine().root;
  const islands = [...new Map(edited.map((code) => [code.key, code])).values()];
  return bundleAgain(host, islands, { recipe, engineRoot, publicEnv });
}

interface RebuiltPage extends Replacement {
  readonly page: PageRecord;
  readonly next: PageRecord;
  readonly key: string;
  readonly nextKey: string;
}

/** Compiles and renders an edited page. `codes` has the code of pages with edited demos. */
async function rebuildPage(
  { key, page, text }: EditedPage,
  codes: PagesCode['pages'],
  host: NodeHost,
): Promise<RebuiltPage> {
  const { store } = host;
  const compile = () => compileText(host, page.recipe, { text, showsCode: true });
  const { value, ...compiled } = await compile();
  const before = await storedValue<typeof value>(store, page.key);
  // Facts and findings that only move to other lines do not affect the rest of the site.
  assertUpdatable(withoutPositions(before) === withoutPositions(value));
  const texts = await storedTexts(store, { ...compiled, restore: compile });
  const code = page.code && codes.get(page.code.key);
  const assets = { ...page.request.assets, ...(code && { code }) };
  const request = { ...page.request, ...texts, assets };
  const shared = { sidebar: page.sidebar, firstStyles: new Set<string>() };
  const { files, paths, failures } = await renderRequest(host, request, shared);
  assertUpdatable(failures.length === 0);
  const next = { ...page, ...compiled, request, paths };
  await storeText(store, next.recipe, text);
  const nextKey = await createPageWriter(store)(next);
  return { files, before: page.paths, after: paths, page, next, key, nextKey };
}

/** Updates the search index if it contains a rebuilt page. */
async function rebuildSearch(
  rebuilt: readonly RebuiltPage[],
  { made, outputs }: BuildRecord,
  { store, run }: NodeHost,
): Promise<Replacement & { readonly key: string }> {
  const plans = await storedValue<readonly IndexPlan[]>(store, made.search);
  const keys = new Map(
    rebuilt.map(({ page, next }) => [asideKey(page.key, 'index'), asideKey(next.key, 'index')]),
  );
  if (!plans.some(({ pages }) => pages.some(({ key }) => keys.has(key)))) {
    return { files: [], before: [], after: [], key: made.search };
  }
  const next = plans.map((plan) => ({
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, key: keys.get(page.key) ?? page.key })),
  }));
  const files = await indexFiles({ run }, next, (key) => storedValue<PageIndex>(store, key));
  return {
    files,
    before: Object.keys(outputs).filter(isIndexFile),
    after: files.map(({ path }) => path).filter(isIndexFile),
    key: await putByContent(store, next),
  };
}

/** Counts the uses of output files after an update. Nothing uses those in `removed` any more. */
function usesAfter(replaced: readonly Replacement[], { made, outputs }: BuildRecord) {
  const uses = new Map(Object.entries(made.uses));
  const add = (path: string, change: number) =>
    uses.set(path, (uses.get(path) ?? (path in outputs ? 1 : 0)) + change);
  for (const { before, after } of replaced) {
    for (const path of before) add(path, -1);
    for (const path of after) add(path, 1);
  }
  const counts = [...uses];
  return {
    uses: Object.fromEntries(counts.filter(([, count]) => count > 1)),
    removed: counts.filter(([, count]) => count === 0).map(([path]) => path),
  };
}

/** Returns any service worker with the id of the new build. Throws if the old id is missing. */
function workerScript(
  { target, record }: Update,
  files: readonly OutputFile[],
  removed: readonly string[],
): readonly OutputFile[] {
  const hashes = outputHashes(record.outputs);
  if (!hashes.delete(WORKER_SCRIPT)) return [];
  const before = buildId(hashes);
  for (const { path, bytes } of files) hashes.set(path, contentHash(bytes));
  for (const path of removed) hashes.delete(path);
  const text = readFileSync(join(target.outDir, WORKER_SCRIPT), 'utf8');
  assertUpdatable(text.includes(before));
  return [{ path: WORKER_SCRIPT, bytes: text.replaceAll(before, buildId(hashes)) }];
}

/** Writes the new files into the output, and the record for the next build. */
async function writeUpdate(
  { files, removed, ...made }: MadeUpdate,
  { target, record, started, signal }: Update,
  changed: readonly string[],
): Promise<BuildRecord | undefined> {
  let next: BuildRecord | undefined;
  await emitSite(files, {
    outDir: target.outDir,
    root: target.root,
    contentDir: record.site.contentDir,
    base: record.site.base,
    signal,
    last: record.outputs,
    update: { removed },
    commit: () => true,
    onCommit: (outputs) => {
      const inputs = { ...record.inputs, ...recordStates(changed, started) };
      next = { ...record, ...made, inputs, outputs };
      writeRecord(target, next);
    },
  });
  return next;
}

/** The lines that an edit replaces. */
interface ChangedLines {
  /** Numbers of the first and the last one before the edit. `last` is lower if lines were added. */
  readonly first: number;
  readonly last: number;
  /** Number of lines by which the edit moves all lines after it. */
  readonly shift: number;
  /** The lines before and after the edit. */
  readonly texts: readonly string[];
}

function changedLines(before: string, after: string): ChangedLines {
  const [old, now] = [linesIn(before), linesIn(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return {
    first: start + 1,
    last: old.length - tail,
    shift: now.length - old.length,
    texts: [...old.slice(start, old.length - tail), ...now.slice(start, now.length - tail)],
  };
}

/** Moves a finding with its line. Throws if the edit changed the line. */
const movedDiagnostic = (diagnostic: Diagnostic, { first, last, shift }: ChangedLines) =>
  JSON.parse(JSON.stringify(diagnostic), (_, member: unknown) => {
    if (!isPosition(member) || member.line < first) return member;
    assertUpdatable(member.line > last);
    return { ...member, line: member.line + shift };
  }) as Diagnostic;

const withoutPositions = (value: unknown) =>
  JSON.stringify(value, (_, member: unknown) => (isPosition(member) ? undefined : member));

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' && value !== null && 'line' in value && 'column' in value;
