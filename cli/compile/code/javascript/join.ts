import type ts from 'typescript';
import { applyEdits, moveOffsets } from './edits.ts';
import type { Edit, EditedText } from './edits.ts';
import { parse } from './parser.ts';
import type { Parsed, Parser } from './parser.ts';

/** Characters of a line of code. */
export const LINE_WIDTH = 100;
/** What is joined may make room for what is around it, but no demo is nested deeper than this. */
const MOST_ROUNDS = 5;

/** Joins what was broken over lines only because a type was in it: lists of parameters and arguments, values of variables. */
export function joinLines(edited: EditedText, parser: Parser): string {
  let { text, marks } = edited;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parsed = parse(parser, text, 'jsx');
    const edits = parsed ? joins(parsed, marks) : [];
    if (edits.length === 0) break;
    marks = moveOffsets(marks, edits);
    text = applyEdits(text, edits).text;
  }
  return text;
}

/** Innermost joins that are possible; none lies within another. */
function joins(parsed: Parsed, marks: readonly number[]): Edit[] {
  const { parser, file } = parsed;
  const edits: Edit[] = [];
  const visit = (node: ts.Node): boolean => {
    let hasJoined = false;
    parser.forEachChild(node, (child) => {
      hasJoined = visit(child) || hasJoined;
    });
    if (hasJoined) return true;
    const edit = candidates(node, parsed).find(({ from, to }) =>
      marks.some((mark) => mark >= from && mark <= to),
    );
    if (edit) edits.push(edit);
    return edit !== undefined;
  };
  visit(file);
  return edits;
}

function candidates(node: ts.Node, parsed: Parsed): Edit[] {
  const { parser } = parsed;
  if (parser.isVariableDeclaration(node) && node.initializer) {
    return breakJoin(node, node.initializer, parsed);
  }
  if (parser.isCallExpression(node) || parser.isNewExpression(node)) {
    return node.arguments ? listJoin(node.arguments, ['(', ')'], parsed) : [];
  }
  if (parser.isObjectBindingPattern(node)) return listJoin(node.elements, ['{ ', ' }'], parsed);
  if (parser.isParenthesizedExpression(node)) return elementJoin(node, parsed);
  if (parser.isJsxOpeningElement(node)) return attributesJoin(node, '>', parsed);
  if (parser.isJsxSelfClosingElement(node)) return attributesJoin(node, ' />', parsed);
  if (!parser.isFunctionLike(node)) return [];
  const body = parser.isArrowFunction(node) && !parser.isBlock(node.body) ? node.body : undefined;
  return [
    ...listJoin(node.parameters, ['(', ')'], parsed),
    ...(body ? breakJoin(node, body, parsed) : []),
  ];
}

/** A list in brackets as one line, if it was not, has no comments, and fits. */
function listJoin(
  list: ts.NodeArray<ts.Node>,
  [open, close]: readonly [string, string],
  { text }: Parsed,
): Edit[] {
  const from = list.pos - 1;
  const end = text.indexOf(close.trim(), list.end);
  const written = text.slice(from, end + 1);
  if (from < 0 || !written.includes('\n') || list.length === 0) return [];
  if (text[from] !== open.trim()) return [];
  const items = list.map((item) => item.getText());
  if (items.some((item) => item.includes('\n')) || /\/[/*]/.test(written)) return [];
  const joined = `${open}${items.join(', ')}${close}`;
  return fits(text, { from, to: end + 1, text: joined });
}

/** A value that begins in a new line after `=` or `=>`, put beside it. */
function breakJoin(node: ts.Node, value: ts.Node, { text }: Parsed): Edit[] {
  const start = value.getStart();
  const from = text.slice(0, start).trimEnd().length;
  const space = text.slice(from, start);
  if (!space.includes('\n') || value.getText().includes('\n')) return [];
  // The type may have stood anywhere from the start of the declaration to its end.
  const lead = text.slice(node.getStart(), from);
  const edit = { from: node.getStart(), to: value.end, text: `${lead} ${value.getText()}` };
  return lead.includes('\n') ? [] : fits(text, edit);
}

/** A tag whose properties have a line each. */
function attributesJoin(
  node: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  end: '>' | ' />',
  { text }: Parsed,
): Edit[] {
  const from = node.tagName.end;
  const written = text.slice(from, node.end);
  const items = node.attributes.properties.map((item) => item.getText());
  if (!written.includes('\n') || items.length === 0) return [];
  if (items.some((item) => item.includes('\n')) || /\/[/*]/.test(written)) return [];
  return fits(text, { from, to: node.end, text: ` ${items.join(' ')}${end}` });
}

/** An element that stands in brackets only because it had no place in the line. */
function elementJoin(node: ts.ParenthesizedExpression, { parser, text }: Parsed): Edit[] {
  const { expression } = node;
  const element = expression.getText();
  const isElement = parser.isJsxElement(expression) || parser.isJsxSelfClosingElement(expression);
  const isAlone = node.getText().slice(1, -1).trim() === element;
  if (!isElement || !isAlone || element.includes('\n')) return [];
  return fits(text, { from: node.getStart(), to: node.end, text: element });
}

function fits(text: string, edit: Edit): Edit[] {
  const lineStart = text.lastIndexOf('\n', edit.from - 1) + 1;
  const lineEnd = text.indexOf('\n', edit.to);
  const rest = text.slice(edit.to, lineEnd === -1 ? text.length : lineEnd);
  const width = edit.from - lineStart + edit.text.length + rest.length;
  return width > LINE_WIDTH ? [] : [edit];
}
