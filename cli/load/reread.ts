import type { Host } from '../model/host.ts';
import type { PageSource } from '../model/page.ts';
import type { SourcePath } from '../model/paths.ts';
import type { Sources } from '../model/sources.ts';
import { lastFacts, readFileFacts } from './facts.ts';
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
  const before = await lastFacts<Kind>(host, file);
  const { value, diagnostics } = await readFileFacts(host, entry, kind);
  if (before === undefined || diagnostics.length > 0) return undefined;
  const [old, now] = [before, value].map((facts) => JSON.stringify(NAMES[kind](facts)));
  return old === now ? value : undefined;
}
