import { closesFence, isDirective, leadOf, openingFence } from '../../model/markdown.ts';
import { CONTAINER_CLOSER, CONTAINER_KINDS, CONTAINER_OPENER, TABS_TAG } from './nodes.ts';

export interface SyntaxLine {
  readonly kind: 'opener' | 'closer' | 'directive' | 'tabs-tag' | 'unknown';
  /** The line without surrounding white space and without markers of lists and quotes. */
  readonly source: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** Whether the line seems to be in fenced code. */
  readonly isInFence: boolean;
  /** Whether the line is a closing fence after HTML, which only a blank line would end. */
  readonly isAfterHtml?: true;
}

/** Returns lines that may be our syntax. `unknown` lines open a container of an unknown kind. */
export function syntaxLines(text: string): SyntaxLine[] {
  if (!/\{\{|:::|codeblock/.test(text)) return [];
  const found: SyntaxLine[] = [];
  let fence: string | undefined;
  let start = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const lead = leadOf(line);
    const source = line.slice(lead.length).trimEnd();
    const kind = lineKindOf(source);
    const at = { offset: start + lead.length, line: index + 1, column: lead.length + 1 };
    if (kind) found.push({ kind, source, ...at, isInFence: fence !== undefined });
    start += line.length + 1;
    if (fence === undefined) fence = openingFence(source);
    else if (closesFence(line, fence)) fence = undefined;
  }
  return found;
}

interface Blocks {
  fence: string | undefined;
  fenceLead: string;
  /** Kind of the previous line. A new block begins after a line of our syntax. */
  before: 'blank' | 'text' | 'html' | 'syntax';
  isInside: boolean;
  isQuoted: boolean;
  /** Content columns of open list items, outermost first. */
  items: number[];
}

/** Thematic break that replaces our lines. */
export const THEMATIC_BREAK = '___';

const MARKER = />|[-*+](?=[ \t])|\d[.)]/g;

/** Whether the native parser may make another tree than remark. */
export function parsersMayDiffer(text: string): boolean {
  if (ESCAPES.test(text)) return true;
  const blocks: Blocks = {
    fence: undefined,
    fenceLead: '',
    before: 'blank',
    isInside: false,
    isQuoted: false,
    items: [],
  };
  let start = 0;
  for (const line of text.split('\n')) {
    const lead = leadOf(line);
    const source = line.slice(lead.length).trimEnd();
    const offset = start + lead.length;
    start += line.length + 1;
    if (blocks.fence) {
      if (leavesFence(line, blocks)) return true;
      if (closesFence(line, blocks.fence)) blocks.fence = undefined;
      continue;
    }
    const kind = lineKindOf(source);
    if (kind === 'unknown' || lineMayDiffer(lead, kind ? THEMATIC_BREAK : source, blocks))
      return true;
    if (source.startsWith('<') && closesOther(text, offset)) return true;
    if (kind) blocks.before = 'syntax';
    blocks.fence = openingFence(source);
    blocks.fenceLead = lead;
  }
  return blocks.fence !== undefined;
}

function lineKindOf(source: string): SyntaxLine['kind'] | undefined {
  if (source.startsWith('{{')) return isDirective(source) ? 'directive' : undefined;
  if (!source.startsWith(':::')) return TABS_TAG.test(source) ? 'tabs-tag' : undefined;
  if (CONTAINER_CLOSER.test(source)) return 'closer';
  const name = CONTAINER_OPENER.exec(source)?.[2];
  if (name === undefined) return undefined;
  if (CONTAINER_KINDS.has(name)) return 'opener';
  // DocFX ends its tags on the same line: `:::column span="2":::`.
  return source.endsWith(':::') ? undefined : 'unknown';
}

function leavesFence(line: string, { fenceLead }: Blocks): boolean {
  if (fenceLead.includes('>')) return !/^ {0,3}>/.test(line);
  return line.trim() !== '' && !line.startsWith(' '.repeat(fenceLead.length));
}

/** Matches text that parsers read differently: markers after escaped ones, escapes before `@`. */
const ESCAPES = /\\[*_~][*_~]|\\[^\s\w]\S*@/;

const RAW_START = /^<(pre|script|style|textarea)\b/i;
const RAW_END = /<\/(pre|script|style|textarea)>/i;

