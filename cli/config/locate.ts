import type ts from 'typescript';
import { addressIn, entryIn, startIn } from '../model/nav.ts';
import type { Place, Range } from '../model/diagnostic.ts';
import type { KeyPath } from './problem.ts';
import { loadTypeScript } from '../model/typescript.ts';
import type { TypeScript } from '../model/typescript.ts';

/** A file that went into a configuration. `file` is relative to the site's root, with `/` separators. */
export interface ConfigFile {
  readonly file: string;
  readonly text: string;
}

/** Finds where things are written in the files of a configuration. Only made when something is wrong: it loads a parser. */
export interface Locator {
  /** Where the key stands, or the innermost object around it that is written out. `files[0]` is the configuration itself. */
  readonly key: (path: KeyPath) => Place;
  /** Everything in any of the files that is known by this value: a pathname, a redirect's origin, a package, a product's id. A trailing slash does not count. */
  readonly value: (value: string) => readonly Place[];
}

/** A locator for the files; the first is the configuration. */
export function makeLocator(files: readonly [ConfigFile, ...ConfigFile[]]): Locator {
  const parser = loadTypeScript();
  const [first, ...rest] = files.map((one) => parse(parser, one));
  const sources = first ? [first, ...rest] : [];
  return {
    key: (path) => {
      if (!first) return { file: files[0].file };
      const finder: Finder = { parser, sources };
      const found = descend(
        finder,
        { source: first, node: exportOf(finder, first, 'default') },
        path,
      );
      return found ?? { file: files[0].file };
    },
    value: (value) => sources.flatMap((source) => valuesIn(parser, source, value)),
  };
}

/** TypeScript, of which only the parser is used. */
export type Parser = TypeScript;

/** Files of a configuration, parsed. */
export interface Finder {
  readonly parser: Parser;
  readonly sources: readonly ts.SourceFile[];
}

/** A piece of code and the file it is in. */
export interface Spot {
  readonly source: ts.SourceFile;
  readonly node: ts.Node | undefined;
}

/** A file, parsed. */
export const parse = (parser: Parser, { file, text }: ConfigFile) =>
  parser.createSourceFile(file, text, parser.ScriptTarget.Latest, true);

/** Follows the path as far as it is written out; the place of the last key found. */
function descend(finder: Finder, start: Spot, path: KeyPath): Place | undefined {
  let place: Place | undefined;
  let spot = resolveSpot(finder, start);
  if (spot?.node) place = placeOf(spot.source, spot.node, 1);
  for (const key of path) {
    const next: (Spot & { readonly label: ts.Node }) | undefined =
      spot && member(finder, spot, key);
    if (!next) return place;
    place = placeOf(next.source, next.label);
    spot = resolveSpot(finder, next);
  }
  return place;
}

/** The value behind names, calls such as `defineConfig(…)`, parentheses and type assertions. */
export function resolveSpot(finder: Finder, spot: Spot, depth = 0): Spot | undefined {
  const { parser } = finder;
  const { source, node } = spot;
  if (!node || depth > 20) return undefined;
  const inner = (next: ts.Node | undefined) =>
    resolveSpot(finder, { source, node: next }, depth + 1);
  if (parser.isCallExpression(node)) return inner(node.arguments[0]);
  if (
    parser.isParenthesizedExpression(node) ||
    parser.isAsExpression(node) ||
    parser.isSatisfiesExpression(node)
  ) {
    return inner(node.expression);
  }
  if (!parser.isIdentifier(node)) return spot;
  const named = nameIn(finder, source, node.text);
  return named && resolveSpot(finder, named, depth + 1);
}

/** What a name stands for in a file: a variable of it, or an import. */
function nameIn(finder: Finder, source: ts.SourceFile, name: string): Spot | undefined {
  const { parser } = finder;
  for (const statement of source.statements) {
    if (parser.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(
        (one) => parser.isIdentifier(one.name) && one.name.text === name,
      );
      if (found) return { source, node: found.initializer };
    }
    if (parser.isImportDeclaration(statement)) {
      const imported = importedName(parser, statement, name);
      const from = imported === undefined ? undefined : moduleOf(finder, source, statement);
      if (from && imported !== undefined)
        return { source: from, node: exportOf(finder, from, imported) };
    }
  }
  return undefined;
}

function importedName(parser: Parser, { importClause }: ts.ImportDeclaration, name: string) {
  if (importClause?.name?.text === name) return 'default';
  const bindings = importClause?.namedBindings;
  if (!bindings || !parser.isNamedImports(bindings)) return undefined;
  const found = bindings.elements.find((element) => element.name.text === name);
  return found && (found.propertyName ?? found.name).text;
}

/** The expression exported under a name, also through `export … from`. */
export function exportOf(finder: Finder, source: ts.SourceFile, name: string): ts.Node | undefined {
  const { parser } = finder;
  if (name !== 'default') return nameIn(finder, source, name)?.node;
  return source.statements.find(parser.isExportAssignment)?.expression;
}

