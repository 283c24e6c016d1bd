import type { Heading as HeadingNode, PhrasingContent, Root, Html, RootContent } from 'mdast';
import { slug as githubSlugOf } from 'github-slugger';
import { toString as toText } from 'hast-util-to-string';
import { toString } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { Heading } from '../../model/page.ts';
import { isHtmlName } from '../html/allow-list.ts';
import type { OriginalHeading } from '../input.ts';
import { nodeLocation, type CompilingPage, nodeRange } from '../page.ts';
import { nodesOfType } from '../syntax/nodes.ts';
import { oneLine } from '../../model/text.ts';

/** Id of a heading whose text yields an empty id, such as one of emoji only. */
export const FALLBACK_ID = 'section';

export const ID_STYLES = {
  words: {
    slugOf,
    firstNumber: 2,
    // Headings in the table of contents get their ids before those of lower levels.
    order: (nodes: readonly HeadingNode[]) => [
      ...nodes.filter(({ depth }) => depth === 2 || depth === 3),
      ...nodes.filter(({ depth }) => depth > 3),
    ],
  },
  github: {
    slugOf: githubSlugOf,
    firstNumber: 1,
    order: (nodes: readonly HeadingNode[]) => nodes,
  },
} as const;

/** Sets levels and ids of headings. An id at the end of a heading overrides the derived one. */
export function nameHeadings(root: Root, page: CompilingPage, title: TitleBlock) {
  const nodes = nodesOfType(root, 'heading');
  setLevels(nodes, page, title);
  const ids = chooseIds(nodes, page, title);
  // A title that stays in the body is one of `nodes`.
  const isApart = title.heading && !nodes.includes(title.heading);
  const titleId = isApart ? ids.get(title.heading)?.id : undefined;
  const headings = nodes.flatMap((node): Heading[] => {
    const found = ids.get(node);
    if (found === undefined) return [];
    node.data = { ...node.data, hProperties: { id: found.id } };
    const { depth: level, position } = node;
    if (level === 1 || !position) return [];
    return [{ ...found, level, text: headingText(node), range: nodeRange(position) }];
  });
  return { headings, ...(titleId !== undefined && { titleId }) };
}

function chooseIds(nodes: readonly HeadingNode[], page: CompilingPage, title: TitleBlock) {
  const { slugOf: derive, firstNumber, order } = ID_STYLES[page.input.options.headingIds];
  const takeId = createIdPool(firstNumber);
  const claim = (id: string, node: HeadingNode): string => {
    const given = takeId(id);
    if (given !== id) {
      const place = nodeLocation(page, node.position);
      page.report('markdown/duplicate-id', place, { id, given });
    }
    return given;
  };
  const ids = new Map<HeadingNode, Pick<Heading, 'id' | 'explicit'>>();
  // Explicit ids first, so that no derived id claims them.
  if (title.heading && title.id !== undefined) {
    ids.set(title.heading, { id: claim(title.id, title.heading) });
  }
  for (const node of nodes) {
    const id = takeExplicitId(node, page.text);
    if (id !== undefined) ids.set(node, { id: claim(id, node), explicit: true });
  }
  for (const [node, id] of originalIds(nodes, page.input.originalHeadings)) {
    if (!ids.has(node)) ids.set(node, { id: takeId(id) });
  }
  for (const node of order([...(title.heading ? [title.heading] : []), ...nodes])) {
    if (!ids.has(node)) ids.set(node, { id: takeId(derive(headingText(node)) || FALLBACK_ID) });
  }
  return ids;
}

/**
 * Pairs the headings of a translation with the ids of the original, so that links work in every
 * language. Pairs them by position: headings in the table of contents, and those of each level below.
 */
function originalIds(
  nodes: readonly HeadingNode[],
  original: readonly OriginalHeading[] = [],
): (readonly [HeadingNode, id: string])[] {
  return [[2, 3], [4], [5], [6]].flatMap((levels) => {
    const ids = original.filter(({ level }) => levels.includes(level)).map(({ id }) => id);
    const own = nodes.filter(({ depth }) => levels.includes(depth));
    return own.flatMap((node, index) => {
      const id = ids[index];
      return id === undefined ? [] : [[node, id] as const];
    });
  });
}

function setLevels(nodes: readonly HeadingNode[], page: CompilingPage, title: TitleBlock) {
  let previous = 1;
  for (const node of nodes) {
    const location = nodeLocation(page, node.position);
    if (node.depth === 1) {
      if (node !== title.heading) page.report('html/multiple-h1', location);
      node.depth = 2;
    }
    if (node.depth > previous + 1) {
      const values = { level: node.depth, before: previous, expected: previous + 1 };
      page.report('markdown/skipped-heading', location, values);
    }
    previous = node.depth;
  }
}

const TEXT_ONLY = { includeImageAlt: false, includeHtml: false };

/** Returns the text of nodes without alternative texts of images, unless these are all of it. */
const textOfNodes = (nodes: readonly PhrasingContent[]) => {
  const text = toString(nodes, { includeHtml: false }).trim();
  // In `Name · [badge]`, the sign separates the name from the images.
  const plain = toString(nodes, TEXT_ONLY).trim();
  return plain === text ? text : oneLine(plain).replace(/\s[·•|]$/, '') || text;
};

