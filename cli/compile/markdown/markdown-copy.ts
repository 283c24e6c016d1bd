import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { fileStart, type Position } from '../../model/diagnostic.ts';
import type { MarkdownLink, PageBody, PageReference } from '../../model/page.ts';
import { fenced } from '../code/code-block.ts';
import { writtenSource } from '../code/demo-sources.ts';
import type { CompilingPage } from '../page.ts';
import { capitalized } from '../../model/text.ts';
import { type DocsContainer, isBlockKind, walkMarkdown } from '../syntax/nodes.ts';
import type { PlacedDirectives } from './directives.ts';
import { encodedAddress } from './references.ts';
import { asBashFence } from './tabs.ts';
import type { TitleBlock } from './headings.ts';

interface CopyParts {
  readonly root: Root;
  /** Blocks that have no meaning for readers and were removed from the tree. */
  readonly removed: readonly RootContent[];
  /** Offset of the content after the front matter. */
  readonly start: number;
  readonly title: string;
  readonly description: string;
  readonly titleBlock: TitleBlock;
  readonly placed: PlacedDirectives;
  readonly references: readonly PageReference[];
}

/** Returns Markdown for agents and the offsets of its links. Reports a copy that is too long. */
export function markdownCopy(parts: CopyParts, page: CompilingPage): Omit<PageBody, 'tree'> {
  const marked = markLinks(parts.references, page);
  const copy = withoutMarks(copyOf(marked.text, parts, page), marked);
  const { agentPage = Infinity } = page.input.options.limits;
  const { length } = copy.markdown;
  if (length > agentPage) {
    const values = { length: length.toLocaleString('en'), limit: agentPage.toLocaleString('en') };
    page.report('llms/page-too-large', fileStart(page.file), values);
  }
  return copy;
}

/** A text in which links that depend on the page's address are replaced with markers. */
interface MarkedText {
  readonly text: string;
  /** Start of a marker, followed by its number. Occurs nowhere else in the text. */
  readonly prefix: string;
  readonly links: readonly Pick<MarkdownLink, 'written' | 'href'>[];
}

/** Absolute addresses and fragments of the page itself, which stay as they are. */
const FIXED_ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i;

/** Replaces addresses with markers, so that they can be located after lines have moved. */
function markLinks(
  references: readonly PageReference[],
  { text, lineStarts, slotPrefix }: CompilingPage,
): MarkedText {
  const prefix = `${slotPrefix}link`;
  const offsetOf = ({ line, column }: Position) => (lineStarts[line - 1] ?? 0) + column - 1;
  const spans = references
    .filter(({ href }) => !FIXED_ADDRESS.test(href))
    .map(({ href, range }) => ({ href, from: offsetOf(range.start), to: offsetOf(range.end) }))
    .sort((a, b) => a.from - b.from);
  const links: Pick<MarkdownLink, 'written' | 'href'>[] = [];
  const parts: string[] = [];
  let reached = 0;
  for (const { href, from, to } of spans) {
    const written = text.slice(from, to);
    // Skip addresses with escapes and those without an exact location.
    if (from < reached || (written !== href && encodedAddress(written) !== href)) continue;
    parts.push(text.slice(reached, from), `${prefix}${links.length};`);
    links.push({ href, written });
    reached = to;
  }
  return { text: [...parts, text.slice(reached)].join(''), prefix, links };
}

function withoutMarks(copy: string, { prefix, links }: MarkedText): Omit<PageBody, 'tree'> {
  const [first = '', ...rest] = copy.split(prefix);
  const markdownLinks: MarkdownLink[] = [];
  const parts = [first];
  let offset = first.length;
  for (const part of rest) {
    const end = part.indexOf(';');
    const link = links[Number(part.slice(0, end))];
    const tail = link ? part.slice(end + 1) : prefix + part;
    if (link) markdownLinks.push({ offset, ...link });
    parts.push(link?.written ?? '', tail);
    offset += (link?.written.length ?? 0) + tail.length;
  }
  return { markdown: parts.join(''), markdownLinks };
}

/**
 * Returns the page as Markdown: title and description, demos as source, containers as quotes, tabs
 * as fences, other lines as they are. Through `data.markdown`, a site plugin may replace the first
 * line of a node. `text` has the same lines as the page.
 */
