import { join } from 'node:path';
import { distinctBy, memoized } from '../model/collections.ts';
import { relativePath } from '../model/files.ts';
import type { Assets, PageIslands } from '../model/code/assets.ts';
import {
  type Diagnostic,
  type Outcome,
  fileStart,
  lineRange,
  linesIn,
} from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { messageDiagnostics, rejectedDiagnostics } from './demo-diagnostics.ts';
import { BundleError } from './files/esbuild.ts';
import { isInstalled, packageOf, packageOfFile } from './files/packages.ts';
import { UNRESOLVED } from '../model/code/bundler.ts';
import { type PageCodeInput, type PagesCode, bundlePages } from './page-code.ts';
import { releaseModules } from './page-modules.ts';
import type { BaseRecipe, SharedCode } from './shared-code.ts';
import { type ReadModule, type Usage, mergeUsage } from './vendor/usage.ts';
import type { BrowserVendor } from './vendor/vendor.ts';
import { report } from '../report/catalogue.ts';

export interface BundleInput extends Pick<
  PageCodeInput,
  'context' | 'scratch' | 'cache' | 'base' | 'pages' | 'filesOf' | 'minify' | 'isPerIsland'
> {
  readonly share: (usage: readonly Usage[]) => Promise<SharedCode>;
  /** Modules of all islands and all their transitive imports. */
  readonly modules: readonly ReadModule[];
}

export interface BundledCode extends Assets {
  readonly recipe: BaseRecipe;
  readonly islands: readonly PageIslands[];
  /** Output paths of the files that pages share. */
  readonly sharedPaths: readonly string[];
}

/** Bundles all code of a site. Reports demos with errors and bundles the rest. */
export async function bundle(input: BundleInput): Promise<Outcome<BundledCode>> {
  const { context, pages, filesOf } = input;
  const unusable = moduleDiagnostics(input);
  const unusablePaths = new Set(unusable.map(({ file }) => file));
  const isUsable = (path: string) => !unusablePaths.has(path);
  const modules = input.modules.filter(({ path }) => isUsable(path));
  const imports = importsOfModules(input);
  const shared = await input.share(
    pages
      .flatMap((page) => releaseModules(page, filesOf))
      .map(({ islands }) => {
        const files = new Set(islands.flatMap(({ module }) => filesOf(module)));
        return mergeUsage([...files].filter(isUsable).map(imports.usageIn));
      })
      .filter((usage) => Object.keys(usage).length > 0),
  );
  const rejected = rejectedDiagnostics(shared.vendor.faults.rejected, modules);
  const usable = withoutBrokenIslands(input, [...unusable, ...rejected]);
  const code = await bundleUsable({ ...input, ...imports, shared, pages: usable });
  return {
    value: {
      ...shared,
      ...code.value,
      files: [...shared.files, ...code.value.files],
      sharedPaths: shared.files.map(({ path }) => path),
    },
    diagnostics: [
      ...unusable,
      ...rejected,
      ...packageDiagnostics(shared.vendor, context.site),
      ...code.diagnostics,
    ],
  };
}

/** Reports syntax errors, and islands without a default export, which would only fail when run. */
function moduleDiagnostics({ modules, pages }: BundleInput): Diagnostic[] {
  const islandPaths = new Set<string>(
    pages.flatMap(({ islands }) => islands.map(({ module }) => module)),
  );
  return modules.flatMap(({ path, found, text }) => {
    if (found.ok) {
      const lacksExport = islandPaths.has(path) && !found.hasDefault;
      return lacksExport ? [withoutDefaultExport(path, text)] : [];
    }
    const { message, line, column, length } = found;
    const place = { file: path, range: lineRange(line, column, length) };
    return [report('demo/syntax', place, { reason: message })];
  });
}

/** Reports a demo without a default export, at its only exported component if there is one. */
function withoutDefaultExport(file: SourcePath, text: string): Diagnostic {
  const lines = linesIn(text);
  const exported = lines.flatMap((line, index) => {
    const [start = '', name] = EXPORTED_COMPONENT.exec(line) ?? [];
    return name === undefined ? [] : [{ name, line: index + 1, column: start.length + 1 }];
  });
  const [only, ...more] = exported;
  if (!only || more.length > 0) return report('demo/no-such-export:default', fileStart(file));
  const { name, line, column } = only;
  const range = lineRange(line, column - name.length, name.length);
  return report('demo/no-such-export:named', { file, range }, { name });
}