/** Returns the text of a heading, without components of other generators: `<Badge type="a" />`. */
function headingText(heading: HeadingNode): string {
  const children = heading.children.map(withTypeArgument);
  return textOfNodes(children.filter((child) => !isComponentTag(child))) || textOfNodes(children);
}

/** Turns the `<void>` of `Promise<void>` into text in a title. Elsewhere it already is text. */
function withTypeArgument(
  child: PhrasingContent,
  index: number,
  siblings: readonly PhrasingContent[],
): PhrasingContent {
  const before = siblings[index - 1];
  if (child.type !== 'html' || before?.type !== 'text' || !/\w$/.test(before.value)) return child;
  const name = /^<(\w+)>$/.exec(child.value)?.[1];
  return name === undefined || isHtmlName(name) ? child : { ...child, type: 'text' };
}

/** Matches a tag that closes itself. The parser gives each tag a node of its own. */
const COMPONENT_TAG = /^<[A-Z][\w.]*(?:\s[^<>]*)?\/>$/;

const isComponentTag = (child: PhrasingContent) =>
  child.type === 'text' && COMPONENT_TAG.test(child.value);

/** A class or another attribute in braces. */
const ATTRIBUTE = String.raw`(?:\.[\w-]+|[\w-]+=(?:"[^"{}]*"|'[^'{}]*'|[^\s{}"'=]+))`;

/** Attributes in braces that have an id or begin with a class. */
const ATTRIBUTES = new RegExp(
  String.raw`\{:?\s*(?:(?:${ATTRIBUTE}\s+)*#([^\s{}]+?)(?:\s+${ATTRIBUTE})*|(?<=\s\{:?\s*)\.[\w-]+(?:\s+${ATTRIBUTE})*)\s*\\?\}$`,
);

/**
 * Patterns of explicit ids at the end of a heading: `source` for Markdown, `text` for parsed text,
 * which lacks `_` and `*` that were read as emphasis.
 */