function copyOf(text: string, parts: CopyParts, page: CompilingPage): string {
  const lines: (string | null)[] = text.split('\n');
  const drop = (from: number, to: number) => {
    for (let line = from; line <= to; line++) lines[line - 1] = null;
  };
  drop(1, text.slice(0, parts.start).split('\n').length - 1);
  const { heading, lead, isInBody } = parts.titleBlock;
  for (const node of [isInBody ? undefined : heading, lead, ...parts.removed]) {
    if (node?.position) drop(node.position.start.line, node.position.end.line);
  }
  walkMarkdown(parts.root, (node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    const { markdown } = (node.data ?? {}) as { readonly markdown?: unknown };
    const first = start.line - 1;
    if (typeof markdown === 'string') lines[first] = markdown;
    else if (node.type === 'heading') writeLevel(node, lines, page.text);
    const fence = fenceOfDirective(node, parts, page);
    if (fence !== undefined) lines[first] = inPlaceOfDirective(fence, lines[first] ?? '');
    else if (node.type === 'docsDirective') {
      if (typeof markdown !== 'string') lines[first] = null;
    } else if (node.type === 'docsTabs' && node.isOneFence) {
      lines[first] = asBashFence(lines[first] ?? '');
    } else if (node.type === 'docsTabs') {
      lines[first] = null;
      // The last line may end a `:::code-group`.
      const last = end.line - 1;
      if (CLOSING_FENCE.test(lines[last] ?? '')) lines[last] = null;
    }
    // GitHub alerts are quotes already and start with `>` instead of `:`.
    else if (node.type === 'docsContainer' && page.text[start.offset ?? 0] === ':') {
      if (node.kind === 'tab' || node.kind === 'tabs' || isBlockKind(node.kind)) {
        unwrapContainer(node, lines);
      } else quoteContainer(node, lines);
    }
  });
  const body = lines
    .filter((line) => line !== null && !/^\s*<\/codeblock\s*>\s*$/.test(line))
    .join('\n');
  const head = [parts.title && `# ${parts.title}`, parts.description].filter(Boolean);
  return `${[...head, body.replace(/\n{3,}/g, '\n\n').trim()].join('\n\n')}\n`;
}

/** Writes the level 2 that the page shows for a heading of level 1 below the title. */
function writeLevel({ depth, position }: Heading, lines: (string | null)[], text: string): void {
  const { start, end } = position ?? {};
  if (depth !== 2 || !start || !end) return;
  const isMarked = text[start.offset ?? 0] === '#';
  const at = (isMarked ? start.line : end.line) - 1;
  lines[at] &&= isMarked
    ? lines[at].replace(/#+/, '##')
    : lines[at].replace(/[=-]+\s*$/, (underline) => underline.replaceAll('=', '-'));
}

const CLOSING_FENCE = /^(?:\s*> )*\s*:{3,}\s*$/;

function fenceOfDirective(
  node: Nodes,
  { placed }: Pick<CopyParts, 'placed'>,
  { text }: CompilingPage,
): string | undefined {
  // The code of a file has taken the place of its directive.
  if (node.type === 'code' && text.startsWith('{{', node.position?.start.offset)) {
    return fenced(node.value, [node.lang, node.meta].filter(Boolean).join(' '));
  }
  const content = node.type === 'docsDirective' ? placed.get(node) : undefined;
  const [variant] = content?.kind === 'demo' ? content.demo.variants : [];
  if (!variant) return undefined;
  const source = writtenSource(variant);
  return fenced(source.text, source.language);
}

/** Replaces a directive with a fence. All lines get the quote marks and indentation of its line. */
function inPlaceOfDirective(fence: string, line: string): string {
  const lead = line.slice(0, line.indexOf('{{'));
  const [first, ...others] = fence.split('\n');
  const indentation = lead.replace(/[^>\s]/g, ' ');
  return [`${lead}${first}`, ...others.map((other) => `${indentation}${other}`)].join('\n');
}

/** Replaces the fences of a container with blank lines, and the opening of a tab with its title. */
function unwrapContainer({ kind, title, position }: DocsContainer, lines: (string | null)[]) {
  const { start, end } = position ?? {};
  if (!start || !end) return;
  const opener = lines[start.line - 1] ?? '';
  const lead = opener.slice(0, contentColumn(opener, start.column - 1));
  const blank = lead.trimEnd();
  const titled =
    kind === 'tab' && title !== '' ? `${lead}**${titleWithoutLinks(title)}**\n${blank}` : blank;
  lines[start.line - 1] = titled;
  if (CLOSING_FENCE.test(lines[end.line - 1] ?? '')) lines[end.line - 1] = blank;
}

/** Replaces links by their texts, as on the page. */
const titleWithoutLinks = (title: string) =>
  title.replace(
    /(`+[^`]*`+)|\[([^\]]*)\]\([^)]*\)/g,
    (_, code: string | undefined, text: string) => code ?? text,
  );

/** Prefixes the lines of a container with `> `, and replaces its opening fence with its title. */
function quoteContainer(node: DocsContainer, lines: (string | null)[]) {
  const { start, end } = node.position ?? {};
  if (!start || !end) return;
  const { kind, label = capitalized(kind) } = node;
  const name = kind === 'details' ? '' : label;
  const title = [name, titleWithoutLinks(node.title)].filter(Boolean).join(': ') || 'Details';
  for (let line = start.line; line <= end.line; line++) {
    const written = lines[line - 1];
    if (written === null || written === undefined) continue;
    const at = contentColumn(written, start.column - 1);
    const lead = written.slice(0, at);
    const rest = written.slice(at);
    if (line === start.line) lines[line - 1] = `${lead}> **${title}**\n${lead}>`;
    else if (line === end.line && /^\s*:{3,}\s*$/.test(rest)) lines[line - 1] = null;
    else lines[line - 1] = `${lead}> ${rest}`.trimEnd();
  }
}

/** Returns the column where a line's content begins, after each `> ` of outer containers. */
function contentColumn(line: string, column: number): number {
  const marks = /^(?:\s*> )*/.exec(line)?.[0].length ?? 0;
  return Math.max(Math.min(column, /^\s*/.exec(line)?.[0].length ?? 0), marks);
}
