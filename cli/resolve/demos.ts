import { posix } from 'node:path';
import type { Diagnostic, Outcome, Place } from '../model/diagnostic.ts';
import { capitalized } from '../model/text.ts';
import type { CodeFile, Demo, DemoVariant, PageSource } from '../model/page.ts';
import { toSourcePath, type SourcePath } from '../model/paths.ts';
import type { Sources } from '../model/sources.ts';
import { closest, nearestPath } from '../report/suggest.ts';
import { report } from '../report/catalogue.ts';

export interface DemoContext {
  readonly modules: Sources['modules'];
  /** Content directory without a trailing slash; empty for the root. */
  readonly content: string;
  readonly styles: readonly string[];
}

/** Subfolders of a demo that are styles, unless the configuration lists others. */
export const DEFAULT_STYLES = ['system', 'tailwind', 'css'] as const;

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];

/** Returns the unique demos of a page and reports directives without a demo. */
export function resolveDemos(source: PageSource, context: DemoContext): Outcome<readonly Demo[]> {
  const demos = new Map<string, Demo>();
  const diagnostics: Diagnostic[] = [];
  for (const { kind, name, range } of source.directives) {
    if (kind !== 'demo' || demos.has(name)) continue;
    const target = posix.join(posix.dirname(source.file), name.replaceAll('\\', '/'));
    const [first, ...others] = findVariants(target, context);
    if (first) {
      const id = uniqueId(name, new Set([...demos.values()].map((demo) => demo.id)));
      demos.set(name, { name, id, variants: [first, ...others] });
    } else {
      const place = { file: source.file, range };
      diagnostics.push(missingDemo({ name, target }, context, place));
    }
  }
  return { value: [...demos.values()], diagnostics };
}

/** Finds `X.tsx` for `X.js`. A name without extension is a module, or a folder of styles. */
function findVariants(target: string, { modules, styles }: DemoContext): DemoVariant[] {
  const variant = (style: string | null, paths: readonly string[]) => {
    const module = paths.map(toSourcePath).find((path) => modules.has(path));
    return module ? [{ style, module, files: demoModuleFiles(module, modules) }] : [];
  };
  if (/\.tsx?$/.test(target)) return variant(null, [target]);
  if (/\.jsx?$/.test(target)) return variant(null, withExtensions(target.replace(/\.jsx?$/, '')));
  const styled = styles.flatMap((style) =>
    variant(style, withExtensions(`${target}/${style}/index`)),
  );
  if (styled.length > 0) return styled;
  return variant(null, [...withExtensions(`${target}/index`), ...withExtensions(target)]);
}

const withExtensions = (stem: string) => EXTENSIONS.map((extension) => stem + extension);

/** Returns the module, followed by its JavaScript version and all transitive imports, sorted. */
function demoModuleFiles(module: SourcePath, modules: Sources['modules']): readonly SourcePath[] {
  const found = new Set([module]);
  for (const file of found) {
    for (const imported of modules.get(file)?.imports ?? []) found.add(imported);
  }
  // `X.js` beside `X.tsx` is its JavaScript version. It never runs, so its imports are ignored.
  const stem = module.replace(/\.tsx?$/, '');
  const versions = stem === module ? [] : ['.jsx', '.js'].map((end) => toSourcePath(stem + end));
  const version = versions.find((path) => modules.has(path));
  if (version) found.add(version);
  return [module, ...[...found].filter((file) => file !== module).sort()];
}

function missingDemo(
  { name, target }: { readonly name: string; readonly target: string },
  { modules, content }: DemoContext,
  place: Place,
): Diagnostic {
  const root = content === '' ? '' : `${content}/`;
  if (target.startsWith('..') || name.startsWith('/') || !target.startsWith(root)) {
    return report('demo/outside', place, { name });
  }
  const folder = posix.dirname(target);
  const beside = [...modules.keys()].filter((file) => posix.dirname(file) === folder);
  const names = new Map(beside.map((file) => [stemOf(file), posix.basename(file)]));
  const meant = names.get(closest(stemOf(name), names.keys()) ?? '');
  const looked = target.replace(/\.jsx?$/, '.tsx');
  return report('demo/not-found', place, { name, looked, meant });
}

/** Returns the files whose code a page shows, and reports directives without a file. */
export function resolveCodeFiles(
  { file: page, directives }: PageSource,
  files: ReadonlySet<SourcePath>,
): Outcome<readonly CodeFile[]> {
  const found = new Map<string, CodeFile>();
  const diagnostics: Diagnostic[] = [];
  for (const { kind, name, range } of directives) {
    if (kind !== 'code') continue;
    const folder = posix.dirname(page);
    const file = toSourcePath(posix.join(folder, name));
    if (files.has(file)) {
      found.set(name, { name, file });
      continue;
    }
    const { address: near } = nearestPath(file, files) ?? {};
    const meant = near === undefined ? undefined : posix.relative(folder, near);
    diagnostics.push(report('markdown/code-not-found', { file: page, range }, { name, meant }));
  }
  return { value: [...found.values()], diagnostics };
}

const stemOf = (path: string) => posix.basename(path).replace(/\.[jt]sx?$/, '');

/** Returns an identifier that is unique on its page: `BasicButtons`, `BasicButtons2`. */
function uniqueId(name: string, taken: ReadonlySet<string>): string {
  const words = stemOf(name)
    .split(/[^A-Za-z0-9_]+/)
    .filter(Boolean);
  const joined = words.map(capitalized).join('');
  const base = /^[A-Za-z_]/.test(joined) ? joined : `Demo${joined}`;
  for (let count = 2, id = base; ; id = `${base}${count}`, count++) {
    if (!taken.has(id)) return id;
  }
}
