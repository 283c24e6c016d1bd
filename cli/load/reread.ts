import type { Host } from '../model/host.ts';
import type { PageSource } from '../model/page.ts';
import type { SourcePath } from '../model/paths.ts';
import type { ModuleSource, Sources } from '../model/sources.ts';
import { lastFacts, readFacts } from './facts.ts';
import type { FileFacts } from './file-kinds.ts';
import { MAX_TEXT_BYTES } from './sources.ts';

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
    const page = known.get(file);
    const module = modules.get(file);
    const newPage = page && (await rereadPage(host, page));
    const newModule = module && (await rereadModule(host, module));
    if (newPage) pages.set(file, newPage);
    else if (newModule) modules.set(file, newModule);
    else return undefined;
  }
  return {
    ...sources,
    pages: sources.pages.map((page) => pages.get(page.file) ?? page),
    modules,
  };
}

async function rereadPage(host: Host, { file, language, updated }: PageSource) {
  const facts = await reread(host, { file, kind: 'page', namesOf: namesInPage });
  if (!facts) return undefined;
  return { file, language, ...facts.page, ...(updated !== undefined && { updated }) };
}

/** Serializes everything of a page on which other pages and the navigation may depend. */
function namesInPage({ page, hasSuppressions }: FileFacts['page']): string {
  const directives = page.directives.map(({ kind, name }) => [kind, name]);
  const texts = { hash: '', wordsHash: '', keyRanges: {}, textRanges: {} };
  return JSON.stringify([{ ...page, ...texts, directives }, hasSuppressions]);
}

async function rereadModule(
  host: Host,
  { file, imports }: ModuleSource,
): Promise<ModuleSource | undefined> {
  const namesOf = ({ hash: _, ...names }: FileFacts['module']) => JSON.stringify(names);
  const facts = await reread(host, { file, kind: 'module', namesOf });
  return facts && { file, hash: facts.hash, imports };
}

interface TextFile<Kind extends keyof FileFacts> {
  readonly file: SourcePath;
  readonly kind: Kind;
  /** Serializes the facts that must not change. */
  readonly namesOf: (facts: FileFacts[Kind]) => string;
}

/** Reads a text file again. Undefined if it has problems, or if its names have changed. */
async function reread<Kind extends keyof FileFacts>(
  host: Host,
  { file, kind, namesOf }: TextFile<Kind>,
): Promise<FileFacts[Kind] | undefined> {
  const [entry] = await host.files.list(file);
  if (entry?.path !== file || entry.refused !== undefined || entry.size > MAX_TEXT_BYTES) {
    return undefined;
  }
  const before = await lastFacts<Kind>(host, file);
  const { value, diagnostics } = await readFacts(host, entry, kind);
  const isSame = before !== undefined && namesOf(before) === namesOf(value);
  return isSame && diagnostics.length === 0 ? value : undefined;
}
