import { join } from 'node:path';
import type { Assets, PageIslands } from '../model/assets.ts';
import type { Remembered, Scratch } from '../model/host.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';
import { demoNoDefaultExport, demoSyntax } from '../report/rules/demo.ts';
import { withoutFiles } from './faults/leave-out.ts';
import { bundleWhatCan } from './faults/bundle-what-can.ts';
import { packageFaultDiagnostics } from './faults/fault-diagnostics.ts';
import { rejectedProblems } from './faults/problems.ts';
import type { RejectedImport } from './faults/package-faults.ts';
import type { CodeContext } from './files/packages.ts';
import type { PagesCode } from './page-code.ts';
import type { SharedCode } from './shared-code.ts';
import { mergeUsage } from './vendor/usage.ts';
import type { ModuleUsage, SourceModule, Usage } from './vendor/usage.ts';

/** A module of the site with what was found in it. */
export interface ReadModule extends SourceModule {
  readonly found: ModuleUsage;
}

export interface BundleInput {
  readonly context: CodeContext;
  readonly scratch: Scratch;
  readonly cache: Remembered;
  readonly base: string;
  /** Bundles what pages share, for pages that take this from packages. */
  readonly share: (usage: readonly Usage[]) => Promise<SharedCode>;
  readonly pages: readonly PageIslands[];
  /** Every module of the pages' islands, what they import included. */
  readonly modules: readonly ReadModule[];
  /** The files of an island's module, itself included. */
  readonly filesOf: (module: string) => readonly string[];
  readonly minify: boolean;
  /** A module for each island instead of one for each page. */
  readonly apart: boolean;
}

/** Bundles everything. What is wrong with a demo is reported at the demo, and the rest is bundled without it. */
export async function bundle(input: BundleInput): Promise<Outcome<Assets>> {
  const { scratch, context, cache, base, minify, apart, filesOf } = input;
  const broken = brokenModules(input);
  const modules = input.modules.filter(({ path }) => !broken.files.has(path));
  const shared = await input.share(usageByPage(input, modules));
  const rejected = rejectedImports(shared.faults.rejected, modules);
  const left = new Set([...broken.files, ...rejected.files]);
  const code = await bundleWhatCan({
    ...{ context, cache, scratch, base, minify, apart, shared, filesOf },
    ...importsOfModules(input),
    pages: withoutFiles(input, left),
    modules: input.modules.flatMap((module) =>
      module.found.ok ? [{ ...module, files: module.found.files }] : [],
    ),
  });
  return {
    value: assetsOf(shared, code.value),
    diagnostics: [
      ...broken.diagnostics,
      ...rejected.diagnostics,
      ...packageFaultDiagnostics(shared, context.site),
      ...code.diagnostics,
    ],
  };
}

/** What the site's modules import. */
function importsOfModules({ context, modules, filesOf }: BundleInput) {
  const found = new Map<string, { readonly usage: Usage; readonly files: readonly string[] }>(
    modules.flatMap(({ path, found: one }) => (one.ok ? [[join(context.site, path), one]] : [])),
  );
  const usages = new Map<string, Usage>();
  const usageOf = (module: string) => {
    const known = usages.get(module);
    if (known) return known;
    const files = filesOf(module).map((file) => found.get(join(context.site, file))?.usage ?? {});
    const usage = mergeUsage(files);
    usages.set(module, usage);
    return usage;
  };
  return {
    importsOf: (module: string) => found.get(join(context.site, module))?.files ?? [],
    namesTaken: (module: string, specifier: string) => found.get(module)?.usage[specifier] ?? [],
    usageOf,
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

/** Modules that import what packages do not have. */
function rejectedImports(
  rejected: readonly RejectedImport[],
  modules: readonly ReadModule[],
): Broken {
  const diagnostics = rejected.flatMap((one) => {
    const importers = modules.filter(({ found }) => found.ok && imports(found.usage, one));
    return rejectedProblems(one, importers);
  });
  return { files: new Set(diagnostics.flatMap(({ file }) => file ?? [])), diagnostics };
}

const imports = (usage: Usage, { specifier, name }: RejectedImport) =>
  Object.hasOwn(usage, specifier) &&
  (name === undefined || usage[specifier]?.includes(name) === true);

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
