import type { Paragraph, Root, RootContent, Text } from 'mdast';
import { locationAt, nodeLocation, type PageInWork, sourceAt } from '../page.ts';
import { isLanguage } from '../code/highlight.ts';
import { CONTAINER_KINDS } from '../syntax/nodes.ts';
import { walkMarkdown } from '../walk.ts';

/** Matches a paragraph of comments of MDX and nothing else. */
const MDX_COMMENTS = /^(?:\{\/\*(?:(?!\*\/)[^])*\*\/\}\s*)+$/;

/** Matches the start of a line that begins as a comment of MDX. */
const COMMENT_START = /^[ \t]*\{\/\*/gm;

/** Matches a comment of MDX with lines of its own. Stops at the next one, so that time is linear. */
const COMMENT_LINES = /^[ \t]*\{\/\*(?:(?!\*\/|\n[ \t]*\{\/\*)[^])*\*\/\}[ \t]*$/gm;

const COMMENT_END = '*/}';

/** Matches a comment of MDX in a text, where it may end in a later node. */
const COMMENT_IN_TEXT = /\n\{\/\*(?:(?!\*\/)[^])*(\*\/\}|$)/g;

/** Matches import statements and nothing else. Quotes end each statement. */
const IMPORTS = /^(?:import\s(?:[^'"`;]*\sfrom\s*)?(?:'[^'\n]*'|"[^"\n]*");?\s*)+$/;

/** Matches the start of an export statement of MDX. */
const EXPORT =
  /^export\s+(?:(?:const|let|var|(?:async\s+)?function|class)\s+[\w$]+|default\b)[^\n]*[={(]/;

/** Matches a marker for a table of contents, which themes show beside the page. */
const CONTENTS = /^\[\[toc\]\]$/i;

/** Matches a space in MDX: `{' '}`. Formatters write it at the ends of lines. */
const SPACE = /\{(?:' +'|" +")\}/g;

/**
 * Matches an inclusion of a file: `<<< @/a.js` and `<!-- @include: ./a.md -->` of VitePress,
 * `--8<-- "a.md"` of MkDocs.
 */
const INCLUSION =
  /^[ \t]*(?:<<<[ \t]*(?=\S+\.\w)|-{1,2}8<-{1,2}[ \t]+"|<!--[ \t]*@include:[ \t]*)((?:(?!-->)[^\s"{])+)/dgm;

/** Matches an inclusion that is also written in code: `{{#include a.rs}}` of mdBook, `{!a.py!}`. */
const INCLUSION_IN_CODE =
  /^[ \t]*\{(?:\{#(?:rustdoc_)?include|!>?)[ \t]*([^\s{}!]+)[^\n{}]*(?:\}\}|!\})/dgm;

/** Matches the start of what may be an inclusion of DocFX. */
const DOCFX_START = /(?<!\\)\[!(?=include|code)/gi;

/** Matches an inclusion of DocFX: `[!INCLUDE [title](a.md)]`, `[!code-cpp[Main](a.cpp#L1)]`. */
const DOCFX_INCLUSION = /\[!(?:include|code(?:-[\w+#-]+)?)[ \t]*\[[^\]\n]*\]\(([^()\s]+)/diy;

/** Matches the start of a block of MkDocs: `!!! note`, `/// note | Title`, `=== "Tab"`. */
const MKDOCS_BLOCK =
  /^(?:(!!!|\?\?\?\+?|\/{3,}(?=[ \t]+[\w-]+[ \t]*(?:\||\n|$)))[ \t]+([\p{L}\p{N}_-]+)|===[+!]?(?=[ \t]+"))/u;

/** Matches the start of a block of MDC, as in Nuxt: `::note`, `::read-more{to="/a"}`, no CSS. */
const MDC_BLOCK = /^::(?!:|(?:before|after)\b)([a-z][\w-]*)(?=[ \t]*(?:[[{\n]|$))/;

/** Matches a directive in text, as in MDC: `:badge[New]`, `:icon{name="a"}`, no selector of CSS. */
const TEXT_DIRECTIVE =
  /(?<![^\s(]):(?!(?:not|is|has|where|root|host|hover|focus)\b)[a-z][\w-]*(?=\[[^\]\n]*\]|\{\S)/g;

/** Matches an object of mkdocstrings, `::: package.module`, and tags of DocFX, `:::row:::`. */
const OTHER_CONTAINER =
  /^:::[ \t]*(?:\w+(?:\.\w+)+(?=[ \t]*(?:\n|$))|[a-z-]+(?=(?:[ \t][^\n]*)?:::[ \t]*(?:\n|$)))/;

/** Matches the start of a definition, as in Hugo and MkDocs, and its term: `Term`, `: text`. */
const DEFINITION = /^(?:[^\n]*\n)? {0,3}:(?=[ \t]+\S)/;

/** Matches a formula of LaTeX that is a paragraph: `$$ x^2 $$`. */
const FORMULA = /^\$\$(?!\$)\s*[^\s$][^$]*\$\$$/;

/** Matches the start of what may be a template tag. */
const TAG_START = /(?<!\\)\{[{%]/g;

/** Matches an opening shortcode of Hugo, or a tag of Liquid, Nunjucks or Jinja. */
const TEMPLATE_TAG = /(\{\{[<%]\s*|\{%-?\s*(?!end))([\w.][\w./-]*)[^{}]*?([>%]\}\}|-?%\})/y;

/** Language of inline code, as in Nextra and Fumadocs: `a{:js}`. Svelte has `{:else}`. */
const INLINE_LANGUAGE = /(?<=.)\{:([\w+#-]+)\}$/;

/** Attribute that names the file of a fence without code. */
const CODE_FILE = /\bfile=["']?([^\s"']+)/;

/**
 * Removes syntax of other generators that has no meaning for readers: comments, imports and spaces
 * of MDX, places of tables of contents, languages of inline code. Reports imports, exports,
 * included files, and syntax that pages show as text.
 */
export function readOtherSyntax(root: Root, page: PageInWork): void {
  const sourceOf = ({ position }: RootContent) => sourceAt(page.text, position);
  const isMatch = (pattern: RegExp) => (node: RootContent) =>
    node.type === 'paragraph' && pattern.test(sourceOf(node));
  for (const [id, pattern] of [
    ['html/unknown-component:import', IMPORTS],
    ['html/unknown-component:export', EXPORT],
  ] as const) {
    const first = root.children.find(isMatch(pattern));
    if (first) page.report(id, nodeLocation(page, first.position));
  }
  const dropped = [MDX_COMMENTS, IMPORTS, CONTENTS].map(isMatch);
  root.children = root.children.filter((node) => !dropped.some((isDropped) => isDropped(node)));
  walkMarkdown(root, (node) => {
    if (node.type === 'text') {
      reportUndefined(node, sourceOf(node), page);
      reportTemplateTags(node, sourceOf(node), page);
      reportTextDirectives(node, sourceOf(node), page);
      reportDocFxInclusions(node, sourceOf(node), page);
      node.value = node.value.replace(SPACE, ' ');
    }
    if (node.type === 'paragraph') {
      dropComments(node, sourceOf(node));
      reportMkDocsBlock(node, sourceOf(node), page);
      reportDirective(node, sourceOf(node), page);
      reportDefinition(node, sourceOf(node), page);
      // The plugin for formulas replaces the text.
      if (node.children[0]?.type === 'text' && isMatch(FORMULA)(node)) {
        page.report('markdown/other-syntax:formula', nodeLocation(page, node.position));
      }
    }
    if (node.type === 'inlineCode') {
      node.value = node.value.replace(INLINE_LANGUAGE, (written, language: string) =>
        isLanguage(language) ? '' : written,
      );
    }
    if (node.type === 'html' || node.type === 'paragraph') reportInclusions(node, INCLUSION, page);
    if (node.type === 'code' || node.type === 'paragraph') {
      reportInclusions(node, INCLUSION_IN_CODE, page);
    }
    const file = node.type === 'code' && node.value === '' && CODE_FILE.exec(node.meta ?? '')?.[1];
    if (file) {
      const place = nodeLocation(page, node.position);
      page.report('markdown/not-included', place, { file });
    }
  });
}

/** Matches what the parser reads as text because nothing defines it: `[^1]`, `[text][label]`. */
const UNDEFINED =
  /(?<!\\)\[(\^)[\w-]+\]|(?<![\w\\\]])\[(?=[^\]]*[a-z])([^[\]\n\\]+)\]\[([^[\]\n\\]*)\](?![[(])/gi;

/** Reports footnotes and links by reference without a definition. */
function reportUndefined({ position }: Text, source: string, page: PageInWork): void {
  for (const { 0: written, 1: note, 2: text = '', 3: label, index } of source.matchAll(UNDEFINED)) {
    const place = locationAt(page, (position?.start.offset ?? 0) + index, written.length);
    if (note !== undefined) page.report('link/empty:footnote', place, { written });
    else page.report('link/empty:reference', place, { written, label: label || text });
  }
}

/** Removes comments of MDX between the lines of a paragraph. */
function dropComments(paragraph: Paragraph, source: string): void {
  const starts = source.match(COMMENT_START)?.length ?? 0;
  if (starts === 0 || source.match(COMMENT_LINES)?.length !== starts) return;
  let isOpen = false;
  paragraph.children = paragraph.children.filter((node, index, all) => {
    if (node.type !== 'text') return !isOpen;
    let text = node.value;
    if (isOpen) {
      const end = text.indexOf(COMMENT_END);
      if (end === -1) return false;
      text = text.slice(end + COMMENT_END.length);
      isOpen = false;
    }
    const before = all[index - 1];
    // `COMMENT_IN_TEXT` needs the line break before a comment, which is not in this text.
    const lead = before === undefined || before.type === 'break' ? '\n' : '';
    const kept = `${lead}${text}`.replace(COMMENT_IN_TEXT, (_, end) => {
      isOpen = end === '';
      return '';
    });
    node.value = kept.startsWith('\n') ? kept.slice(lead.length) : kept;
    return node.value !== '';
  });
}

function reportInclusions({ position }: RootContent, pattern: RegExp, page: PageInWork): void {
  for (const { 1: file = '', indices } of sourceAt(page.text, position).matchAll(pattern)) {
    const offset = (position?.start.offset ?? 0) + (indices?.[1]?.[0] ?? 0);
    page.report('markdown/not-included', locationAt(page, offset, file.length), { file });
  }
}

/** Reports inclusions that start in a text. Markdown finds a link in the rest. */
function reportDocFxInclusions({ position }: Text, source: string, page: PageInWork): void {
  for (const { index } of source.matchAll(DOCFX_START)) {
    DOCFX_INCLUSION.lastIndex = (position?.start.offset ?? 0) + index;
    const found = DOCFX_INCLUSION.exec(page.text);
    const [file = '', start] = [found?.[1], found?.indices?.[1]?.[0]];
    if (start === undefined) continue;
    page.report('markdown/not-included', locationAt(page, start, file.length), { file });
  }
}

/** Reports tags that start in a text. Markdown may find links or HTML in the rest of a tag. */
function reportTemplateTags({ position }: Text, source: string, page: PageInWork): void {
  for (const { index } of source.matchAll(TAG_START)) {
    const offset = (position?.start.offset ?? 0) + index;
    TEMPLATE_TAG.lastIndex = offset;
    const [tag, start = '', name = '', end = ''] = TEMPLATE_TAG.exec(page.text) ?? [];
    if (tag === undefined) continue;
    const place = locationAt(page, offset, tag.length);
    page.report('markdown/other-syntax', place, { written: `${start}${name} … ${end}` });
  }
}

function reportMkDocsBlock({ position }: Paragraph, source: string, page: PageInWork): void {
  const [written, sign = '', name] = MKDOCS_BLOCK.exec(source) ?? [];
  if (written === undefined) return;
  const place = locationAt(page, position?.start.offset ?? 0, written.length);
  if (name === undefined || name === 'tab')
    return page.report('markdown/other-syntax:tab', place, { written });
  const known = CONTAINER_KINDS.has(name) ? name : 'note';
  const kind = sign.startsWith('?') ? 'details' : known;
  page.report('markdown/other-syntax:admonition', place, { written, kind });
}

/** Reports a directive that begins a paragraph. */
function reportDirective({ position }: Paragraph, source: string, page: PageInWork): void {
  const [written, name = ''] = MDC_BLOCK.exec(source) ?? OTHER_CONTAINER.exec(source) ?? [];
  if (written === undefined) return;
  const place = locationAt(page, position?.start.offset ?? 0, written.length);
  if (!CONTAINER_KINDS.has(name)) page.report('markdown/other-syntax', place, { written });
  else page.report('markdown/other-syntax:colons', place, { written, kind: name });
}

function reportTextDirectives({ position }: Text, source: string, page: PageInWork): void {
  for (const { 0: written, index } of source.matchAll(TEXT_DIRECTIVE)) {
    const place = locationAt(page, (position?.start.offset ?? 0) + index, written.length);
    page.report('markdown/other-syntax', place, { written });
  }
}

function reportDefinition(
  { children, position }: Paragraph,
  source: string,
  page: PageInWork,
): void {
  const [start] = DEFINITION.exec(source) ?? [];
  if (start === undefined) return;
  const offset = (position?.start.offset ?? 0) + start.length - 1;
  const isInCode = children.some(
    ({ type, position: at }) =>
      type === 'inlineCode' && (at?.start.offset ?? 0) < offset && offset < (at?.end.offset ?? 0),
  );
  if (!isInCode) page.report('markdown/other-syntax:definition', locationAt(page, offset, 1));
}
