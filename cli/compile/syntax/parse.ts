import { capitalized } from '../../model/text.ts';
import type { Html, Nodes, Parents, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Pluggable, unified } from 'unified';
import type { Point, Position } from 'unist';
import { CONTAINER_KINDS, CONTAINER_OPENER, type DocsContainer, nodesOfType } from './nodes.ts';
import { THEMATIC_BREAK, parsersMayDiffer, type SyntaxLine, syntaxLines } from './syntax-lines.ts';

export interface ContainerProblem {
  readonly kind: 'unclosed' | 'unknown';
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

interface ParsedMarkdown {
  readonly root: Root;
  readonly problems: readonly ContainerProblem[];
}

/** The native parser, or undefined if it has no binary for the platform. */
const native = await import('satteri').catch(() => undefined);

const NATIVE_OPTIONS = { features: { frontmatter: false } };

/**
 * Parses Markdown natively, or with remark if the trees could differ or plugins add syntax. Neither
 * parser knows our syntax: each of its lines is replaced with a thematic break of the same length,
 * which interrupts blocks in the same way.
 */
export function parseMarkdown(
  text: string,
  syntaxPlugins: readonly Pluggable[] = [],
): ParsedMarkdown {
  const root = syntaxPlugins.length === 0 ? parseNative(text) : undefined;
  return root ? { root, problems: [] } : parseReference(text, syntaxPlugins);
}

/** Returns undefined if remark could make another tree, or if a container fence is invalid. */
export function parseNative(text: string): Root | undefined {
  if (!native || parsersMayDiffer(text)) return undefined;
  const lines = syntaxLines(text);
  const outside = lines.filter(({ isInFence }) => !isInFence);
  const root = native.markdownToMdast(withBreaks(text, outside), NATIVE_OPTIONS) as Root;
  if (lines.length === 0) return root;
  const { confirmed, problems } = restoreLines(root, outside);
  const isInCode = textRanges(root, ['code']);
  const isExpected =
    confirmed.length === outside.length &&
    problems.length === 0 &&
    lines.every(({ isInFence, offset }) => !isInFence || isInCode(offset));
  return isExpected ? root : undefined;
}

/** Maximum number of passes, after which no line counts as our syntax. */
const MAX_PASSES = 20;

/**
 * Parses Markdown with remark. Only a tree shows whether a line such as `:::tip` is our syntax or
 * text in a code block or HTML, so the text is parsed again with the lines that the last tree
 * confirmed, until a tree confirms all of them.
 */
export function parseReference(
  text: string,
  syntaxPlugins: readonly Pluggable[] = [],
): ParsedMarkdown {
  const parser = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use([...syntaxPlugins]);
  const all = syntaxLines(text);
  let lines: readonly SyntaxLine[] = all.filter(({ kind }) => kind !== 'unknown');
  for (let pass = 1; ; pass++) {
    const root = parser.parse(withBreaks(text, lines));
    const { confirmed, problems } = restoreLines(root, lines);
    const isSettled =
      confirmed.length === lines.length && confirmed.every((one, at) => one === lines[at]);
    if (isSettled) return { root, problems: [...problems, ...unknownContainers(all, root)] };
    lines = pass < MAX_PASSES ? confirmed : [];
  }
}

function withBreaks(text: string, lines: readonly SyntaxLine[]): string {
  let result = '';
  let end = 0;
  for (const { offset, source, isAfterHtml } of lines) {
    // A blank line ends HTML, a break does not.
    const filler = isAfterHtml ? ' ' : THEMATIC_BREAK.charAt(0);
    result += text.slice(end, offset) + filler.repeat(source.length);
    end = offset + source.length;
  }
  return result + text.slice(end);
}

function textRanges(root: Root, types: readonly Nodes['type'][]): (offset: number) => boolean {
  const ranges = types
    .flatMap((type) => nodesOfType(root, type))
    .flatMap(({ position }) => position ?? []);
  return (offset) => ranges.some((range) => contains(range, offset));
}

const contains = ({ start, end }: Position, offset: number) =>
  offset >= (start.offset ?? 0) && offset < (end.offset ?? 0);

function unknownContainers(lines: readonly SyntaxLine[], root: Root): ContainerProblem[] {
  const unknown = lines.filter(({ kind }) => kind === 'unknown');
  if (unknown.length === 0) return [];
  const isText = textRanges(root, ['code', 'html']);
  return unknown
    .filter(({ offset }) => !isText(offset))
    .map(({ source, offset }) => {
      const { colons, name } = openerOf(source);
      return { kind: 'unknown', name, offset, length: colons + name.length };
    });
}

function openerOf(source: string) {
  const [, colons = '', name = '', bracketed, rest, attributes = ''] =
    CONTAINER_OPENER.exec(source) ?? [];
  const [, , attribute = ''] = /\stitle=(["'])(.*?)\1/.exec(attributes.replace('{', ' ')) ?? [];
  return { colons: colons.length, name, title: bracketed || rest || attribute };
}

interface OpenContainer {
  readonly node: DocsContainer;
  readonly parent: Parents;
  readonly line: SyntaxLine;
  readonly colons: number;
}

interface PendingLines {
  readonly breaks: Map<number, SyntaxLine>;
  readonly afterHtml: SyntaxLine[];
  /** Containers without a closing fence so far, innermost last. */
  readonly open: OpenContainer[];
  /** Lines that are our syntax according to this tree. */
  readonly confirmed: Map<number, SyntaxLine>;
  readonly problems: ContainerProblem[];
}

/** Replaces breaks with our nodes. Returns the lines that are our syntax, not text or code. */
function restoreLines(root: Root, lines: readonly SyntaxLine[]) {
  const pending: PendingLines = {
    breaks: new Map(lines.flatMap((line) => (line.isAfterHtml ? [] : [[line.offset, line]]))),
    afterHtml: lines.filter(({ isAfterHtml }) => isAfterHtml),
    open: [],
    confirmed: new Map(lines.map((line) => [line.offset, line])),
    problems: [],
  };
  restoreIn(root, pending, Infinity);
  const { breaks, confirmed, problems } = pending;
  const known = [...breaks.values()];
  const inHtml = known.find(({ offset }) => confirmed.get(offset)?.isAfterHtml);
  // Keep the lines after a closing fence in HTML: only the next tree can reject them.
  for (const { offset } of known)
    if (offset < (inHtml?.offset ?? Infinity)) confirmed.delete(offset);
  return { confirmed: [...confirmed.values()], problems };
}

/** Restores the nodes in `parent`. `end` is the offset of the next node after `parent`. */
function restoreIn(parent: Parents, pending: PendingLines, end: number): void {
  const { breaks, open } = pending;
  const children: RootContent[] = [];
  for (const [index, child] of parent.children.entries()) {
    const offset = child.position?.start.offset ?? -1;
    closeAfterHtml(pending, offset);
    const line = child.type === 'thematicBreak' ? breaks.get(offset) : undefined;
    const container = open.findLast((container) => container.parent === parent)?.node;
    const siblings: RootContent[] = container?.children ?? children;
    if (line) breaks.delete(offset);
    if (line?.kind === 'closer') {
      if (!closeContainer(line, pending)) pending.confirmed.delete(offset);
    } else
      siblings.push(line ? createNode(line, { position: child.position, parent }, open) : child);
    if (child.type === 'html' && open.length > 0) findClosers(child, pending);
    const nextOffset = parent.children[index + 1]?.position?.start.offset ?? end;
    if ('children' in child) restoreIn(child, pending, nextOffset);
  }
  closeAfterHtml(pending, end);
  for (const container of open.filter((each) => each.parent === parent))
    leaveOpen(container, pending);
  parent.children = children;
  // remark treats the fences of a container as blank lines.
  const hasContainer = children.some(({ type }) => type === 'docsContainer');
  if (parent.type === 'listItem' && hasContainer) parent.spread = true;
}

function createNode(
  line: SyntaxLine,
  { position, parent }: Pick<OpenContainer, 'parent'> & { position: Position | undefined },
  open: OpenContainer[],
): RootContent {
  const { kind, source } = line;
  const at = position && { position };
  if (kind === 'directive') return { type: 'docsDirective', value: source, ...at };
  if (kind === 'tabs-tag') return { type: 'docsTabsTag', value: source, ...at };
  const { colons, name, title } = openerOf(source);
  const containerKind = CONTAINER_KINDS.get(name) ?? 'info';
  // Themes call a callout of the kind `info` a note.
  const isKind = name === containerKind || name === 'note';
  const label = isKind ? undefined : capitalized(name);
  const node: DocsContainer = {
    type: 'docsContainer',
    kind: containerKind,
    title,
    ...(label !== undefined && { label }),
    children: [],
    ...at,
  };
  open.push({ node, parent, line, colons });
  return node;
}

/**
 * Closes the innermost container with as many colons, or else the innermost with fewer.
 * Containers inside it stay unclosed. Returns false if the line closes no container.
 */
function closeContainer(line: SyntaxLine, pending: PendingLines): boolean {
  const { open } = pending;
  const colons = line.source.length;
  const found =
    open.findLast((container) => container.colons === colons) ??
    open.findLast((container) => container.colons < colons);
  if (!found) return false;
  for (const inner of open.slice(open.indexOf(found) + 1)) leaveOpen(inner, pending);
  open.pop();
  const { line: number, column, offset } = line;
  setEnd(found.node, { line: number, column: column + colons, offset: offset + colons });
  return true;
}

function leaveOpen({ node, line }: OpenContainer, { open, problems }: PendingLines): void {
  open.splice(
    open.findIndex((container) => container.node === node),
    1,
  );
  const last = node.children.at(-1)?.position;
  if (last) setEnd(node, last.end);
  const { source, offset } = line;
  const { name } = openerOf(source);
  problems.push({ kind: 'unclosed', name, offset, length: source.length });
}

function setEnd(node: DocsContainer, end: Point): void {
  if (node.position) node.position = { start: node.position.start, end };
}

/** HTML blocks that only their own end marker closes. A `:::` inside them is content. */
const RAW_HTML = /^<(?:script|pre|style|textarea)\b|^<!|^<\?/i;

/** Finds closing fences in HTML that only a blank line ends. The next tree shows their effect. */
function findClosers(html: Html, { breaks, open, confirmed }: PendingLines): void {
  const { position, value } = html;
  if (!position || RAW_HTML.test(value)) return;
  const lengths = open.map(({ colons }) => colons);
  for (const line of breaks.values()) {
    if (!contains(position, line.offset)) continue;
    if (line.kind === 'opener') lengths.push(openerOf(line.source).colons);
    const index = line.kind === 'closer' ? lengths.lastIndexOf(line.source.length) : -1;
    if (index === -1) continue;
    lengths.length = index;
    confirmed.set(line.offset, { ...line, isAfterHtml: true });
  }
}

/** Closes containers whose closing fence follows HTML and comes before an offset. */
function closeAfterHtml(pending: PendingLines, offset: number): void {
  for (;;) {
    const [line] = pending.afterHtml;
    if (!line || line.offset >= offset) return;
    pending.afterHtml.shift();
    if (!closeContainer(line, pending)) pending.confirmed.delete(line.offset);
  }
}
