import { setTimeout as sleep } from 'node:timers/promises';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { originalsOf } from '../../model/page.ts';
import { contentKey } from '../../model/site.ts';
import { checkSite, checkTranslations, factsByPage } from '../../pipeline/check-site.ts';
import {
  compileChanged,
  withFallbacks,
  withoutPluginFindings,
  type CompileCache,
} from '../../pipeline/compile-pages.ts';
import type { StoredPage } from '../../pipeline/make-page.ts';
import type { Snapshot } from './snapshot.ts';

export type Checker = ReturnType<typeof createChecker>;

export interface CheckerOptions {
  readonly snapshot: () => Snapshot;
  readonly cache: CompileCache;
  /** Resolves when no page is being made, because requested pages have priority. */
  readonly whenIdle: () => Promise<void>;
  /** Whether files with these findings are as they were when they were last read. */
  readonly areCurrent: (findings: readonly Diagnostic[]) => boolean;
  readonly onChecked: () => void;
  readonly onError: (error: unknown) => void;
}

/** Delay in milliseconds, so that a saved page is requested and rendered before the check. */
const DELAY_MS = 100;

/** Creates a checker. It only compiles changed pages again, so a check takes milliseconds. */
export function createChecker(options: CheckerOptions) {
  let last: CheckResult | undefined;
  let latest = 0;
  let isClosed = false;
  let running = Promise.resolve();
  const check = async (number: number) => {
    if (last) await sleep(DELAY_MS);
    // Always complete the first check, because later findings are compared with it.
    const { id } = options.snapshot();
    const isOutdated = () =>
      isClosed || (last !== undefined && (number !== latest || options.snapshot().id !== id));
    const found = await checkSnapshot(options, isOutdated);
    if (!found || isOutdated()) return;
    // Lines may have moved in a file that was saved meanwhile. Its change starts another check.
    if (last && !options.areCurrent(found.findings)) return;
    last = found;
    options.onChecked();
  };
  return {
    /** Returns findings of the last check: pages, links, translations. Empty before the first. */
    findings: () => last?.findings ?? [],
    /** Returns the pages that the last check compiled, with fallback pages. */
    pages: () => last?.pages ?? [],
    /** Checks the site again after a moment. Aborts a check of an older snapshot. */
    start() {
      latest += 1;
      const number = latest;
      running = running
        .then(() => (isClosed || number !== latest ? undefined : check(number)))
        .catch((error: unknown) => (isClosed ? undefined : options.onError(error)));
    },
    settled: async () => {
      for (let before; before !== running;) await (before = running);
    },
    close() {
      isClosed = true;
    },
  };
}

interface CheckResult {
  readonly findings: readonly Diagnostic[];
  readonly pages: readonly StoredPage[];
}

/** Compiles changed pages and checks the site. Undefined if the snapshot becomes outdated. */
async function checkSnapshot(
  { snapshot, cache, whenIdle }: CheckerOptions,
  isOutdated: () => boolean,
): Promise<CheckResult | undefined> {
  const { loaded, open, compile } = snapshot();
  const { input } = loaded;
  const { site } = open.value;
  const context = { ...compile.value, showsCode: false, checksFences: true };
  const originals = originalsOf(site.pages);
  const outcomes = await input.host.each(originals, async (page) => {
    await whenIdle();
    return isOutdated() ? undefined : compileChanged(input, page, { context, cache });
  });
  const compiled = outcomes.filter((outcome) => outcome !== undefined);
  if (compiled.length < originals.length) return undefined;
  const current = new Set(originals.map(contentKey));
  for (const key of cache.keys()) if (!current.has(key)) cache.delete(key);
  const pages = withFallbacks(
    site.pages,
    compiled.flatMap(({ value }) => value ?? []),
  );
  const diagnostics = [
    ...loaded.findings,
    ...compiled.flatMap((outcome) => outcome.diagnostics),
    ...checkSite(input, { ...open.value, facts: factsByPage(pages) }).diagnostics,
    ...checkTranslations(input, open.value, {}).diagnostics,
  ];
  const hasAllPlugins = compile.diagnostics.length === 0;
  return { findings: hasAllPlugins ? diagnostics : withoutPluginFindings(diagnostics), pages };
}
