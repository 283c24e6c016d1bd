import type ts from 'typescript';
import type { TypeScript } from '../../../model/typescript.ts';
import {
  applyEdits,
  createParser,
  cut,
  type Edit,
  type Parsed,
  joinLines,
  LINE_WIDTH,
} from './edits.ts';

/**
 * Converts a module to JavaScript that looks hand-written: formatting and comments are preserved.
 * Returns undefined for syntax errors and for TypeScript without a JavaScript equivalent.
 */
export function toJavaScript(
  text: string,
  language: 'ts' | 'tsx',
  parse = createParser(),
): string | undefined {
  const parsed = parse(text, language);
  const found = parsed && readTypes(parsed);
  if (!found) return undefined;
  const modules = moduleEdits(parsed, found);
  const edits = [
    ...found.edits,
    ...modules.edits,
    ...[...found.removed, ...modules.removed].map((node) => statementCut(node, parsed)),
    ...typeCommentCuts(text),
  ];
  return joinLines(applyEdits(text, edits), parse);
}

/** TypeScript syntax found in a module. */
interface FoundTypes {
  /** Edits inside code that remains. */
  readonly edits: readonly Edit[];
  /** Statements and class members that JavaScript does not have. */
  readonly removed: readonly ts.Node[];
  /** Identifiers used in code. */
  readonly values: ReadonlySet<string>;
  /** Identifiers used in types. */
  readonly types: ReadonlySet<string>;
}

/** Returns undefined for syntax without a JavaScript equivalent: enums, namespaces, decorators. */
function readTypes(parsed: Parsed): FoundTypes | undefined {
  const { parser, file } = parsed;
  const edits: Edit[] = [];
  const removed: ts.Node[] = [];
  const values = new Set<string>();
  const types = new Set<string>();
  let isConvertible = true;
  const collectTypes = (node: ts.Node): void => {
    if (parser.isIdentifier(node)) types.add(node.text);
    parser.forEachChild(node, collectTypes);
  };
  const visit = (node: ts.Node): void => {
    const isRemoved = isTypeStatement(node, parser);
    if (isRemoved) removed.push(node);
    if (isImplements(node, parser)) edits.push(cut(node.pos, node.end));
    if (isRemoved || isTypeOnly(node, parser)) return collectTypes(node);
    isConvertible &&= !hasNoCounterpart(node, parser);
    if (parser.isIdentifier(node) && isReference(node, parser)) values.add(node.text);
    edits.push(...typeEdits(node, parsed));
    parser.forEachChild(node, visit);
  };
  visit(file);
  return isConvertible ? { edits, removed, values, types } : undefined;
}

/** Whether a statement or class member consists of types only. */
function isTypeStatement(node: ts.Node, parser: TypeScript): boolean {
  if (parser.isInterfaceDeclaration(node) || parser.isTypeAliasDeclaration(node)) return true;
  if (parser.isIndexSignatureDeclaration(node)) return true;
  if (parser.isFunctionDeclaration(node)) return node.body === undefined;
  if (parser.isMethodDeclaration(node) || parser.isConstructorDeclaration(node)) {
    return node.body === undefined;
  }
  if (parser.isAccessor(node) && node.body === undefined) return true;
  if (!parser.isStatement(node) && !parser.isPropertyDeclaration(node)) return false;
  const { AbstractKeyword, DeclareKeyword } = parser.SyntaxKind;
  return modifiersOf(node, parser).some(
    (kind) =>
      kind === DeclareKeyword || (kind === AbstractKeyword && !parser.isClassDeclaration(node)),
  );
}

const isTypeOnly = (node: ts.Node, parser: TypeScript) =>
  (parser.isTypeNode(node) && !parser.isExpressionWithTypeArguments(node)) ||
  parser.isTypeParameterDeclaration(node) ||
  isImplements(node, parser) ||
  ((parser.isExportSpecifier(node) || parser.isExportDeclaration(node)) && node.isTypeOnly);

const isImplements = (node: ts.Node, { isHeritageClause, SyntaxKind }: TypeScript): boolean =>
  isHeritageClause(node) && node.token === SyntaxKind.ImplementsKeyword;

function hasNoCounterpart(node: ts.Node, parser: TypeScript): boolean {
  if (parser.isEnumDeclaration(node) || parser.isModuleDeclaration(node)) return true;
  if (parser.isImportEqualsDeclaration(node) || parser.isDecorator(node)) return true;
  if (parser.isExportAssignment(node)) return node.isExportEquals === true;
  return parser.isParameter(node) && modifiersOf(node, parser).length > 0;
}