const ID_MARKS = [
  // `{#id}`, and attributes as in Python-Markdown and kramdown: `{ #id }`, `{: .class #id }`.
  { source: ATTRIBUTES, text: ATTRIBUTES },
  // As in Nextra and Fumadocs: `[#id]`.
  { source: /\[#([a-z][^\s[\]]*)\]$/i, text: /\[#([a-z][^\s[\]]*)\]$/i },
  // As an MDX comment: `{/*id*/}`.
  { source: /\{\/\*\s*#?([^\s{}*]+)\s*\*\/\}$/, text: /\{\/\*?\s*#?([^\s{}*]+)\s*\*?\/\}$/ },
];

/** Removes attributes such as `{#id}` from the end of a heading and returns the id. */
function takeExplicitId(heading: HeadingNode, source: string): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text' || !/[}\]]\s*$/.test(last.value)) return undefined;
  const text = toString(heading, TEXT_ONLY).trimEnd();
  const mark = ID_MARKS.find((mark) => mark.text.test(text));
  const found = mark?.text.exec(text);
  if (!found) return undefined;
  // For `{#_id_}`, only the source has the underscores: the parser reads them as emphasis.
  const written = source.slice(heading.position?.start.offset, last.position?.end.offset);
  const id = mark?.source.exec(written.trimEnd())?.[1]?.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  dropFromEnd(heading.children, toString(heading, TEXT_ONLY).length - found.index);
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  // Headings that plugins add have no source.
  return id ?? found[1];
}

/** Removes the last `count` characters of text, and nodes that become empty. */
function dropFromEnd(nodes: PhrasingContent[], count: number) {
  for (let left = count; left > 0;) {
    const last = nodes.at(-1);
    if (!last) return;
    const length = toString(last, TEXT_ONLY).length;
    if (length <= left) nodes.pop();
    else if ('children' in last) dropFromEnd(last.children, left);
    else if ('value' in last) last.value = last.value.slice(0, -left);
    left -= length;
  }
}

const EMOJI =
  /(?![\u2700-\u27BF])[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u200D\uFE0F\u20E3]/gu;

/** Characters replaced with their HTML entity names in ids: `A & B` becomes `a-amp-b`. */
const NAMED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['&', 'amp'],
  ['>', 'gt'],
  ['"', 'quot'],
]);

/**
 * Returns the id for a heading's text. Each step must stay, because published links depend on it:
 * lower case; `=>`, `<`, ` />`, apostrophes, emoji removed; `&`, `>`, `"` spelled out; each run of
 * punctuation and white space replaced with a dash; the rest, even dingbats, percent-encoded.
 */
export function slugOf(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z\d]+(?: [a-z\d]+)*$/.test(lower)) return lower.replaceAll(' ', '-');
  const plain = lower
    // With the `u` flag, this matches only lone surrogates, which cannot be encoded.
    .replace(/[\uD800-\uDFFF]/gu, '')
    .replace(/=>|<| \/>|['’]/g, '')
    .replace(/[&>"]/g, (char) => ` ${NAMED_CHARACTERS.get(char) ?? ''} `)
    .replace(/(?:(?![\u2700-\u27BF])[\p{P}\p{S}\s])+/gu, (run) =>
      run.replace(EMOJI, '').replace(/[\s\S]+/, '-'),
    )
    .replace(EMOJI, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return encodeURIComponent(plain);
}

const RESERVED_IDS = ['main-content', 'docs-payload', 'footnote-label'];

/** Returns a function that makes ids unique on a page: `id`, then `id-2` if `firstNumber` is 2. */
export function createIdPool(firstNumber: number): (id: string) => string {
  const used = new Set<string>(RESERVED_IDS);
  /** Next number to try for an id, because a page may have thousands of equal headings. */
  const counts = new Map<string, number>();
  return (id) => {
    let free = id;
    let count = counts.get(id) ?? firstNumber;
    for (; used.has(free); count++) free = `${id}-${count}`;
    counts.set(id, count);
    used.add(free);
    return free;
  };
}

export interface TitleBlock {
  readonly heading?: HeadingNode;
  readonly title?: string;
  /** Whether the heading stays in the tree because text precedes it. */
  readonly isInBody?: true;
  /** Id from `# Title {#id}`, if the heading was removed from the tree. */
  readonly id?: string;
  readonly lead?: Html;
  readonly description?: string;
}

const LEAD = /^<p\s[^>]*class=(["'])[^"']*\bdescription\b[^"']*\1[^>]*>([\s\S]*?)<\/p>\s*$/;

const HTML_TITLE = /^<h1\b[^>]*>((?:(?!<img\b)[^])*)<\/h1>\s*$/i;

/**
 * Turns a title in HTML at the start of a page, as in READMEs, into Markdown. One with an image
 * stays, because titles are text.
 */
export function readHtmlTitle(root: Root): void {
  const first = root.children.find((node) => !isHidden(node));
  const html = first?.type === 'html' ? (HTML_TITLE.exec(first.value)?.[1] ?? '') : '';
  const value = html === '' ? '' : textOfHtml(html);
  if (!first?.position || value === '') return;
  const { position } = first;
  const heading: HeadingNode = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value, position }],
    position,
  };
  root.children[root.children.indexOf(first)] = heading;
}

/**
 * Removes the title and the lead (a paragraph of class `description`) from the tree. The title is a
 * `#` heading at the start, or else the one in front matter, or else the first `#` heading, which
 * stays in place if text precedes it.
 */
export function takeTitleBlock(root: Root, { text, input }: CompilingPage): TitleBlock {
  const index = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const before = root.children.slice(0, index === -1 ? undefined : index);
  const isTitle = input.title === '' || before.every(isHidden);
  const first = isTitle ? root.children[index] : undefined;
  const heading = before.every(isTextless) ? first : undefined;
  const start = heading ? index + 1 : root.children.findIndex((node) => node.type === 'html');
  const lead = root.children.find((node, at) => at >= start && !isComment(node));
  const match = lead?.type === 'html' ? LEAD.exec(lead.value) : null;
  root.children = root.children.filter((node) => node !== heading && !(match && node === lead));
  return {
    ...(first?.type === 'heading' && titleOf(first, text, first === heading)),
    ...(match && lead?.type === 'html' && { lead, description: textOfHtml(match[2] ?? '') }),
  };
}

function titleOf(heading: HeadingNode, source: string, isTaken: boolean): TitleBlock {
  const { text, id } = readHeadingTitle(heading, source);
  return {
    heading,
    title: text,
    ...(!isTaken && { isInBody: true }),
    ...(isTaken && id !== undefined && { id }),
  };
}

/** Returns the text of a heading without `{#id}`, and the id. */
export function readHeadingTitle(
  heading: HeadingNode,
  source: string,
): { text: string; id?: string } {
  const text = headingText(heading);
  if (!/[}\]]$/.test(text)) return { text };
  const copy = structuredClone(heading);
  const id = takeExplicitId(copy, source);
  return { text: headingText(copy), ...(id !== undefined && { id }) };
}

export const isComment = (node: RootContent) =>
  node.type === 'html' && /^<!--[\s\S]*?-->\s*$/.test(node.value);

const isHidden = (node: RootContent) =>
  isComment(node) ||
  node.type === 'definition' ||
  (node.type === 'paragraph' &&
    node.children.every((child) => child.type === 'text' && child.value.trim() === '')) ||
  (node.type === 'html' && /^<(script|style)\b[\s\S]*<\/\1>\s*$/i.test(node.value));

const isTextless = (node: RootContent) =>
  node.type === 'html' ||
  node.type === 'definition' ||
  (node.type === 'paragraph' && toString(node, TEXT_ONLY).trim() === '');

const textOfHtml = (html: string) =>
  oneLine(
    toText(
      unified()
        .use(rehypeRaw)
        .runSync({ type: 'root', children: [{ type: 'raw', value: html }] }),
    ).replaceAll('`', ''),
  );
