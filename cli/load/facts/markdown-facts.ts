import { directiveOf, isTopLevel } from '../../model/content/directive.ts';
import { offsetOfLine } from '../../model/content/front-matter.ts';
import { linesOutsideCode } from '../../model/content/lines.ts';
import type { Directive } from '../../model/demo/demo.ts';
import { lineRange } from '../../model/diagnostic.ts';

/** What the body of a page tells at a glance, without a parser. */
export interface MarkdownFacts {
  readonly firstHeading?: string;
  readonly directives: readonly Directive[];
}

/** A line of text that neither is indented nor begins a heading, a list or a quote. */
const PARAGRAPH = /^ {0,3}(?![ \t#>]|[-+*](?:[ \t]|$)|\d{1,9}[.)][ \t])/;

/** The first heading of level 1 and the directives of a text, from line `bodyLine` (counted from 1) on. Code and comments are passed over. */
export function scanMarkdown(text: string, bodyLine: number): MarkdownFacts {
  const headings: string[] = [];
  const directives: Directive[] = [];
  /** The line above, if it may be one of a paragraph. */
  let above = '';
  const body = text.slice(offsetOfLine(text, bodyLine));
  for (const { line, number, kind: lineKind } of linesOutsideCode(body)) {
    if (lineKind !== 'prose') {
      above = '';
      continue;
    }
    const isUnderline = /^ {0,3}=+[ \t]*$/.test(line) && above !== '';
    const heading = isUnderline ? above : /^ {0,3}#(?:[ \t]+(.*))?$/.exec(line)?.[1];
    if (heading !== undefined) headings.push(plainText(heading));
    above = PARAGRAPH.test(line) ? line.trim() : '';
    const found = directiveOf(line);
    if (found) {
      const { kind, name, lead, written } = found;
      const range = lineRange(bodyLine - 1 + number, lead.length + 1, written.length);
      directives.push({ kind, name, range, ...(!isTopLevel(lead) && { nested: true }) });
    }
  }
  const firstHeading = headings.find((heading) => heading !== '');
  return { ...(firstHeading !== undefined && { firstHeading }), directives };
}

/** A heading without its marks: `` `Button` [API](/api/) {#x} `` → `Button API`. */
function plainText(heading: string): string {
  return heading
    .replace(/[ \t]+#+[ \t]*$/, '')
    .replace(/\s*\{#[^\s{}]+\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__|\*)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}
