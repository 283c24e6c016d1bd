import type ts from 'typescript';
import type { CodeEdit } from '../../../model/text.ts';
import { compiler, parseScript } from './parse.ts';

interface EditResult {
  readonly text: string;
  /** Ascending offsets in the new text where an edit was applied. */
  readonly marks: readonly number[];
}

export const cut = (from: number, to: number): CodeEdit => ({ from, to, text: '' });

/** Applies edits in text order. Skips an edit that begins inside another. */
export function applyEdits(text: string, edits: readonly CodeEdit[]): EditResult {
  const marks: number[] = [];
  let result = '';
  let reached = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (edit.from < reached) continue;
    result += text.slice(reached, edit.from);
    marks.push(result.length);
    result += edit.text;
    reached = edit.to;
  }
  return { text: result + text.slice(reached), marks };
}

export const LINE_WIDTH = 100;
/** A joined list may make room to join the list around it. No demo nests deeper than this. */
const MAX_ROUNDS = 5;

/** Joins lists and values that span several lines only because of a removed type. */
export function joinLines(edited: EditResult): string {
  let { text, marks } = edited;
  for (let round = 0; round < MAX_ROUNDS && marks.length > 0; round++) {
    const file = parseScript(text, 'tsx');
    ({ text, marks } = applyEdits(text, file ? findJoins(file, marks) : []));
  }
  return text;
}

/** Returns the innermost possible joins near a mark. They do not overlap. */
function findJoins(file: ts.SourceFile, marks: readonly number[]): CodeEdit[] {
  const edits: CodeEdit[] = [];
  const hasMark = (from: number, to: number) => marks.some((mark) => mark >= from && mark <= to);
  const isFree = (from: number, to: number) =>
    edits.every((edit) => edit.to <= from || edit.from >= to);
  const visit = (node: ts.Node): void => {
    if (!hasMark(markStart(node, node.pos), node.end)) return;
    compiler.forEachChild(node, visit);
    const edit = joinsOf(node).find(
      ({ from, to }) => hasMark(markStart(node, from), to) && isFree(from, to),
    );
    if (edit) edits.push(edit);
  };
  visit(file);
  return edits;
}

/**
 * Returns the offset from which a removed type may be the reason why a node spans several lines.
 * For an array, this is the start of its line: formatters break an array if that line is too long.
 */
const markStart = (node: ts.Node, from: number): number =>
  compiler.isArrayLiteralExpression(node)
    ? node.getSourceFile().text.lastIndexOf('\n', node.getStart()) + 1
    : from;

function joinsOf(node: ts.Node): CodeEdit[] {
  if (
    (compiler.isVariableDeclaration(node) || compiler.isPropertyAssignment(node)) &&
    node.initializer
  ) {
    return [...chainJoin(node, node.initializer), ...valueJoin(node, node.initializer)];
  }
  if (compiler.isArrayLiteralExpression(node)) {
    return isTable(node) ? [] : listJoin(node.elements, ['[', ']']);
  }
  if (compiler.isCallExpression(node) || compiler.isNewExpression(node)) {
    return node.arguments ? listJoin(node.arguments, ['(', ')']) : [];
  }
  if (compiler.isObjectBindingPattern(node)) return listJoin(node.elements, ['{ ', ' }']);
  if (compiler.isParenthesizedExpression(node)) return elementJoin(node);
  if (compiler.isJsxOpeningElement(node)) {
    return listJoin(node.attributes.properties, [' ', '>'], ' ');
  }
  if (compiler.isJsxSelfClosingElement(node)) {
    return listJoin(node.attributes.properties, [' ', ' />'], ' ');
  }
  if (!compiler.isFunctionLike(node)) return [];
  const body =
    compiler.isArrowFunction(node) && !compiler.isBlock(node.body) ? node.body : undefined;
  return [...listJoin(node.parameters, ['(', ')']), ...(body ? valueJoin(node, body) : [])];
}

