import { join } from 'node:path';
import type { Assets, PageIslands } from '../model/assets.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';
import { demoNoDefaultExport, demoSyntax } from '../report/catalogue/demo/demo-code.ts';
import { whyBroken } from './broken/broken-package.ts';
import { withoutFiles } from './broken/leave-out.ts';
import { bundleWhatCan } from './broken/bundle-what-can.ts';
import { packageProblems, sharedProblems, specifierOf } from './broken/problems.ts';
import { BundleError } from './files/esbuild.ts';
import type { CodeContext } from './files/packages.ts';
import { LoadError } from './files/scratch.ts';
import type { Shorten } from './files/short-scripts.ts';
import type { PagesCode } from './page-code.ts';
import type { SharedCode } from './shared-code.ts';
import { mergeUsage } from './vendor/usage.ts';
import { packageOf } from './vendor/vendor-plan.ts';
import type { ModuleUsage, SourceModule, Usage } from './vendor/usage.ts';

/** A module of the site with what was found in it. */
export interface ReadModule extends SourceModule {
  readonly found: ModuleUsage;
}

export interface BundleInput {
  readonly context: CodeContext;
  readonly scratch: string;
  readonly base: string;
  /** Bundles what pages share, for pages that take this from packages. */
  readonly share: (usage: readonly Usage[]) => Promise<SharedCode>;
  readonly pages: readonly PageIslands[];
  /** Every module of the pages' islands, what they import included. */
  readonly modules: readonly ReadModule[];
  /** The files of an island's module, itself included. */
  readonly filesOf: (module: string) => readonly string[];
  readonly minify: boolean;
  readonly shorten?: Shorten;
  /** A module for each island instead of one for each page. */
  readonly apart: boolean;
}

/** Bundles everything. What is wrong with a demo is told at the demo, and the rest is bundled without it. */
export async function bundle(input: BundleInput): Promise<Outcome<Assets>> {
  const broken = brokenModules(input);
  const { shared, left, diagnostics } = await shareWithout(input, broken);
  const { scratch, context, base, minify, shorten, apart, filesOf } = input;
  const code = await bundleWhatCan({
    ...{ context, scratch, base, minify, apart, shared, filesOf },
    ...(shorten && { shorten }),
    ...foundIn(input),
    pages: withoutFiles(input, left),
    modules: input.modules.flatMap((module) =>
      module.found.ok ? [{ ...module, files: module.found.files }] : [],
    ),
  });
  return {
    value: assetsOf(shared, code.value),
    diagnostics: [...broken.diagnostics, ...diagnostics, ...code.diagnostics],
  };
}

/** What was found in modules, by module. */
function foundIn({ context, modules, filesOf }: BundleInput) {
  const found = new Map<string, { readonly usage: Usage; readonly files: readonly string[] }>(
    modules.flatMap(({ path, found: one }) => (one.ok ? [[join(context.site, path), one]] : [])),
  );
  return {
    importsOf: (module: string) => found.get(join(context.site, module))?.files ?? [],
    namesTaken: (module: string, specifier: string) => found.get(module)?.usage[specifier] ?? [],
    packagesOf: (module: string) =>
      filesOf(module)
        .flatMap((file) => Object.keys(found.get(join(context.site, file))?.usage ?? {}))
        .map(packageOf),
  };
}

function assetsOf(shared: SharedCode, code: PagesCode): Assets {
  const { files, ...common } = shared;
  return { ...common, ...code, files: [...files, ...code.files] };
}

interface Broken {
  readonly files: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Modules that cannot be read, and those of islands without a default export: nothing asks for that before they run. */
function brokenModules({ modules, pages }: BundleInput): Broken {
  const started = new Set<string>(
    pages.flatMap(({ islands }) => islands.map(({ module }) => module)),
  );
  const empty = modules.flatMap(({ path, found }) =>
    found.ok && !found.hasDefault && started.has(path) ? [path] : [],
  );
  const unreadable = syntaxProblems(modules);
  return {
    files: new Set([...unreadable.files, ...empty]),
    diagnostics: [...unreadable.diagnostics, ...empty.map(demoNoDefaultExport)],
  };
}

function syntaxProblems(modules: readonly ReadModule[]): Broken {
  const failed = modules.flatMap(({ path, found }) => (found.ok ? [] : [{ path, found }]));
  return {
    files: new Set(failed.map(({ path }) => path)),
    diagnostics: failed.map(({ path, found: { message, line, column, length } }) =>
      demoSyntax(message, { file: path, range: lineRange(line, column, length) }),
    ),
  };
}

interface Shared {
  readonly shared: SharedCode;
  /** Files that nothing may be made of. */
  readonly left: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Bundles what the modules share. Modules that ask for what is not there are left out, and the rest is tried again. */
async function shareWithout(input: BundleInput, broken: Broken): Promise<Shared> {
  const modules = input.modules.filter(({ path }) => !broken.files.has(path));
  try {
    const shared = await input.share(usageByPage(input, modules));
    return { shared, left: broken.files, diagnostics: [] };
  } catch (error) {
    const diagnostics = await blamed(error, modules, input);
    if (diagnostics.length === 0) throw error;
    const files = new Set([...broken.files, ...diagnostics.flatMap(({ file }) => file ?? [])]);
    const again = await shareWithout(input, { files, diagnostics: [] });
    return { ...again, diagnostics: [...diagnostics, ...again.diagnostics] };
  }
}

/** What the shared code lacks, told of the modules that ask for it; nothing where none does, and the theme is at fault. */
async function blamed(
  error: unknown,
  modules: readonly ReadModule[],
  input: BundleInput,
): Promise<Diagnostic[]> {
  const askersOf = (specifier: string | undefined) =>
    modules.filter(({ found }) => found.ok && asksFor(found.usage, specifier));
  const messages = error instanceof BundleError ? error.messages : [];
  const told = messages.flatMap((one) => sharedProblems(one, askersOf(specifierOf(one))));
  if (told.length > 0 || !(error instanceof BundleError || error instanceof LoadError)) return told;
  const used = mergeUsage(modules.flatMap(({ found }) => (found.ok ? [found.usage] : [])));
  const tried = await Promise.all(
    Object.keys(used).map(async (one) => ({ one, reason: await whyBroken(one, input) })),
  );
  return tried.flatMap(({ one, reason }) =>
    reason === undefined ? [] : packageProblems(one, reason, askersOf(one)),
  );
}

/** What each page takes from packages. Pages that take nothing are left out. */
function usageByPage({ pages, filesOf }: BundleInput, modules: readonly ReadModule[]): Usage[] {
  const usages = new Map<string, Usage>(
    modules.flatMap(({ path, found }) => (found.ok ? [[path, found.usage]] : [])),
  );
  const used = pages.map(({ islands }) => {
    const files = islands.flatMap(({ module }) => filesOf(module));
    return mergeUsage(
      [...new Set(files)].flatMap((file): Usage[] => {
        const usage = usages.get(file);
        return usage ? [usage] : [];
      }),
    );
  });
  return used.filter((usage) => Object.keys(usage).length > 0);
}

const asksFor = (usage: Usage, specifier: string | undefined) =>
  specifier !== undefined && Object.hasOwn(usage, specifier);
