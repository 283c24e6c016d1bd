import type { Element } from 'hast';
import type { Position as UnistPosition } from 'unist';
import { findFrontMatter, offsetOfLine } from '../model/markdown.ts';
import {
  type Diagnostic,
  lineRange,
  type Place,
  type Position,
  type Range,
} from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { report } from '../report/catalogue.ts';
import type { CompileInput } from './input.ts';

export interface PageText {
  readonly file: SourcePath;
  /** The file with spaces for its front matter, so that offsets are offsets of the file. */
  readonly text: string;
  readonly lineStarts: readonly number[];
}

/** State of a page during compilation. */
export interface CompilingPage extends PageText {
  readonly input: CompileInput;
  readonly diagnostics: Diagnostic[];
  readonly report: (...finding: Parameters<typeof report>) => void;
  /** Theme elements, set aside while HTML is parsed and cleaned. */
  readonly slots: Element[];
  /** Ids of numbered lines of code. */
  readonly lineIds: string[];
  /** Start of the attribute value that marks a slot, followed by its number. */
  readonly slotPrefix: string;
  /** Whether the page contains raw HTML. Set by `readRawHtml`. */
  hasHtml: boolean;
}

export function pageTextOf(file: SourcePath, text: string): PageText {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1);
  }
  return { file, text, lineStarts };
}

/** Returns the state of a page whose text was not parsed yet. */
export function openPage(input: CompileInput, text: string): CompilingPage {
  const diagnostics: Diagnostic[] = [];
  return {
    ...pageTextOf(input.file, text),
    input,
    diagnostics,
    report: (...finding) => diagnostics.push(report(...finding)),
    slots: [],
    lineIds: [],
    slotPrefix: slotPrefixFor(text),
    hasHtml: false,
  };
}

/** Returns a prefix that does not occur in the text, so that authors cannot forge a slot. */
function slotPrefixFor(text: string): string {
  let count = 0;
  while (text.includes(`slot${count}-`)) count++;
  return `slot${count}-`;
}

/** Replaces front matter with spaces. `start` is the offset of the content after it. */
export function blankFrontMatter(text: string): { text: string; start: number } {
  const start = offsetOfLine(text, findFrontMatter(text).bodyLine);
  return { text: blank(text.slice(0, start)) + text.slice(start), start };
}

/** Replaces text with spaces, so that later text keeps its line and column. */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Returns the text of a node as written. Empty for a node that is not in the text. */
export const sourceAt = (text: string, position: UnistPosition | undefined): string =>
  position ? text.slice(position.start.offset, position.end.offset) : '';

/** Returns the range of a node, without offsets. */
export const nodeRange = ({ start, end }: UnistPosition): Range => ({
  start: { line: start.line, column: start.column },
  end: { line: end.line, column: end.column },
});

export const nodeLocation = (
  { file }: Pick<PageText, 'file'>,
  position: UnistPosition | undefined,
): Place => ({
  file,
  ...(position && { range: nodeRange(position) }),
});

/** Returns the range of `length` characters from an offset. It may span lines. */
export const rangeAt = ({ lineStarts }: PageText, offset: number, length: number): Range => ({
  start: positionAt(lineStarts, offset),
  end: positionAt(lineStarts, offset + length),
});

export const locationAt = (page: PageText, offset: number, length: number): Place => ({
  file: page.file,
  range: rangeAt(page, offset, length),
});

function positionAt(lineStarts: readonly number[], offset: number): Position {
  let low = 0;
  let high = lineStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
}

interface BlockSpan {
  readonly offset: number;
  readonly length: number;
  /** Number of lines of the block before its value. */
  readonly linesAbove?: number;
}

/** Returns the location of characters in a block's value. Its lines may be quoted or indented. */
export function locationInBlock(
  page: PageText,
  { value, position }: { readonly value: string; readonly position?: UnistPosition | undefined },
  { offset, length, linesAbove = 0 }: BlockSpan,
): Place {
  const { file, lineStarts, text } = page;
  if (!position) return { file };
  const before = value.slice(0, offset).split('\n');
  const columnInLine = before.at(-1)?.length ?? 0;
  const lineOfBlock = before.length + linesAbove;
  const line = position.start.line + lineOfBlock - 1;
  if (lineOfBlock === 1) {
    return { file, range: lineRange(line, position.start.column + columnInLine, length) };
  }
  const [start = 0, next = text.length + 1] = lineStarts.slice(line - 1, line + 1);
  const shownLength = value.split('\n')[before.length - 1]?.length ?? 0;
  const indentation = Math.max(0, next - 1 - start - shownLength);
  return { file, range: lineRange(line, indentation + columnInLine + 1, length) };
}