const ENDINGS = ['', '.ts', '.mts', '.js', '.mjs', '/index.ts', '/index.js'];

/** The file of the configuration that an import leads to. */
function moduleOf(
  { parser, sources }: Finder,
  source: ts.SourceFile,
  { moduleSpecifier }: ts.ImportDeclaration,
) {
  if (!parser.isStringLiteral(moduleSpecifier)) return undefined;
  const { pathname } = new URL(moduleSpecifier.text, `file:///${source.fileName}`);
  const base = decodeURIComponent(pathname).slice(1).replace(/\.js$/, '');
  return sources.find(({ fileName }) => ENDINGS.some((ending) => fileName === base + ending));
}

/** A property of an object literal or an item of a list, seen through spreads of objects. */
export function member(
  finder: Finder,
  { source, node }: Spot,
  key: string | number,
): (Spot & { readonly label: ts.Node }) | undefined {
  const { parser } = finder;
  if (!node) return undefined;
  if (parser.isArrayLiteralExpression(node)) {
    const before = node.elements.slice(0, Number(key) + 1);
    const item = node.elements[Number(key)];
    return item && !before.some(parser.isSpreadElement)
      ? { source, node: item, label: item }
      : undefined;
  }
  if (!parser.isObjectLiteralExpression(node)) return undefined;
  for (const property of [...node.properties].reverse()) {
    if (parser.isSpreadAssignment(property)) {
      const spread = resolveSpot(finder, { source, node: property.expression });
      const found = spread && member(finder, spread, key);
      if (found) return found;
    } else if (property.name && nameText(parser, property.name) === String(key)) {
      const value = parser.isPropertyAssignment(property) ? property.initializer : property.name;
      return { source, node: value, label: property.name };
    }
  }
  return undefined;
}

/** A key as it is called. */
export function nameText(parser: Parser, name: ts.PropertyName): string | undefined {
  const isNamed = parser.isIdentifier(name) || parser.isNumericLiteral(name);
  return isNamed || parser.isStringLiteralLike(name) ? name.text : undefined;
}

/** Keys by whose value an entry, a redirect, a product or the content directory is known. */
const NAMING_KEYS: ReadonlySet<string> = new Set(['pathname', 'from', 'package', 'content', 'img']);

/** The same for addresses of other sites, which no page has. */
const LEADING_KEYS: ReadonlySet<string> = new Set([...NAMING_KEYS, 'to', 'href']);

/** Keys whose values are addresses that readers follow. */
const ADDRESS_KEYS: ReadonlySet<string> = new Set(['href', 'link', 'notes']);

/** Keys by whose value something is known that is asked for. */
function keysFor(value: string): ReadonlySet<string> {
  if (entryIn(value) !== undefined) return new Set(['pathname']);
  if (addressIn(value) !== undefined) return ADDRESS_KEYS;
  return /^https?:/i.test(value) ? LEADING_KEYS : NAMING_KEYS;
}

/** Where something is written that is known by this value: `pathname: '/a/'`, `from: '/b/'`, or a tree under its product's id. */
function valuesIn(parser: Parser, source: ts.SourceFile, value: string): Place[] {
  const start = startIn(value);
  const keys = keysFor(value);
  const wanted = withoutSlash(addressIn(value) ?? entryIn(value) ?? value);
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (parser.isPropertyAssignment(node)) {
      const name = nameText(parser, node.name) ?? '';
      const { initializer } = node;
      if (parser.isStringLiteralLike(initializer)) {
        const isNamed =
          start === undefined
            ? keys.has(name) && withoutSlash(initializer.text) === wanted
            : name === 'to' && startsAt(parser, node.parent, start);
        if (isNamed) found.push(placeOf(source, initializer));
      } else if (name === value) {
        found.push(placeOf(source, node.name));
      }
    }
    parser.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether an object is a redirect from an address. */
const startsAt = (parser: Parser, node: ts.ObjectLiteralExpression, start: string) =>
  node.properties.some(
    (one) =>
      parser.isPropertyAssignment(one) &&
      nameText(parser, one.name) === 'from' &&
      parser.isStringLiteralLike(one.initializer) &&
      withoutSlash(one.initializer.text) === withoutSlash(start),
  );

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** Where a node stands; at most its first line, or `width` characters. */
function placeOf(source: ts.SourceFile, node: ts.Node, width?: number): Place {
  const from = node.getStart(source);
  const start = source.getLineAndCharacterOfPosition(from);
  const end = source.getLineAndCharacterOfPosition(
    width === undefined ? node.getEnd() : from + width,
  );
  const oneLine = start.line === end.line;
  const position = { line: start.line + 1, column: start.character + 1 };
  const range: Range = {
    start: position,
    end: { line: position.line, column: oneLine ? end.character + 1 : position.column + 1 },
  };
  return { file: source.fileName, range };
}