const EXPORTED_COMPONENT = /^export (?:function|const|class) ([A-Z]\w*)/;

/** Returns functions that look up the imports of the site's modules. */
export function importsOfModules({
  context,
  modules,
  filesOf,
}: Pick<BundleInput, 'context' | 'modules' | 'filesOf'>) {
  const byFile = new Map(
    modules.flatMap(({ path, found, shared }) =>
      found.ok ? [[join(context.site, path), { ...found, shared }]] : [],
    ),
  );
  const importsIn = (path: string) => byFile.get(join(context.site, path));
  const usageIn = (path: string): Usage => importsIn(path)?.usage ?? {};
  return {
    usageIn,
    importsOf: (module: string) => Object.keys(importsIn(module)?.local ?? {}),
    importedNames: (file: string, specifier: string) => byFile.get(file)?.usage[specifier] ?? [],
    sharedAs: (file: string, written: string) => byFile.get(file)?.shared?.[written],
    usageOf: memoized((module) => mergeUsage(filesOf(module).map(usageIn))),
  };
}

/** Returns the pages without the islands that depend on a file with an error. */
function withoutBrokenIslands(
  { pages, filesOf }: Pick<BundleInput, 'pages' | 'filesOf'>,
  errors: readonly Diagnostic[],
): PageIslands[] {
  const broken = new Set<string>(errors.flatMap(({ file }) => file ?? []));
  return pages.map(({ key, islands }) => ({
    key,
    islands: islands.filter(({ module }) => !filesOf(module).some((file) => broken.has(file))),
  }));
}

/** Bundles page modules. Reports islands with errors and bundles the others again. */
async function bundleUsable(
  input: PageCodeInput & Pick<BundleInput, 'modules' | 'filesOf'>,
  before: readonly Diagnostic[] = [],
): Promise<Outcome<PagesCode & { readonly islands: readonly PageIslands[] }>> {
  try {
    const code = await bundlePages(input);
    return { value: { ...code, islands: input.pages }, diagnostics: before };
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const found = messageDiagnostics(error.messages, input.modules, input.context.site);
    const diagnostics = distinctBy([...before, ...found], (each) => JSON.stringify(each));
    const pages = withoutBrokenIslands(input, found);
    const count = (some: readonly PageIslands[]) => some.flatMap(({ islands }) => islands).length;
    // If no island contains the errors, no page can have any island.
    return count(pages) < count(input.pages)
      ? bundleUsable({ ...input, pages }, diagnostics)
      : { value: { files: [], pages: new Map(), islands: [] }, diagnostics };
  }
}

/**
 * Reports errors in packages that bundles work around. A missing package is reported once for each
 * package that imports it. `site` is absolute.
 */
function packageDiagnostics({ faults, nodeImports }: BrowserVendor, site: string): Diagnostic[] {
  const located = faults.packages.map(({ file, line, reason }) => {
    const path = relativePath(site, file);
    const name = packageOfFile(file) ?? path;
    const [, missing = '.'] = UNRESOLVED.exec(reason) ?? [];
    const cause = missing.startsWith('.') ? `${path}:${line} ${reason}` : packageOf(missing);
    const place = { file: path, range: lineRange(line, 1, 1) };
    const rule = isInstalled(file) ? 'demo/package-fault' : 'demo/package-fault:linked';
    const diagnostic = report(rule, place, { name, reason });
    return { key: `${name} ${cause}`, diagnostic };
  });
  const inside = distinctBy(located, ({ key }) => key).map(({ diagnostic }) => diagnostic);
  const node = nodeImports.map(([name, modules]) =>
    report('demo/node-module', undefined, { name, modules: modules.join(', ') }),
  );
  return [...inside, ...node].sort((one, other) => (one.message < other.message ? -1 : 1));
}
