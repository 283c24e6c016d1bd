import type ts from 'typescript';
import { cut } from './edits.ts';
import type { Edit } from './edits.ts';
import type { Parsed } from './parser.ts';

/** Comments that speak to TypeScript, or about rules that only it has. They fill their line. */
const TYPE_COMMENT =
  /^[ \t]*(?:\{?\/\*+|\/\/)[ \t]*(?:@ts-(?:ignore|expect-error|nocheck)|eslint-disable\S*[ \t]+@typescript-eslint\/[\w-]+[ \t]*(?:\*|--|$)).*\n?/gm;

/** Cuts statements and members with the lines they fill, the comments on them, and an empty line that would be one too many. */
export function statementEdits(gone: readonly ts.Node[], parsed: Parsed): Edit[] {
  return gone.map((node) => lineEdit(node, parsed));
}

/** Cuts comments that mean nothing in JavaScript. */
export const commentEdits = (text: string): Edit[] =>
  [...text.matchAll(TYPE_COMMENT)].map((match) => cut(match.index, match.index + match[0].length));

function lineEdit(node: ts.Node, parsed: Parsed): Edit {
  const { text } = parsed;
  const start = text.lastIndexOf('\n', withComments(node, parsed) - 1) + 1;
  const newline = text.indexOf('\n', node.end);
  const end = newline === -1 ? text.length : newline + 1;
  const isOwnLine =
    isBlank(text.slice(start, withComments(node, parsed))) &&
    /^\s*;?\s*(?:\/\/.*)?$/.test(text.slice(node.end, end));
  if (!isOwnLine) return cut(node.getStart(), node.end);
  const above = text.slice(0, start);
  const below = text.slice(end);
  const isFirst = above.trim() === '' || /[{(]\s*$/.test(above);
  const blankBelow = /^(?:[ \t]*\n)+/.exec(below)?.[0].length ?? 0;
  if (isFirst || /\n[ \t]*\n$/.test(above)) {
    const isLast = /^\s*(?:\}|$)/.test(below);
    const blankAbove =
      isLast && !isFirst ? (/\n((?:[ \t]*\n)+)$/.exec(above)?.[1]?.length ?? 0) : 0;
    return cut(start - blankAbove, end + blankBelow);
  }
  return cut(start, end);
}

/** Where the node begins with the comments right above it: they are about it. Those of an import or an overload stay. */
function withComments(node: ts.Node, { parser, text }: Parsed): number {
  let start = node.getStart();
  const isAboutMore = parser.isImportDeclaration(node) || parser.isFunctionLike(node);
  const comments = isAboutMore ? [] : (parser.getLeadingCommentRanges(text, node.pos) ?? []);
  for (const { pos, end } of comments.toReversed()) {
    if (/\n\s*\n/.test(text.slice(end, start)) || !isBlank(lineBefore(text, pos))) break;
    start = pos;
  }
  return start;
}

const lineBefore = (text: string, at: number) => text.slice(text.lastIndexOf('\n', at - 1) + 1, at);

const isBlank = (text: string) => text.trim() === '';