/** Whether another element's end tag closes this raw text element, which only remark allows. */
function closesOther(text: string, offset: number): boolean {
  const rest = text.slice(offset);
  const name = RAW_START.exec(rest.slice(0, 12))?.[1];
  return name !== undefined && RAW_END.exec(rest)?.[1]?.toLowerCase() !== name.toLowerCase();
}

const EMPTY_ITEM = /^(?:[-*+]|\d{1,9}[.)])$/;
const WIDE_ITEM = /(?:[-*+]|\d[.)]) {5}|\t/;
const UNDERLINE = /^(?:=+|-+)$/;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;
/** An unquoted attribute that only one parser accepts. */
const UNQUOTED = /(?:<[a-z][^<>]*\s|^)[\w:@.-]+\s*=\s*(?:\/|[^\s"'=<>`{]+=)/i;
const FOOTNOTE = /^\[\^/;
/** A task that does not begin with a plain word: its paragraph begins elsewhere in remark. */
const MARKED_TASK = /^\[[ xX]\][ \t]+(?![\w'’-]+[,.:;!?]?(?:\s|$))/;
const HTML = /^<[a-z/!?]/i;
/** HTML that ends with its own end marker, not with a blank line. */
const MARKED_HTML = /^<(?:[!?]|(?:pre|script|style|textarea)\b)/i;
const CERTAIN_HTML =
  /^<\/?(?:article|aside|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|iframe|li|main|nav|ol|p|section|source|summary|table|tbody|td|th|thead|tr|ul)(?:[\s>]|\/>|$)/i;
/** A tag followed by text, which is part of a paragraph. */
const INLINE_HTML =
  /^<(?:a|b|br|code|em|i|img|kbd|small|span|strong|sub|sup)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>\s*\S/i;

/** Whether the parsers may differ on a line, such as one of a nested list or of HTML in a quote. */
function lineMayDiffer(lead: string, source: string, blocks: Blocks): boolean {
  const { before } = blocks;
  const markers = lead.match(MARKER) ?? [];
  if (source === '' && markers.length === 0) {
    blocks.before = 'blank';
    return false;
  }
  // The `>` ends a tag from the line above and does not start a quote.
  if (before === 'html' && !blocks.isInside && /^ *>$/.test(lead) && source.startsWith('</'))
    return false;
  const isFootnote = FOOTNOTE.test(source);
  const isHtml = HTML.test(source);
  const isNewBlock = before === 'blank' || before === 'syntax';
  const isOutside = isNewBlock && lead === '' && !isFootnote;
  blocks.isInside = !isOutside && (markers.length > 0 || isFootnote || blocks.isInside);
  blocks.before = isHtml || (before === 'html' && lead.trim() === '') ? 'html' : 'text';
  const isLazy = blocks.isQuoted && !isNewBlock && !lead.includes('>');
  blocks.isQuoted = lead.includes('>');
  const isCode = trackListItem(lead, markers.length > 0, blocks) && before !== 'text';
  if ((isCode && before === 'syntax') || UNQUOTED.test(source.replace(QUOTED, '""'))) return true;
  if (!blocks.isInside) return false;
  return (
    markers.length > 1 ||
    isCode ||
    WIDE_ITEM.test(lead) ||
    EMPTY_ITEM.test(source) ||
    MARKED_TASK.test(source) ||
    (before === 'text' && UNDERLINE.test(source)) ||
    isLazy ||
    (source === '' && !lead.includes('>')) ||
    (isFootnote && lead !== '') ||
    (isHtml &&
      ((lead !== '' && MARKED_HTML.test(source)) ||
        (markers.length > 0 && !INLINE_HTML.test(source)))) ||
    (isHtml && before === 'text' && !CERTAIN_HTML.test(source) && !INLINE_HTML.test(source))
  );
}

/** Records the content column of a list item. Returns whether the indentation makes it code. */
function trackListItem(lead: string, isItem: boolean, blocks: Blocks): boolean {
  const indent = /^ */.exec(lead)?.[0].length ?? 0;
  blocks.items = blocks.isInside ? blocks.items.filter((column) => column <= indent) : [];
  const isCode = indent - (blocks.items.at(-1) ?? 0) >= 4;
  if (isItem && !isCode) blocks.items.push(lead.length);
  return isCode;
}
