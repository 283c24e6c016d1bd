import { posix } from 'node:path';
import type { Sources } from '../model/sources.ts';
import type { Demo, DemoVariant, PageSource } from '../model/page.ts';
import type { Diagnostic, Outcome, Place } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { toSourcePath } from '../model/paths.ts';
import { demoNotFound, demoOutside } from '../report/rules/demo.ts';
import { closest } from '../report/suggest.ts';

/** What demos are looked for in. */
export interface DemoContext {
  readonly modules: Sources['modules'];
  /** The content directory without slash at the end; empty for the root. */
  readonly content: string;
  /** Ids of the ways in which demos are written, in their order. */
  readonly styles: readonly string[];
}

/** Sub-folders of a demo that stand for ways to write it, unless the configuration lists others. */
export const USUAL_STYLES = ['system', 'tailwind', 'css'] as const;

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js'];

/** The demos a page places, each once, and directives that lead nowhere. */
export function resolveDemos(source: PageSource, context: DemoContext): Outcome<readonly Demo[]> {
  const demos = new Map<string, Demo>();
  const diagnostics: Diagnostic[] = [];
  for (const directive of source.directives) {
    const place = { file: source.file, range: directive.range };
    if (directive.kind !== 'demo' || demos.has(directive.name)) continue;
    const found = variantsOf(directive.name, source, context);
    const [first, ...others] = found;
    if (!first) {
      diagnostics.push(missingDemo(directive.name, source, { context, place }));
      continue;
    }
    const id = uniqueId(directive.name, new Set([...demos.values()].map((demo) => demo.id)));
    demos.set(directive.name, { name: directive.name, id, variants: [first, ...others] });
  }
  return { value: [...demos.values()], diagnostics };
}

/** Path of what a directive names: relative to the page's folder. */
const targetOf = (name: string, source: PageSource) =>
  posix.join(posix.dirname(source.file), name.replaceAll('\\', '/'));

/** `X.js` finds `X.tsx`; a name without ending is a folder with one sub-folder for each style, or with a module. */
function variantsOf(name: string, source: PageSource, context: DemoContext): DemoVariant[] {
  const target = targetOf(name, source);
  const find = (paths: readonly string[]) =>
    paths.map(toSourcePath).find((path) => context.modules.has(path));
  const variant = (style: string | null, paths: readonly string[]) => {
    const module = find(paths);
    return module ? [{ style, module, files: filesOf(module, context.modules) }] : [];
  };
  if (/\.tsx?$/.test(target)) return variant(null, [target]);
  if (/\.jsx?$/.test(target)) {
    const stem = target.replace(/\.jsx?$/, '');
    return variant(null, withEndings(stem));
  }
  const styled = context.styles.flatMap((style) =>
    variant(style, withEndings(`${target}/${style}/index`)),
  );
  if (styled.length > 0) return styled;
  return variant(null, [...withEndings(`${target}/index`), ...withEndings(target)]);
}

const withEndings = (stem: string) => ENDINGS.map((ending) => stem + ending);

/** The module, its counterpart in JavaScript, and everything it imports, however far; the module first, the rest sorted. */
function filesOf(module: SourcePath, modules: Sources['modules']): readonly SourcePath[] {
  const found = new Set([module]);
  for (const file of found) {
    for (const imported of modules.get(file)?.imports ?? []) found.add(imported);
  }
  for (const twin of twinOf(module, modules)) found.add(twin);
  return [module, ...[...found].filter((file) => file !== module).sort()];
}

/** `X.jsx`, else `X.js`, beside `X.tsx`: what is shown as its JavaScript. It never runs, so what it imports does not matter. */
function twinOf(module: SourcePath, modules: Sources['modules']): SourcePath[] {
  if (!/\.tsx?$/.test(module)) return [];
  const stem = module.replace(/\.tsx?$/, '');
  const twin = ['.jsx', '.js'].map((ending) => toSourcePath(stem + ending));
  return twin.filter((path) => modules.has(path)).slice(0, 1);
}

function missingDemo(
  name: string,
  source: PageSource,
  { context, place }: { readonly context: DemoContext; readonly place: Place },
): Diagnostic {
  const target = targetOf(name, source);
  const root = context.content === '' ? '' : `${context.content}/`;
  if (target.startsWith('..') || name.startsWith('/') || !target.startsWith(root)) {
    return demoOutside(name, place);
  }
  const folder = posix.dirname(target);
  const beside = [...context.modules.keys()].filter((file) => posix.dirname(file) === folder);
  const names = new Map(beside.map((file) => [stemOf(file), posix.basename(file)]));
  const meant = names.get(closest(stemOf(name), names.keys()) ?? '');
  const looked = /\.jsx?$/.test(target) ? target.replace(/\.jsx?$/, '.tsx') : target;
  return demoNotFound({ name, looked }, meant, place);
}

const stemOf = (path: string) => posix.basename(path).replace(/\.[jt]sx?$/, '');

/** A name that is an identifier, an anchor, and new on its page: `BasicButtons`, `BasicButtons2`. */
function uniqueId(name: string, taken: ReadonlySet<string>): string {
  const words = stemOf(name)
    .split(/[^A-Za-z0-9_]+/)
    .filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const base = /^[A-Za-z_]/.test(joined) ? joined : `Demo${joined}`;
  for (let count = 2, id = base; ; id = `${base}${count}`, count++) {
    if (!taken.has(id)) return id;
  }
}
