import { apiPageStep } from '../../api/content/api-page.ts';
import { contentHash } from '../../model/files.ts';
import { compileStep, demoCodeStep } from '../../compile/compile.ts';
import type { CompileInput, CompileOptions, DemoSource } from '../../compile/input.ts';
import { readText } from '../../load/read-text.ts';
import type { Demo, CompiledPage, Page, PageFacts } from '../../model/page.ts';
import type { Diagnostic, Outcome } from '../../model/diagnostic.ts';
import { TaskStopped } from '../../model/host.ts';
import type { StepResult } from '../../model/host.ts';
import { isFallback } from '../../model/page.ts';
import type { SourcePath } from '../../model/paths.ts';
import { contentKey } from '../../model/site.ts';
import { pageStopped } from '../../report/catalogue/content/page-work.ts';
import { builtInText } from '../built-in-pages.ts';
import type { SiteInput } from '../site-input.ts';
import type { CompileWork } from './compile-work.ts';

/** A page whose body stays in the store, under `bodyKey`. */
export interface KeptPage {
  readonly page: Page;
  readonly facts: PageFacts;
  readonly bodyKey: string;
  /** Key in the store of the code that its demos show. Absent where nobody is shown any. */
  readonly codeKey?: string;
}

/** A page that could not be compiled has diagnostics and nothing else. */
export type PageOutcome = Outcome<KeptPage | undefined>;

/** Compiles pages, each content once: a page that stands in for a translation shares the facts and the body of its original. */
export async function compilePages(
  input: SiteInput,
  pages: readonly Page[],
  work: CompileWork,
): Promise<Outcome<readonly KeptPage[]>> {
  const written = pages.filter((page) => !isFallback(page));
  const outcomes = await input.host.each(written, (page) => compilePage(input, page, work));
  const kept = outcomes.flatMap(({ value }) => value ?? []);
  const byContent = new Map(kept.map((one) => [contentKey(one.page), one]));
  const standIns = pages.filter(isFallback).flatMap((page): KeptPage[] => {
    const original = byContent.get(contentKey(page));
    return original ? [{ ...original, page }] : [];
  });
  return {
    value: [...kept, ...standIns],
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Compiles one page. Its text and its demos' texts are read now and forgotten after. */
export async function compilePage(
  input: SiteInput,
  page: Page,
  { options, apiInputOf, showsCode }: CompileWork,
): Promise<PageOutcome> {
  const { host } = input;
  const { api, source } = page;
  const outcome = ({ key, value }: StepResult<CompiledPage>, codeKey?: string): PageOutcome => ({
    value: { page, facts: value.facts, bodyKey: key, ...(codeKey !== undefined && { codeKey }) },
    diagnostics: value.diagnostics,
  });
  try {
    if (api) return outcome(await host.run(apiPageStep, apiInputOf(page, api)));
    const whole = await compileInput(host, page, options);
    const compiled = await host.run(compileStep, whole);
    const { demos } = whole;
    if (!showsCode || demos.length === 0) return outcome(compiled);
    const { codeBytes } = options.limits;
    return outcome(compiled, (await host.run(demoCodeStep, { demos, codeBytes })).key);
  } catch (error) {
    return { value: undefined, diagnostics: stopped(error, source.file, input) };
  }
}

async function compileInput(
  host: SiteInput['host'],
  page: Page,
  options: CompileOptions,
): Promise<CompileInput> {
  const { file, frontMatter } = page.source;
  const text = builtInText(file) ?? (await readText(host, file)).value;
  const { title = '', description } = frontMatter;
  return {
    file,
    text,
    // Of what was read now: the file may have been saved since it was scanned.
    hash: contentHash(text),
    pathname: page.pathname,
    title,
    fallbackTitle: page.title,
    ...(description !== undefined && { description }),
    language: page.source.language,
    demos: await Promise.all(page.demos.map((demo) => demoSource(demo, host))),
    options,
  };
}

async function demoSource(demo: Demo, host: SiteInput['host']): Promise<DemoSource> {
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

/** Returns the diagnostic of a page whose work was stopped. Any other error is thrown again, with the page noted on it for the error report. */
export function stopped(error: unknown, file: SourcePath, { config }: SiteInput): Diagnostic[] {
  if (!(error instanceof TaskStopped)) {
    throw error instanceof Error ? Object.assign(error, { page: file }) : error;
  }
  return [pageStopped(error.reason, file, config.limits.pageSeconds)];
}
