import type ts from 'typescript';
import type { ApiContext, PublicExport } from '../context.ts';
import { hasAnyProps, kindOf } from './kind.ts';
import { docCommentOf } from '../types/doc-comments.ts';

/** The exports of a package that are components or hooks: those that are documented, and why others are not. */
export interface PublicParts {
  readonly components: readonly PublicExport[];
  readonly hooks: readonly PublicExport[];
  /** Name → why. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** Why an export that looks like a part is none of the reference. */
const REASONS = {
  notAmong: 'It is not among the names of the configuration.',
  noModule: 'The package has no module of its own for it.',
  hidden: 'Its comment keeps it out of the documentation.',
  anyProps: 'Its types say nothing about its props.',
} as const;

interface Candidate extends PublicExport {
  readonly kind: 'component' | 'hook';
}

/** How modules of a package are found. */
export interface Modules {
  /** The module itself; undefined where there is none of the name, or none with types. */
  readonly moduleOf: (name: string) => ts.Symbol | undefined;
}

/** Sorts out the exports of a package's main module, and of those that the configuration adds. */
export function publicParts(context: ApiContext, modules: Modules): PublicParts {
  const judged = candidatesOf(context, modules).map((one) => ({
    one,
    reason: reasonAgainst(context, one),
  }));
  const good = judged.flatMap(({ one, reason }) => (reason === undefined ? [one] : []));
  const left = judged.flatMap(({ one, reason }) =>
    reason === undefined ? [] : [[one.name, reason] as const],
  );
  return {
    components: good.filter(({ kind }) => kind === 'component'),
    hooks: good.filter(({ kind }) => kind === 'hook'),
    leftOut: Object.fromEntries(left),
  };
}

/** Each name once, in the order of names. A name that is final is better than one with a prefix. */
function candidatesOf(context: ApiContext, modules: Modules): readonly Candidate[] {
  const all = [...mainExports(context, modules), ...subpathExports(context, modules)];
  const byName = new Map<string, Candidate>();
  for (const one of all) {
    const known = byName.get(one.name);
    if (!known || known.exportName !== known.name) byName.set(one.name, one);
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function mainExports(context: ApiContext, modules: Modules): Candidate[] {
  return context.checker.getExportsOfModule(context.entry).flatMap((symbol) => {
    const one = candidateOf(context, symbol, symbol.name);
    return one ? [withModule(context, one, modules)] : [];
  });
}

function subpathExports(context: ApiContext, { moduleOf }: Modules): Candidate[] {
  return context.source.modules.flatMap((subpath) => {
    const module = moduleOf(`${context.package.name}/${subpath}`);
    const symbols = module ? context.checker.getExportsOfModule(module) : [];
    const own = subpath.split('/').at(-1) ?? subpath;
    return symbols.flatMap((symbol): Candidate[] => {
      const one = candidateOf(context, symbol, symbol.name === 'default' ? own : symbol.name);
      return one ? [{ ...one, module: subpath, isSubpathOnly: true }] : [];
    });
  });
}

function candidateOf(context: ApiContext, exported: ts.Symbol, as: string): Candidate | undefined {
  const { compiler, checker, source } = context;
  const prefix = source.conventions.prefixes.find((one) => as.startsWith(one)) ?? '';
  const name = as.slice(prefix.length);
  const isAlias = (exported.flags & compiler.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const isValue = (symbol.flags & compiler.SymbolFlags.Value) !== 0;
  if (!isValue || !declaration || !/^(?:use)?[A-Z]/.test(name)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const kind = kindOf(context, name, type);
  return kind && { kind, name, exportName: exported.name, symbol, type, declaration };
}

/** Finds the module of its own by the conventions. */
function withModule(
  { package: { name }, source: { conventions } }: ApiContext,
  one: Candidate,
  { moduleOf }: Modules,
): Candidate {
  const { module: pattern } = conventions;
  if (pattern === undefined) return one;
  const subpaths = [one.name, one.exportName].map((each) => pattern.replaceAll('{Name}', each));
  const module = subpaths.find((each) => moduleOf(`${name}/${each}`) !== undefined);
  return module === undefined ? one : { ...one, module };
}

function reasonAgainst(context: ApiContext, one: Candidate): string | undefined {
  const { only, leftOut, conventions } = context.source;
  if (Object.hasOwn(leftOut, one.name)) return leftOut[one.name];
  if (only && !only.includes(one.name)) return REASONS.notAmong;
  // What the configuration names is public, wherever it stands.
  if (!only && conventions.module !== undefined && one.module === undefined)
    return REASONS.noModule;
  if (docCommentOf(context.compiler, one.declaration).isHidden) return REASONS.hidden;
  return one.kind === 'component' && hasAnyProps(context, one.type) ? REASONS.anyProps : undefined;
}