/** Joins the items of a list if each is on one line and there are no comments. */
function listJoin(
  list: ts.NodeArray<ts.Node>,
  [open, close]: readonly [string, string],
  separator = ', ',
): CodeEdit[] {
  const [first] = list;
  if (!first) return [];
  const { text } = first.getSourceFile();
  // Attributes have no bracket before them.
  const from = list.pos - open.trim().length;
  const to = text.indexOf(close.trim(), list.end) + close.trim().length;
  const written = text.slice(from, to);
  const items = list.map((item) => item.getText());
  const isJoinable =
    written.startsWith(open.trim()) &&
    written.includes('\n') &&
    !/\/[/*]/.test(written) &&
    !items.some((item) => item.includes('\n'));
  return isJoinable
    ? editThatFits(text, { from, to, text: `${open}${items.join(separator)}${close}` })
    : [];
}

/** Whether formatters put each item on a line of its own: objects or arrays of several values. */
const isTable = ({ elements }: ts.ArrayLiteralExpression) =>
  elements.length > 1 &&
  (elements.every(
    (item) => compiler.isObjectLiteralExpression(item) && item.properties.length > 1,
  ) ||
    elements.every((item) => compiler.isArrayLiteralExpression(item) && item.elements.length > 1));

/** Joins the heads of curried arrow functions to the line above, and unindents their body. */
function chainJoin(node: ts.Node, value: ts.Expression): CodeEdit[] {
  const arrows: ts.ArrowFunction[] = [];
  for (let next: ts.Node = value; compiler.isArrowFunction(next); next = next.body) {
    arrows.push(next);
  }
  const last = arrows.at(-1);
  if (!last || arrows.length < 2 || !arrows.every(hasPlainParameters)) return [];
  const { text } = node.getSourceFile();
  const from = text.slice(0, value.getStart()).trimEnd().length;
  const heads = arrows.map((arrow) =>
    text.slice(arrow.getStart(), arrow.equalsGreaterThanToken.end),
  );
  const body = text.slice(last.equalsGreaterThanToken.end, last.end);
  const head = text.slice(from, last.equalsGreaterThanToken.end);
  const isBroken = text.slice(from, value.getStart()).includes('\n');
  const around = [text.slice(node.getStart(), from), ...heads];
  if (!isBroken || around.some((part) => part.includes('\n')) || /\/[/*]/.test(head)) return [];
  // The lines of a template are part of its value.
  if (/`[^`]*\n/.test(body)) return [];
  const unindented = body.replaceAll('\n  ', '\n');
  return editThatFits(text, { from, to: last.end, text: ` ${heads.join(' ')}${unindented}` });
}

const hasPlainParameters = ({ parameters }: ts.ArrowFunction) =>
  parameters.every(
    ({ name, initializer, dotDotDotToken }) =>
      compiler.isIdentifier(name) && !initializer && !dotDotDotToken,
  );

function valueJoin(node: ts.Node, value: ts.Node): CodeEdit[] {
  const { text } = node.getSourceFile();
  const start = value.getStart();
  const from = text.slice(0, start).trimEnd().length;
  if (!text.slice(from, start).includes('\n') || value.getText().includes('\n')) return [];
  // The removed type may have been anywhere in the declaration.
  const lead = text.slice(node.getStart(), from);
  // Formatters put a conditional that an arrow function returns in parentheses.
  const isResult = compiler.isArrowFunction(node) && compiler.isConditionalExpression(value);
  const valueText = isResult ? `(${value.getText()})` : value.getText();
  const edit = { from: node.getStart(), to: value.end, text: `${lead} ${valueText}` };
  return lead.includes('\n') ? [] : editThatFits(text, edit);
}

/** Removes the parentheses of an element that now fits on the line. */
function elementJoin(node: ts.ParenthesizedExpression): CodeEdit[] {
  const { expression } = node;
  const element = expression.getText();
  const isElement =
    compiler.isJsxElement(expression) || compiler.isJsxSelfClosingElement(expression);
  const isAlone = node.getText().slice(1, -1).trim() === element;
  if (!isElement || !isAlone || element.includes('\n')) return [];
  const { text } = node.getSourceFile();
  return editThatFits(text, { from: node.getStart(), to: node.end, text: element });
}

/** Returns the edit unless its first line, together with the text around, would be too long. */
function editThatFits(text: string, edit: CodeEdit): CodeEdit[] {
  const lineStart = text.lastIndexOf('\n', edit.from - 1) + 1;
  const lineEnd = text.indexOf('\n', edit.to);
  const rest = text.slice(edit.to, lineEnd === -1 ? text.length : lineEnd);
  const [first = ''] = `${edit.text}${rest}`.split('\n');
  const width = edit.from - lineStart + first.length;
  return width > LINE_WIDTH ? [] : [edit];
}