/** Maximum length of a start tag that is searched for an attribute, in characters. */
const MAX_TAG_LENGTH = 10_000;

/** Returns the offset of an element's start tag, or undefined if Markdown generated the element. */
export function tagOffset(element: Element, page: CompilingPage): number | undefined {
  const { line, offset } = element.position?.start ?? {};
  if (!page.hasHtml || line === undefined || offset === undefined) return undefined;
  const { text, lineStarts } = page;
  if (isTagAt(text, offset, element.tagName)) return offset;
  // Markdown also makes links of bare addresses.
  const [label] = element.children;
  if (element.tagName === 'a' && label?.type === 'text' && text.startsWith(label.value, offset))
    return undefined;
  // In quotes and lists, the HTML parser ignores the line prefix, so its column is too small.
  if (text[offset] === '[' || text[offset] === '!' || text[offset] === '<') return undefined;
  const end = (lineStarts[line] ?? text.length + 1) - 1;
  for (let at = text.indexOf('<', lineStarts[line - 1]); at !== -1 && at < end;) {
    if (isTagAt(text, at, element.tagName)) return at;
    at = text.indexOf('<', at + 1);
  }
  return undefined;
}

function isTagAt(text: string, offset: number, name: string): boolean {
  const end = offset + name.length + 1;
  return (
    text[offset] === '<' &&
    text.slice(offset + 1, end).toLowerCase() === name.toLowerCase() &&
    !/[\w-]/.test(text[end] ?? '')
  );
}

/** An attribute of a start tag: its name, and its value with double, single or no quotes. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Returns the spans of an attribute's name and value, or undefined if Markdown generated them. */
export function attributeSpan(element: Element, name: string, page: CompilingPage) {
  const start = tagOffset(element, page);
  if (start === undefined) return undefined;
  const text = page.text.slice(start, start + MAX_TAG_LENGTH);
  const tag = /^<(?:"[^"]*"|'[^']*'|[^>"'])*/.exec(text)?.[0] ?? '';
  const nameEnd = element.tagName.length + 1;
  const match = [...tag.slice(nameEnd).matchAll(ATTRIBUTE)].find(
    ([, written = '']) => plainName(written) === plainName(name),
  );
  if (!match) return undefined;
  const value = match[2] ?? match[3] ?? match[4];
  const offset = start + nameEnd + match.index;
  const quote = match[4] === undefined ? 1 : 0;
  return {
    name: { offset, length: match[1]?.length ?? 0 },
    value:
      value === undefined
        ? undefined
        : { offset: offset + match[0].length - value.length - quote, length: value.length },
  };
}

/** Normalizes an attribute name: `dataGaEvent` in a tree equals `data-ga-event` in the source. */
const plainName = (name: string) => name.replaceAll('-', '').toLowerCase();

/** Returns the location of an element's start tag, through the end of its name. */
export function tagLocation(element: Element, page: CompilingPage): Place {
  const start = tagOffset(element, page);
  if (start !== undefined) return locationAt(page, start, element.tagName.length + 1);
  const { position } = element;
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined
    ? { file: page.file }
    : locationAt(page, from, to - from);
}

/** Returns the location of an attribute's name, or of its element if it was not found. */
export function attributeLocation(element: Element, name: string, page: CompilingPage): Place {
  const span = attributeSpan(element, name, page);
  return span ? locationAt(page, span.name.offset, span.name.length) : tagLocation(element, page);
}

/** Returns the location of an address in an attribute or in Markdown, or of its element. */
export function addressLocation(element: Element, name: string, page: CompilingPage): Place {
  const span = attributeSpan(element, name, page)?.value;
  if (span) return locationAt(page, span.offset, span.length);
  const [from, to] = [element.position?.start.offset, element.position?.end.offset];
  const address = String(element.properties[name]);
  const offset = from === undefined ? -1 : page.text.indexOf(address, from);
  return offset === -1 || to === undefined || offset + address.length > to
    ? tagLocation(element, page)
    : locationAt(page, offset, address.length);
}