const modifiersOf = (node: ts.Node, parser: TypeScript): ts.SyntaxKind[] =>
  parser.canHaveModifiers(node) ? (parser.getModifiers(node) ?? []).map(({ kind }) => kind) : [];

/** Whether an identifier refers to a variable or an import, not to a property. */
function isReference(node: ts.Identifier, parser: TypeScript): boolean {
  const { parent } = node;
  if (parser.isImportSpecifier(parent) || parser.isImportClause(parent)) return false;
  if (parser.isNamespaceImport(parent) || parser.isJsxAttribute(parent)) return false;
  if (parser.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(parser.isPropertyAssignment(parent) && parent.name === node);
}

interface ModuleEdits {
  readonly edits: readonly Edit[];
  /** Imports and exports that would become empty. */
  readonly removed: readonly ts.Node[];
}

/** Removes types from imports and exports, even if the keyword `type` is missing. */
function moduleEdits(parsed: Parsed, found: FoundTypes): ModuleEdits {
  const { parser, file } = parsed;
  const edits: Edit[] = [];
  const removed: ts.Node[] = [];
  const declared = new Set(
    found.removed
      .filter((node) => parser.isInterfaceDeclaration(node) || parser.isTypeAliasDeclaration(node))
      .map(({ name }) => name.text),
  );
  const isUsedAsType = (name: string) => found.types.has(name) && !found.values.has(name);
  for (const node of file.statements) {
    const kept = parser.isImportDeclaration(node)
      ? keptImport(node, { ...parsed, isType: isUsedAsType })
      : keptExport(node, { ...parsed, isType: (name) => declared.has(name) });
    if (kept === 'none') removed.push(node);
    else if (kept !== 'all') edits.push(kept);
  }
  return { edits, removed };
}

interface Naming extends Parsed {
  readonly isType: (name: string) => boolean;
}

type Kept = 'all' | 'none' | Edit;

function keptImport(node: ts.ImportDeclaration, { parser, isType }: Naming): Kept {
  const { importClause: clause } = node;
  if (!clause) return 'all';
  if (clause.phaseModifier === parser.SyntaxKind.TypeKeyword) return 'none';
  const { name, namedBindings: bindings } = clause;
  const isNameKept = name !== undefined && !isType(name.text);
  const space = bindings && parser.isNamespaceImport(bindings) ? bindings : undefined;
  const isSpaceKept = space !== undefined && !isType(space.name.text);
  const elements = bindings && parser.isNamedImports(bindings) ? bindings.elements : undefined;
  const named = elements?.filter((one) => !one.isTypeOnly && !isType(one.name.text)) ?? [];
  const before = Number(!!name) + (elements?.length ?? Number(!!bindings));
  const after = Number(isNameKept) + (elements ? named.length : Number(isSpaceKept));
  if (before === after) return 'all';
  if (after === 0) return 'none';
  const lead = 'import '.length + node.moduleSpecifier.getText().length + ' from ;'.length;
  const parts = [
    ...(isNameKept ? [name.text] : []),
    ...(isSpaceKept ? [space.getText()] : []),
    ...(named.length > 0 ? [braced(named, lead + (isNameKept ? name.text.length + 2 : 0))] : []),
  ];
  return { from: clause.getStart(), to: clause.end, text: parts.join(', ') };
}

function keptExport(node: ts.Statement, { parser, isType }: Naming): Kept {
  if (!parser.isExportDeclaration(node)) return 'all';
  if (node.isTypeOnly) return 'none';
  const { exportClause: clause, moduleSpecifier: from } = node;
  if (!clause || !parser.isNamedExports(clause)) return 'all';
  const named = clause.elements.filter(
    (one) => !one.isTypeOnly && !(!from && isType((one.propertyName ?? one.name).text)),
  );
  if (named.length === clause.elements.length) return 'all';
  if (named.length === 0) return 'none';
  const lead = node.getText().length - clause.getText().length;
  return { from: clause.getStart(), to: clause.end, text: braced(named, lead) };
}

/** Formats names in braces, on one line if `rest` more characters still fit. */
function braced(elements: readonly ts.Node[], rest: number): string {
  const texts = elements.map((one) => one.getFullText().trim());
  const line = `{ ${texts.join(', ')} }`;
  const isLong = line.length + rest > LINE_WIDTH || /\n|\/\/|\/\*/.test(line);
  return isLong ? `{\n${texts.map((one) => `  ${one},\n`).join('')}}` : line;
}

/** Comments on a line of their own for TypeScript or typescript-eslint. */
const TYPE_COMMENT =
  /^[ \t]*(?:\{?\/\*+|\/\/)[ \t]*(?:@ts-(?:ignore|expect-error|nocheck)|eslint-disable\S*[ \t]+@typescript-eslint\/[\w-]+[ \t]*(?:\*|--|$)).*\n?/gm;

const typeCommentCuts = (text: string): Edit[] =>
  [...text.matchAll(TYPE_COMMENT)].map(({ 0: comment, index }) =>
    cut(index, index + comment.length),
  );

/** Removes a statement or member with its lines, its comments and one adjacent empty line. */
function statementCut(node: ts.Node, parsed: Parsed): Edit {
  const { text } = parsed;
  const from = commentedStart(node, parsed);
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const newline = text.indexOf('\n', node.end);
  const end = newline === -1 ? text.length : newline + 1;
  const isOnOwnLines =
    isBlank(text.slice(start, from)) && /^\s*;?\s*(?:\/\/.*)?$/.test(text.slice(node.end, end));
  if (!isOnOwnLines) return cut(node.getStart(), node.end);
  const above = text.slice(0, start);
  const below = text.slice(end);
  const isFirst = isBlank(above) || /[{(]\s*$/.test(above);
  if (!isFirst && !/\n[ \t]*\n$/.test(above)) return cut(start, end);
  const blankBelow = /^(?:[ \t]*\n)+/.exec(below)?.[0].length ?? 0;
  const isLast = !isFirst && /^\s*(?:\}|$)/.test(below);
  const blankAbove = isLast ? (/\n((?:[ \t]*\n)+)$/.exec(above)?.[1]?.length ?? 0) : 0;
  return cut(start - blankAbove, end + blankBelow);
}

/** Returns the start of a node including comments above, except for imports and functions. */
function commentedStart(node: ts.Node, { parser, text }: Parsed): number {
  let start = node.getStart();
  if (parser.isImportDeclaration(node) || parser.isFunctionLike(node)) return start;
  for (const { pos, end } of parser.getLeadingCommentRanges(text, node.pos)?.toReversed() ?? []) {
    const lineStart = text.lastIndexOf('\n', pos - 1) + 1;
    if (/\n\s*\n/.test(text.slice(end, start)) || !isBlank(text.slice(lineStart, pos))) break;
    start = pos;
  }
  return start;
}

const isBlank = (text: string) => text.trim() === '';

/** Returns edits that remove the types of one node, without those of its children. */
function typeEdits(node: ts.Node, parsed: Parsed): Edit[] {
  const { parser, text } = parsed;
  if (isTypedExpression(node, parser)) return [cut(node.expression.end, node.end)];
  if (parser.isTypeAssertionExpression(node)) {
    return [cut(node.getStart(), node.expression.getStart())];
  }
  if (parser.isParenthesizedExpression(node)) return parenthesisEdits(node, parsed);
  if (parser.isStringLiteral(node)) return specifierEdits(node, parser);
  return [
    ...typeListEdits(node, text),
    ...modifierEdits(node, parsed),
    ...annotationEdits(node, parsed),
  ];
}

/** Renames the extension in an import such as `./data.ts`. */
function specifierEdits(node: ts.StringLiteral, parser: TypeScript): Edit[] {
  const { parent, text } = node;
  const isImport =
    parser.isImportDeclaration(parent) ||
    parser.isExportDeclaration(parent) ||
    (parser.isCallExpression(parent) && parent.expression.kind === parser.SyntaxKind.ImportKeyword);
  const ending = /^\.{1,2}\/.*\.(tsx?)$/.exec(text)?.[1];
  if (!isImport || ending === undefined) return [];
  const from = node.end - 1 - ending.length;
  return [{ from, to: from + 1, text: 'j' }];
}

function typeListEdits(node: ts.Node, text: string): Edit[] {
  const { typeParameters, typeArguments } = node as {
    readonly typeParameters?: ts.NodeArray<ts.Node>;
    readonly typeArguments?: ts.NodeArray<ts.Node>;
  };
  return [typeParameters, typeArguments].flatMap((list) =>
    list ? [cut(list.pos - 1, text.indexOf('>', list.end) + 1)] : [],
  );
}

function modifierEdits(node: ts.Node, { parser, text }: Parsed): Edit[] {
  if (!parser.canHaveModifiers(node)) return [];
  const { SyntaxKind } = parser;
  const typed: readonly ts.SyntaxKind[] = [
    SyntaxKind.AbstractKeyword,
    SyntaxKind.DeclareKeyword,
    SyntaxKind.OverrideKeyword,
    SyntaxKind.PrivateKeyword,
    SyntaxKind.ProtectedKeyword,
    SyntaxKind.PublicKeyword,
    SyntaxKind.ReadonlyKeyword,
  ];
  return (parser.getModifiers(node) ?? [])
    .filter(({ kind }) => typed.includes(kind))
    .map((modifier) => {
      const space = /^\s*/.exec(text.slice(modifier.end, modifier.end + 200))?.[0].length ?? 0;
      return cut(modifier.getStart(), modifier.end + space);
    });
}

/** Cuts `?`, `!` and `: Type` after a name or a list of parameters, and a parameter `this`. */
function annotationEdits(node: ts.Node, { parser, text }: Parsed): Edit[] {
  if (
    parser.isVariableDeclaration(node) ||
    parser.isParameter(node) ||
    parser.isPropertyDeclaration(node)
  ) {
    const optional = 'questionToken' in node ? node.questionToken : undefined;
    const definite = 'exclamationToken' in node ? node.exclamationToken : undefined;
    const end = (node.type ?? optional ?? definite)?.end;
    return end === undefined ? [] : [cut(node.name.end, end)];
  }
  if (!parser.isFunctionLike(node)) return [];
  const { type, parameters } = node;
  const { questionToken } = node as { readonly questionToken?: ts.Node };
  const [first, second] = parameters;
  return [
    ...(questionToken ? [cut(questionToken.getStart(), questionToken.end)] : []),
    ...(type ? [cut(text.indexOf(')', parameters.end) + 1, type.end)] : []),
    ...(first?.name.getText() === 'this'
      ? [cut(first.getStart(), second?.getStart() ?? parameters.end)]
      : []),
  ];
}

/** Cuts parentheses needed only for a type: `(event.target as Input).id`, `(a ?? b) as string`. */
function parenthesisEdits(node: ts.ParenthesizedExpression, parsed: Parsed): Edit[] {
  const { parser, text } = parsed;
  const inner = node.expression;
  const value = withoutTypes(inner, parser);
  const isForType = isTypedExpression(inner, parser) && isSimple(value, node.parent, parser);
  const isBeforeType = isTypedExpression(node.parent, parser) && standsAlone(node.parent, parser);
  if (!isForType && !(isBeforeType && canStandAlone(inner, parsed))) return [];
  const from = inner.getStart();
  const closing = cut(isForType ? Math.max(from, value.end) : inner.end, node.end);
  const hasComment = /\/[/*]/.test(text.slice(closing.from, closing.to));
  return hasComment ? [] : [cut(node.getStart(), from), closing];
}

type TypedExpression = ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression;

const isTypedExpression = (node: ts.Node, parser: TypeScript): node is TypedExpression =>
  parser.isAsExpression(node) ||
  parser.isSatisfiesExpression(node) ||
  parser.isNonNullExpression(node);

const withoutTypes = (node: ts.Expression, parser: TypeScript): ts.Expression =>
  isTypedExpression(node, parser) ? withoutTypes(node.expression, parser) : node;

/** Whether an expression needs no parentheses, whatever surrounds it. */
function isSimple(node: ts.Expression, parent: ts.Node, parser: TypeScript): boolean {
  if (parser.isIdentifier(node) || node.kind === parser.SyntaxKind.ThisKeyword) return true;
  if (parser.isStringLiteralLike(node) || parser.isArrayLiteralExpression(node)) return true;
  if (parser.isParenthesizedExpression(node)) return true;
  if (parser.isCallExpression(node) && parser.isNewExpression(parent)) return false;
  const isChain =
    parser.isPropertyAccessExpression(node) ||
    parser.isElementAccessExpression(node) ||
    parser.isCallExpression(node);
  if (!isChain || node.questionDotToken) return false;
  return isSimple(withoutTypes(node.expression, parser), parent, parser);
}

/** Whether an expression is a whole statement, argument or value, with nothing around it. */
function standsAlone(node: ts.Expression, parser: TypeScript): boolean {
  const { parent } = node;
  if (parser.isVariableDeclaration(parent) || parser.isPropertyAssignment(parent)) return true;
  if (parser.isCallExpression(parent)) return parent.expression !== node;
  return parser.isReturnStatement(parent) || parser.isJsxExpression(parent);
}

/** Whether an expression needs no parentheses as a whole statement, argument or value. */
function canStandAlone(inner: ts.Expression, { parser, text }: Parsed): boolean {
  const isComma =
    parser.isBinaryExpression(inner) && inner.operatorToken.kind === parser.SyntaxKind.CommaToken;
  return !isComma && !text.slice(inner.parent.getStart(), inner.getStart()).includes('\n');
}
