import type ts from 'typescript';
import { ADDRESS_KEYS, queriedAddress, queriedEntry, queriedRedirect } from '../model/nav.ts';
import type { Fix, Place } from '../model/diagnostic.ts';
import { loadTypeScript, rangeIn } from '../model/code/typescript.ts';

export const parser = loadTypeScript;

/** Path of a value in the configuration: `['products', 1, 'id']`. */
export type KeyPath = readonly (string | number)[];

/** Returns a path as text: `products[1].id`. */
export const keyText = (path: KeyPath) =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (!/^[\w$]+$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text ? `${text}.${key}` : key;
  }, '') || 'The configuration';

/** A file of a configuration. `file` is relative to the site's root, with `/` separators. */
export type ConfigFile = { readonly file: string; readonly text: string };

/** Finder of keys and values in a configuration. Slow: loads a parser. */
export interface Locator {
  /** Locates a key, or else the innermost object around it that is a literal. */
  readonly key: (path: KeyPath) => Place;
  /** Returns a fix that renames a key. Undefined if the key is computed. */
  readonly rename: (path: KeyPath, name: string) => Fix | undefined;
  /** Locates a pathname, a redirect's source, a package or a product. Ignores trailing slashes. */
  readonly value: (value: string) => readonly Place[];
}

/** Creates a locator for files of a configuration; the first one is `docs.config.ts`. */
export function createLocator(files: readonly [ConfigFile, ...ConfigFile[]]): Locator {
  const sources = files.map(parseConfigFile);
  const follow = (path: KeyPath) => {
    const config = configNode(sources);
    return config ? descend(sources, config, path) : undefined;
  };
  return {
    key: (path) => follow(path)?.place ?? { file: files[0].file },
    rename: (path, name) => {
      const { property } = follow(path) ?? {};
      if (!property) return undefined;
      const { value, label } = property;
      const written = label.getText();
      const quote = /^['"]/.exec(written)?.[0] ?? '';
      const isShorthand = value === label;
      const replace = isShorthand ? `${name}: ${written}` : quote + name + quote;
      const { range } = nodeLocation(label);
      return range && { replace, range };
    },
    value: (value) => sources.flatMap((source) => valuesIn(source, value)),
  };
}

/** The parsed files of a configuration; the first one is `docs.config.ts`. */
export type ConfigSources = readonly ts.SourceFile[];

/** A member of an object or a list. `label` is the name of a property, or the item of a list. */
type Member = { readonly label: ts.Node; readonly value: ts.Node };

export const parseConfigFile = ({ file, text }: ConfigFile) =>
  parser().createSourceFile(file, text, parser().ScriptTarget.Latest, true);

/** Returns the default export of the first file, through names and calls. */
export function configNode(sources: ConfigSources): ts.Node | undefined {
  const [first] = sources;
  return first && resolveNode(sources, exportOf(sources, first, 'default'));
}

/** Follows a path through literals. `property` is set if the whole path was found. */
function descend(sources: ConfigSources, start: ts.Node, path: KeyPath) {
  let place = nodeLocation(start, 1);
  let at: ts.Node | undefined = start;
  let property: Member | undefined;
  for (const key of path) {
    property = at && memberOf(sources, at, key);
    if (!property) break;
    place = nodeLocation(property.label);
    at = resolveNode(sources, property.value);
  }
  return { place, property };
}

/** Resolves names, calls, parentheses and type assertions to a value. */
export function resolveNode(
  sources: ConfigSources,
  node: ts.Node | undefined,
  depth = 0,
): ts.Node | undefined {
  if (!node || depth > 20) return undefined;
  const resolveInner = (inner: ts.Node | undefined) => resolveNode(sources, inner, depth + 1);
  if (parser().isCallExpression(node)) return resolveInner(node.arguments[0]);
  if (
    parser().isParenthesizedExpression(node) ||
    parser().isAsExpression(node) ||
    parser().isSatisfiesExpression(node)
  ) {
    return resolveInner(node.expression);
  }
  if (!parser().isIdentifier(node)) return node;
  return resolveInner(declaredValue(sources, node.getSourceFile(), node.text));
}

function declaredValue(
  sources: ConfigSources,
  source: ts.SourceFile,
  name: string,
): ts.Node | undefined {
  for (const statement of source.statements) {
    if (parser().isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(
        (declaration) => parser().isIdentifier(declaration.name) && declaration.name.text === name,
      );
      if (found) return found.initializer;
    }
    if (parser().isImportDeclaration(statement)) {
      const imported = importedName(statement, name);
      const from = imported === undefined ? undefined : importedFile(sources, source, statement);
      if (from && imported !== undefined) return exportOf(sources, from, imported);
    }
  }
  return undefined;
}

function importedName({ importClause }: ts.ImportDeclaration, name: string) {
  if (importClause?.name?.text === name) return 'default';
  const bindings = importClause?.namedBindings;
  if (!bindings || !parser().isNamedImports(bindings)) return undefined;
  const found = bindings.elements.find((element) => element.name.text === name);
  return found && (found.propertyName ?? found.name).text;
}

function exportOf(
  sources: ConfigSources,
  source: ts.SourceFile,
  name: string,
): ts.Node | undefined {
  if (name !== 'default') return declaredValue(sources, source, name);
  return source.statements.find(parser().isExportAssignment)?.expression;
}

const ENDINGS = ['', '.ts', '.mts', '.js', '.mjs', '/index.ts', '/index.js'];

function importedFile(
  sources: ConfigSources,
  source: ts.SourceFile,
  { moduleSpecifier }: ts.ImportDeclaration,
) {
  if (!parser().isStringLiteral(moduleSpecifier)) return undefined;
  const { pathname } = new URL(moduleSpecifier.text, `file:///${source.fileName}`);
  const base = decodeURIComponent(pathname).slice(1).replace(/\.js$/, '');
  return sources.find(({ fileName }) => ENDINGS.some((ending) => fileName === base + ending));
}

/** Returns a property of an object literal or of an object spread in it, or an item of a list. */
export function memberOf(
  sources: ConfigSources,
  node: ts.Node,
  key: string | number,
): Member | undefined {
  if (parser().isArrayLiteralExpression(node)) {
    const item = node.elements[Number(key)];
    const hasSpread = node.elements.slice(0, Number(key) + 1).some(parser().isSpreadElement);
    return item && !hasSpread ? { label: item, value: item } : undefined;
  }
  if (!parser().isObjectLiteralExpression(node)) return undefined;
  for (const property of [...node.properties].reverse()) {
    if (parser().isSpreadAssignment(property)) {
      const spread = resolveNode(sources, property.expression);
      const found = spread && memberOf(sources, spread, key);
      if (found) return found;
    } else if (property.name && propertyName(property.name) === String(key)) {
      const value = parser().isPropertyAssignment(property) ? property.initializer : property.name;
      return { label: property.name, value };
    }
  }
  return undefined;
}

export function propertyName(name: ts.PropertyName): string | undefined {
  const isNamed = parser().isIdentifier(name) || parser().isNumericLiteral(name);
  return isNamed || parser().isStringLiteralLike(name) ? name.text : undefined;
}

/** Keys with values that identify an entry, a redirect, a package, a directory or an image. */
const IDENTIFYING_KEYS: ReadonlySet<string> = new Set([
  'pathname',
  'from',
  'package',
  'content',
  'img',
  'logo',
  'favicon',
]);

/** Keys with values that identify an address of another site. */
const EXTERNAL_KEYS: ReadonlySet<string> = new Set([...IDENTIFYING_KEYS, 'to', 'href']);

function keysFor(value: string): ReadonlySet<string> {
  if (queriedEntry(value) !== undefined) return new Set(['pathname']);
  if (queriedAddress(value) !== undefined) return ADDRESS_KEYS;
  return /^https?:/i.test(value) ? EXTERNAL_KEYS : IDENTIFYING_KEYS;
}

/** Returns a node and all nodes in it, in the order of the text. */
export function nodesIn(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node);
  parser().forEachChild(node, (child) => void nodesIn(child, found));
  return found;
}

