import type ts from 'typescript';
import type { CodeEdit } from '../../../model/text.ts';
import { applyEdits, cut, joinLines, LINE_WIDTH } from './edits.ts';
import { compiler, parseScript } from './parse.ts';

/**
 * Converts a module to JavaScript that looks hand-written: formatting and comments are preserved.
 * Returns undefined for syntax errors and for TypeScript without a JavaScript equivalent.
 */
export function toJavaScript(text: string, language: 'ts' | 'tsx'): string | undefined {
  const file = parseScript(text, language);
  const found = file && readTypes(file);
  if (!found) return undefined;
  const modules = importEdits(file, found);
  const edits = [
    ...found.edits,
    ...modules.edits,
    ...statementCuts(text, [...found.removed, ...modules.removed]),
    ...typeCommentCuts(text),
  ];
  return joinLines(applyEdits(text, edits));
}

interface FoundTypes {
  readonly edits: readonly CodeEdit[];
  /** Statements and class members that JavaScript does not have. */
  readonly removed: readonly ts.Node[];
  readonly values: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

/** Returns undefined for syntax without a JavaScript equivalent: enums, namespaces, decorators. */
function readTypes(file: ts.SourceFile): FoundTypes | undefined {
  const edits: CodeEdit[] = [];
  const removed: ts.Node[] = [];
  const values = new Set<string>();
  const types = new Set<string>();
  let isConvertible = true;
  const collectTypes = (node: ts.Node): void => {
    if (compiler.isIdentifier(node)) types.add(node.text);
    compiler.forEachChild(node, collectTypes);
  };
  const visit = (node: ts.Node): void => {
    if (isToken(node)) return;
    const isRemoved = isTypeStatement(node);
    if (isRemoved) removed.push(node);
    if (isImplements(node)) edits.push(cut(node.pos, node.end));
    if (isRemoved || isTypeOnly(node)) return collectTypes(node);
    isConvertible &&= !hasNoCounterpart(node);
    if (compiler.isIdentifier(node) && isReference(node)) values.add(node.text);
    edits.push(...typeEdits(node));
    compiler.forEachChild(node, visit);
  };
  visit(file);
  return isConvertible ? { edits, removed, values, types } : undefined;
}

/** Whether a node is a keyword or punctuation, which has no types in it. */
const isToken = ({ kind }: ts.Node) =>
  kind < compiler.SyntaxKind.FirstNode &&
  kind !== compiler.SyntaxKind.Identifier &&
  kind !== compiler.SyntaxKind.StringLiteral;

function isTypeStatement(node: ts.Node): boolean {
  if (compiler.isInterfaceDeclaration(node) || compiler.isTypeAliasDeclaration(node)) return true;
  if (compiler.isIndexSignatureDeclaration(node)) return true;
  if (compiler.isFunctionLike(node)) return 'body' in node && node.body === undefined;
  if (!compiler.isStatement(node) && !compiler.isPropertyDeclaration(node)) return false;
  const { AbstractKeyword, DeclareKeyword } = compiler.SyntaxKind;
  return modifiersOf(node).some(
    ({ kind }) =>
      kind === DeclareKeyword || (kind === AbstractKeyword && !compiler.isClassDeclaration(node)),
  );
}

const isTypeOnly = (node: ts.Node) =>
  (compiler.isTypeNode(node) && !compiler.isExpressionWithTypeArguments(node)) ||
  compiler.isTypeParameterDeclaration(node) ||
  isImplements(node) ||
  ((compiler.isExportSpecifier(node) || compiler.isExportDeclaration(node)) && node.isTypeOnly);

const isImplements = (node: ts.Node): boolean =>
  compiler.isHeritageClause(node) && node.token === compiler.SyntaxKind.ImplementsKeyword;

function hasNoCounterpart(node: ts.Node): boolean {
  if (compiler.isEnumDeclaration(node) || compiler.isModuleDeclaration(node)) return true;
  if (compiler.isImportEqualsDeclaration(node) || compiler.isDecorator(node)) return true;
  if (compiler.isExportAssignment(node)) return node.isExportEquals === true;
  return compiler.isParameter(node) && modifiersOf(node).length > 0;
}

const modifiersOf = (node: ts.Node): readonly ts.Modifier[] =>
  (compiler.canHaveModifiers(node) && compiler.getModifiers(node)) || [];

/** Whether an identifier refers to a variable or an import, not to a property. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (compiler.isImportSpecifier(parent) || compiler.isImportClause(parent)) return false;
  if (compiler.isNamespaceImport(parent) || compiler.isJsxAttribute(parent)) return false;
  if (compiler.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(compiler.isPropertyAssignment(parent) && parent.name === node);
}

/**
 * Removes types from imports and exports, even if the keyword `type` is missing. `removed` has
 * those that would become empty.
 */
function importEdits(file: ts.SourceFile, found: FoundTypes) {
  const edits: CodeEdit[] = [];
  const removed: ts.Node[] = [];
  const declared = new Set(
    found.removed
      .filter(
        (node) => compiler.isInterfaceDeclaration(node) || compiler.isTypeAliasDeclaration(node),
      )
      .map(({ name }) => name.text),
  );
  const isUsedAsType = (name: string) => found.types.has(name) && !found.values.has(name);
  for (const node of file.statements) {
    const kept = compiler.isImportDeclaration(node)
      ? keptImport(node, isUsedAsType)
      : keptExport(node, (name) => declared.has(name));
    if (kept === 'none') removed.push(node);
    else if (kept !== 'all') edits.push(kept);
  }
  return { edits, removed };
}

type IsType = (name: string) => boolean;

type Kept = 'all' | 'none' | CodeEdit;

function keptImport(node: ts.ImportDeclaration, isType: IsType): Kept {
  const { importClause: clause } = node;
  if (!clause) return 'all';
  if (clause.phaseModifier === compiler.SyntaxKind.TypeKeyword) return 'none';
  const { name, namedBindings: bindings } = clause;
  const isNameKept = name !== undefined && !isType(name.text);
  const space = bindings && compiler.isNamespaceImport(bindings) ? bindings : undefined;
  const isSpaceKept = space !== undefined && !isType(space.name.text);
  const elements = bindings && compiler.isNamedImports(bindings) ? bindings.elements : undefined;
  const named =
    elements?.filter((element) => !element.isTypeOnly && !isType(element.name.text)) ?? [];
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

function keptExport(node: ts.Statement, isType: IsType): Kept {
  if (!compiler.isExportDeclaration(node)) return 'all';
  if (node.isTypeOnly) return 'none';
  const { exportClause: clause, moduleSpecifier: from } = node;
  if (!clause || !compiler.isNamedExports(clause)) return 'all';
  const named = clause.elements.filter(
    (element) =>
      !element.isTypeOnly && !(!from && isType((element.propertyName ?? element.name).text)),
  );
  if (named.length === clause.elements.length) return 'all';
  if (named.length === 0) return 'none';
  const lead = node.getText().length - clause.getText().length;
  return { from: clause.getStart(), to: clause.end, text: braced(named, lead) };
}

/** Formats names in braces, on one line if `rest` more characters still fit. */
function braced(elements: readonly ts.Node[], rest: number): string {
  const texts = elements.map((element) => element.getFullText().trim());
  const line = `{ ${texts.join(', ')} }`;
  const isLong = line.length + rest > LINE_WIDTH || /\n|\/\/|\/\*/.test(line);
  return isLong ? `{\n${texts.map((text) => `  ${text},\n`).join('')}}` : line;
}

/** Comments on a line of their own for TypeScript or typescript-eslint. */
const TYPE_COMMENT =
  /^[ \t]*(?:\{?\/\*+|\/\/)[ \t]*(?:@ts-(?:ignore|expect-error|nocheck)|eslint-disable\S*[ \t]+@typescript-eslint\/[\w-]+[ \t]*(?:\*|--|$)).*\n?/gm;

const typeCommentCuts = (text: string): CodeEdit[] =>
  [...text.matchAll(TYPE_COMMENT)].map(({ 0: comment, index }) =>
    cut(index, index + comment.length),
  );

/** Removes statements or members with their lines, their comments and one adjacent empty line. */
function statementCuts(text: string, nodes: readonly ts.Node[]): CodeEdit[] {
  const cuts: CodeEdit[] = [];
  for (const next of nodes.map(statementCut).toSorted((a, b) => a.from - b.from)) {
    const last = cuts.at(-1);
    if (last?.to === next.from) cuts[cuts.length - 1] = cut(last.from, next.to);
    else cuts.push(next);
  }
  return cuts.map((edit) => withEmptyLine(text, edit));
}

function statementCut(node: ts.Node): CodeEdit {
  const { text } = node.getSourceFile();
  const from = commentedStart(node);
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const newline = text.indexOf('\n', node.end);
  const end = newline === -1 ? text.length : newline + 1;
  const isOnOwnLines =
    isBlank(text.slice(start, from)) && /^\s*;?\s*(?:\/\/.*)?$/.test(text.slice(node.end, end));
  return isOnOwnLines ? cut(start, end) : cut(node.getStart(), node.end);
}

/** Removes an empty line together with whole lines, so that no two empty lines become adjacent. */
function withEmptyLine(text: string, { from, to }: CodeEdit): CodeEdit {
  const above = text.slice(0, from);
  const below = text.slice(to);
  const isFirst = isBlank(above) || /[{(]\s*$/.test(above);
  const isWhole = text[to - 1] === '\n' || below === '';
  if (!isWhole || (!isFirst && !/\n[ \t]*\n$/.test(above))) return cut(from, to);
  const blankBelow = /^(?:[ \t]*\n)+/.exec(below)?.[0].length ?? 0;
  const isLast = !isFirst && /^\s*(?:\}|$)/.test(below);
  const blankAbove = isLast ? (/\n((?:[ \t]*\n)+)$/.exec(above)?.[1]?.length ?? 0) : 0;
  return cut(from - blankAbove, to + blankBelow);
}

/** Returns the start of a node including comments above, except for imports and functions. */
function commentedStart(node: ts.Node): number {
  const { text } = node.getSourceFile();
  let start = node.getStart();
  if (compiler.isImportDeclaration(node) || compiler.isFunctionLike(node)) return start;
  for (const { pos, end } of compiler.getLeadingCommentRanges(text, node.pos)?.toReversed() ?? []) {
    const lineStart = text.lastIndexOf('\n', pos - 1) + 1;
    if (/\n\s*\n/.test(text.slice(end, start)) || !isBlank(text.slice(lineStart, pos))) break;
    start = pos;
  }
  return start;
}

const isBlank = (text: string) => text.trim() === '';

function typeEdits(node: ts.Node): CodeEdit[] {
  if (isTypedExpression(node)) return [cut(node.expression.end, node.end)];
  if (compiler.isTypeAssertionExpression(node)) {
    return [cut(node.getStart(), node.expression.getStart())];
  }
  if (compiler.isParenthesizedExpression(node)) return parenthesisEdits(node);
  if (compiler.isStringLiteral(node)) return specifierEdits(node);
  return [...typeListEdits(node), ...modifierEdits(node), ...annotationEdits(node)];
}

function specifierEdits(node: ts.StringLiteral): CodeEdit[] {
  const { parent, text } = node;
  const isImport =
    compiler.isImportDeclaration(parent) ||
    compiler.isExportDeclaration(parent) ||
    (compiler.isCallExpression(parent) &&
      parent.expression.kind === compiler.SyntaxKind.ImportKeyword);
  const ending = /^\.{1,2}\/.*\.(tsx?)$/.exec(text)?.[1];
  if (!isImport || ending === undefined) return [];
  const from = node.end - 1 - ending.length;
  return [{ from, to: from + 1, text: 'j' }];
}

function typeListEdits(node: ts.Node): CodeEdit[] {
  const { typeParameters, typeArguments } = node as {
    readonly typeParameters?: ts.NodeArray<ts.Node>;
    readonly typeArguments?: ts.NodeArray<ts.Node>;
  };
  return [typeParameters, typeArguments].flatMap((list) =>
    list ? [cut(list.pos - 1, node.getSourceFile().text.indexOf('>', list.end) + 1)] : [],
  );
}

const TYPE_MODIFIER = /^(?:abstract|declare|override|private|protected|public|readonly)$/;

function modifierEdits(node: ts.Node): CodeEdit[] {
  const { text } = node.getSourceFile();
  return modifiersOf(node)
    .filter((modifier) => TYPE_MODIFIER.test(modifier.getText()))
    .map((modifier) => {
      const space = text.slice(modifier.end).search(/\S/);
      return cut(modifier.getStart(), modifier.end + space);
    });
}

/** Cuts `?`, `!` and `: Type` after a name or a list of parameters, and a parameter `this`. */
function annotationEdits(node: ts.Node): CodeEdit[] {
  const { type, questionToken, exclamationToken } = node as {
    readonly type?: ts.TypeNode;
    readonly questionToken?: ts.Node;
    readonly exclamationToken?: ts.Node;
  };
  const isVariable =
    compiler.isVariableDeclaration(node) ||
    compiler.isParameter(node) ||
    compiler.isPropertyDeclaration(node);
  if (isVariable) {
    const end = (type ?? questionToken ?? exclamationToken)?.end;
    return end === undefined ? [] : [cut(node.name.end, end)];
  }
  if (!compiler.isFunctionLike(node)) return [];
  const { parameters } = node;
  const { text } = node.getSourceFile();
  const isThis = parameters[0]?.name.getText() === 'this';
  return [
    ...(questionToken ? [cut(questionToken.getStart(), questionToken.end)] : []),
    ...(type ? [cut(text.indexOf(')', parameters.end) + 1, type.end)] : []),
    ...(isThis ? [thisCut(text, parameters)] : []),
  ];
}

/** Cuts the first parameter and the comma after it, which an only parameter may have too. */
function thisCut(text: string, parameters: ts.NodeArray<ts.Node>): CodeEdit {
  const [first, second] = parameters;
  if (first && second) return cut(first.getStart(), second.getStart());
  return cut(parameters.pos, parameters.end + text.slice(parameters.end).search(/\S/));
}

/** Cuts parentheses needed only for a type: `(event.target as Input).id`, `(a ?? b) as string`. */
function parenthesisEdits(node: ts.ParenthesizedExpression): CodeEdit[] {
  const inner = node.expression;
  const value = withoutTypes(inner);
  const isForType = isTypedExpression(inner) && neverNeedsParentheses(value, node.parent);
  const isBeforeType = isTypedExpression(node.parent) && standsAlone(node.parent);
  if (!isForType && !(isBeforeType && canStandAlone(inner))) return [];
  const from = inner.getStart();
  const closing = cut(isForType ? Math.max(from, value.end) : inner.end, node.end);
  const hasComment = /\/[/*]/.test(node.getSourceFile().text.slice(closing.from, closing.to));
  return hasComment ? [] : [cut(node.getStart(), from), closing];
}

type TypedExpression = ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression;

const isTypedExpression = (node: ts.Node): node is TypedExpression =>
  compiler.isAsExpression(node) ||
  compiler.isSatisfiesExpression(node) ||
  compiler.isNonNullExpression(node);

const withoutTypes = (node: ts.Expression): ts.Expression =>
  isTypedExpression(node) ? withoutTypes(node.expression) : node;

/** Whether an expression needs no parentheses, whatever surrounds it. */
function neverNeedsParentheses(node: ts.Expression, parent: ts.Node): boolean {
  if (compiler.isIdentifier(node) || node.kind === compiler.SyntaxKind.ThisKeyword) return true;
  if (compiler.isStringLiteralLike(node) || compiler.isArrayLiteralExpression(node)) return true;
  if (compiler.isParenthesizedExpression(node)) return true;
  if (compiler.isCallExpression(node) && compiler.isNewExpression(parent)) return false;
  const isChain =
    compiler.isPropertyAccessExpression(node) ||
    compiler.isElementAccessExpression(node) ||
    compiler.isCallExpression(node);
  if (!isChain || node.questionDotToken) return false;
  return neverNeedsParentheses(withoutTypes(node.expression), parent);
}

/** Whether an expression is a whole statement, argument or value, with nothing around it. */
function standsAlone(node: ts.Expression): boolean {
  const { parent } = node;
  if (compiler.isVariableDeclaration(parent) || compiler.isPropertyAssignment(parent)) return true;
  if (compiler.isCallExpression(parent)) return parent.expression !== node;
  return compiler.isReturnStatement(parent) || compiler.isJsxExpression(parent);
}

/** Whether an expression needs no parentheses as a whole statement, argument or value. */
function canStandAlone(inner: ts.Expression): boolean {
  const { text } = inner.getSourceFile();
  const isComma =
    compiler.isBinaryExpression(inner) &&
    inner.operatorToken.kind === compiler.SyntaxKind.CommaToken;
  return !isComma && !text.slice(inner.parent.getStart(), inner.getStart()).includes('\n');
}
