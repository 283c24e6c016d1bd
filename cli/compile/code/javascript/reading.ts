import type ts from 'typescript';
import { cut } from './edits.ts';
import type { Edit } from './edits.ts';
import type { Parsed, Parser } from './parser.ts';
import { isImplements, typeEdits } from './type-syntax.ts';

/** What is TypeScript in a text. */
export interface Reading {
  /** Edits inside of what stays. */
  readonly edits: readonly Edit[];
  /** Statements and members that JavaScript does not have. */
  readonly gone: readonly ts.Node[];
  /** Names that stand in code. */
  readonly values: ReadonlySet<string>;
  /** Names that stand in types. */
  readonly types: ReadonlySet<string>;
}

/** Reads a text for what is not JavaScript. Undefined where something has no counterpart: an enum, a namespace, a decorator. */
export function readTypes(parsed: Parsed): Reading | undefined {
  const { parser, file } = parsed;
  const edits: Edit[] = [];
  const gone: ts.Node[] = [];
  const values = new Set<string>();
  const types = new Set<string>();
  let isForeign = false;
  const noteTypes = (node: ts.Node): void => {
    if (parser.isIdentifier(node)) types.add(node.text);
    parser.forEachChild(node, noteTypes);
  };
  const visit = (node: ts.Node): void => {
    if (isGone(node, parser)) gone.push(node);
    if (isImplements(node, parser)) edits.push(cut(node.pos, node.end));
    if (isGone(node, parser) || isOnlyType(node, parser)) return noteTypes(node);
    isForeign ||= hasNoCounterpart(node, parser);
    if (parser.isIdentifier(node) && isReference(node, parser)) values.add(node.text);
    edits.push(...typeEdits(node, parsed));
    parser.forEachChild(node, visit);
  };
  visit(file);
  return isForeign ? undefined : { edits, gone, values, types };
}

/** Whether JavaScript has nothing in the place of a statement or a member of a class. */
function isGone(node: ts.Node, parser: Parser): boolean {
  if (parser.isInterfaceDeclaration(node) || parser.isTypeAliasDeclaration(node)) return true;
  if (parser.isIndexSignatureDeclaration(node)) return true;
  if (parser.isFunctionDeclaration(node)) return node.body === undefined;
  if (parser.isMethodDeclaration(node) || parser.isConstructorDeclaration(node)) {
    return node.body === undefined;
  }
  if (parser.isAccessor(node) && node.body === undefined) return true;
  const isPart = parser.isStatement(node) || parser.isPropertyDeclaration(node);
  const { AbstractKeyword, DeclareKeyword } = parser.SyntaxKind;
  return (
    isPart &&
    modifiersOf(node, parser).some(
      (kind) =>
        kind === DeclareKeyword || (kind === AbstractKeyword && !parser.isClassDeclaration(node)),
    )
  );
}

const isOnlyType = (node: ts.Node, parser: Parser) =>
  (parser.isTypeNode(node) && !parser.isExpressionWithTypeArguments(node)) ||
  parser.isTypeParameterDeclaration(node) ||
  isImplements(node, parser) ||
  ((parser.isExportSpecifier(node) || parser.isExportDeclaration(node)) && node.isTypeOnly);

function hasNoCounterpart(node: ts.Node, parser: Parser): boolean {
  if (parser.isEnumDeclaration(node) || parser.isModuleDeclaration(node)) return true;
  if (parser.isImportEqualsDeclaration(node) || parser.isDecorator(node)) return true;
  if (parser.isExportAssignment(node)) return node.isExportEquals === true;
  return parser.isParameter(node) && modifiersOf(node, parser).length > 0;
}

const modifiersOf = (node: ts.Node, parser: Parser): ts.SyntaxKind[] =>
  parser.canHaveModifiers(node) ? (parser.getModifiers(node) ?? []).map(({ kind }) => kind) : [];

/** Whether a name stands for what was declared or imported under it, and is not the name of a property. */
function isReference(node: ts.Identifier, parser: Parser): boolean {
  const { parent } = node;
  if (parser.isImportSpecifier(parent) || parser.isImportClause(parent)) return false;
  if (parser.isNamespaceImport(parent) || parser.isJsxAttribute(parent)) return false;
  if (parser.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(parser.isPropertyAssignment(parent) && parent.name === node);
}