/** Locates a value: `pathname: '/a/'`, `from: '/b/'`, or a tree under the id of its product. */
function valuesIn(source: ts.SourceFile, value: string): Place[] {
  const start = queriedRedirect(value);
  const keys = keysFor(value);
  const wanted = withoutSlash(queriedAddress(value) ?? queriedEntry(value) ?? value);
  return nodesIn(source).flatMap((node) => {
    if (!parser().isPropertyAssignment(node)) return [];
    const name = propertyName(node.name) ?? '';
    const { initializer } = node;
    if (!parser().isStringLiteralLike(initializer))
      return name === value ? [nodeLocation(node.name)] : [];
    const isWanted =
      start === undefined
        ? keys.has(name) && withoutSlash(initializer.text) === wanted
        : name === 'to' && withoutSlash(textOfKey(node.parent, 'from')) === withoutSlash(start);
    return isWanted ? [nodeLocation(initializer)] : [];
  });
}

/** Returns the text of a property. Undefined if it is missing or not a string literal. */
export function textOfKey(node: ts.Node, key: string): string | undefined {
  if (!parser().isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    (property): property is ts.PropertyAssignment =>
      parser().isPropertyAssignment(property) &&
      propertyName(property.name) === key &&
      parser().isStringLiteralLike(property.initializer),
  );
  return property && (property.initializer as ts.StringLiteralLike).text;
}

const withoutSlash = (path: string | undefined) => path?.replace(/\/+$/, '');

/** Returns the location of a node: at most its first line, or `width` characters. */
function nodeLocation(node: ts.Node, width?: number): Place {
  const [file, from] = [node.getSourceFile(), node.getStart()];
  const range = rangeIn(file, from, width === undefined ? node.getEnd() : from + width);
  const { start, end } = range;
  const isOneLine = start.line === end.line;
  const firstColumn = { line: start.line, column: start.column + 1 };
  return { file: file.fileName, range: isOneLine ? range : { start, end: firstColumn } };
}
