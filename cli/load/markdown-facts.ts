import { directiveOf } from '../model/content/directive.ts';
import type { Directive } from '../model/demo.ts';
import { lineRange } from '../model/diagnostic.ts';

/** What the body of a page tells at a glance, without a parser. */
export interface MarkdownFacts {
  readonly firstHeading?: string;
  readonly directives: readonly Directive[];
}

/** The first `#` heading and the directives of a text, from line `bodyLine` (counted from 1) on. Code and comments are passed over. */
export function scanMarkdown(text: string, bodyLine: number): MarkdownFacts {
  const headings: string[] = [];
  const directives: Directive[] = [];
  for (const { line, number } of proseLines(text, bodyLine)) {
    const heading = /^ {0,3}#(?:[ \t]+(.*))?$/.exec(line)?.[1];
    if (heading !== undefined) headings.push(plainText(heading));
    const found = directiveOf(line);
    if (found) {
      const column = line.indexOf('{') + 1;
      const range = lineRange(number, column, found.written.length);
      directives.push({ kind: found.kind, name: found.name, range });
    }
  }
  const firstHeading = headings.find((heading) => heading !== '');
  return { ...(firstHeading !== undefined && { firstHeading }), directives };
}

/** Lines outside fenced code and HTML comments, with their numbers. */
function* proseLines(text: string, bodyLine: number) {
  let fence: string | undefined;
  let inComment = false;
  for (const [index, line] of text.split('\n').entries()) {
    const number = index + 1;
    if (number < bodyLine) continue;
    if (fence !== undefined) {
      if (closes(line, fence)) fence = undefined;
      continue;
    }
    if (inComment) {
      inComment = !line.includes('-->');
      continue;
    }
    fence = openingFence(line);
    inComment = /^ {0,3}<!--/.test(line) && !line.includes('-->');
    if (fence === undefined && !inComment) yield { line, number };
  }
}

/** The run of marks that opens a code block, at any depth of a list or quote. */
function openingFence(line: string): string | undefined {
  const [, marks, rest = ''] =
    /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (marks === undefined || (marks.startsWith('`') && rest.includes('`'))) return undefined;
  return marks;
}

function closes(line: string, fence: string): boolean {
  const marks = line.replace(/^[ \t>]+/, '').trimEnd();
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}

/** A heading without its marks: `` `Button` [API](/api/) {#x} `` → `Button API`. */
function plainText(heading: string): string {
  return heading
    .replace(/[ \t]+#+[ \t]*$/, '')
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__|\*)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}
