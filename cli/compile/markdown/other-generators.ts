import type { Nodes, Root, RootContent } from 'mdast';
import { isLanguage } from '../code/highlight.ts';
import { locationAt, nodeLocation, type CompilingPage, sourceAt } from '../page.ts';
import { CONTAINER_KINDS, containerFor, nodesOfType, walkMarkdown } from '../syntax/nodes.ts';
import { dropComments, MDX_COMMENTS } from './mdx-comments.ts';
import { proseOfHtml } from './raw-html.ts';

/** Import statements and nothing else. Quotes end each statement. */
const IMPORTS = /^(?:import\s(?:[^'"`;]*\sfrom\s*)?(?:'[^'\n]*'|"[^"\n]*");?\s*)+$/;

const EXPORT =
  /^export\s+(?:(?:const|let|var|(?:async\s+)?function|class)\s+[\w$]+|default\b)[^\n]*[={(]/;

/** A marker for a table of contents, which themes show beside the page. */
const CONTENTS = /^\[\[toc\]\]$/i;

/** A space in MDX: `{' '}` or `{'\n'}`. Formatters write it at the ends of lines. */
const SPACE = /\{(?:'(?: |\\n)+'|"(?: |\\n)+")\}/g;

/** A LaTeX formula that is a paragraph of its own: `$$ x^2 $$` or `\[ x^2 \]`. */
const FORMULA = /^(?:\$\$(?!\$)\s*[^\s$][^$]*\$\$|\\\[(?=[^]*(?:[_^]\{|\\[a-z]))[^]*\\\])$/i;

/** Language of inline code, as in Nextra and Fumadocs: `a{:js}`. Svelte has `{:else}`. */
const INLINE_LANGUAGE = /(?<=.)\{:([\w+#-]+)\}$/;

/** A class of characters such as `[^a-z]`, which looks like a footnote. */
const CHARACTER_RANGES = /^\[\^(?:\w-\w)+_?\]$/;

const NUMBERED_NOTE = /^\[\^[1-9]\d?\]$/;

/** Two indexes or classes of characters such as `[abc][def]`, which look like a reference. */
const SHORT_WORDS = /^\[[a-z\d]{1,3}\]\[[a-z\d]{1,3}\]$/;

/** A letter of a language that writes no spaces between words. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;

/** A template value in code: the page explains templates. JSX, with `={{`, does not match. */
const VALUE_IN_CODE = /(?<![=$])\{\{[-~{]?\s*[\w$"'.]/;

/** Source of a pattern that matches positions outside of code elements of HTML. */
export const OUTSIDE_CODE_ELEMENTS = String.raw`(?<!<(?:code|kbd|pre|samp)\b[^<>]{0,99}>[^<\n]{0,99})`;

/** A part of an expression after a name, or a filter after a text. */
const OPERATION = String.raw`[.[(|?+*&=-][^{}\n]*`;

/**
 * A value of Vue, Liquid or Handlebars: `{{ name }}`, `{{page.title}}`, `{{ "a" | filter }}`, and a
 * block such as `{{#if name}}`. `{{NAME}}` and `{{name}}` do not match: readers replace such words.
 */
const VALUE = new RegExp(
  [
    String.raw`(?<![\\={$^_'"‘“])${OUTSIDE_CODE_ELEMENTS}\{\{(?:\{?[-~]?(?:`,
    String.raw`(?=\s)\s*(?:await\s+)?[a-z_$][\w$]*(?:\s*${OPERATION}|\s+)|`,
    String.raw`\s*[a-z_$][\w$]*${OPERATION}|`,
    String.raw`\s*(?:"[^"\n{}]*"|'[^'\n{}]*')\s*\|[^{}\n]*|`,
    String.raw`#(?:if|each|unless|with)[ ][^{}\n]*)\}\})`,
  ].join(''),
  'diy',
);

/** The title of a page in its front matter, as in VitePress, Jekyll and Eleventy. */
const PAGE_TITLE = /^\{\{\s*(?:\$?(?:frontmatter|page)\.)?title\s*\}\}$/;

const CODE_FILE = /\bfile=["']?([^\s"']+)/;

type Finding = readonly [
  id: Parameters<CompilingPage['report']>[0],
  values: Parameters<CompilingPage['report']>[2],
];

interface PageTraits {
  readonly hasFootnotes: boolean;
  readonly explainsTemplates: boolean;
  readonly hasUnknownContainer: boolean;
}

/** Syntax that pages show as text: it is from another generator, or its definition is missing. */
interface ForeignSyntax {
  readonly nodes: readonly Nodes['type'][];
  /** Text in each match, searched first: few nodes have it, and the pattern takes longer. */
  readonly mark?: string;
  /** Matches in the source of a node. A finding is at the group `at`, or else at the match. */
  readonly pattern: RegExp;
  /** Matches in the page from the start of a match: its end may be in another node. */
  readonly whole?: RegExp;
  /** Returns undefined for a match that has another meaning. */
  readonly read: (
    groups: Readonly<Record<string, string | undefined>>,
    written: string,
    traits: PageTraits,
  ) => Finding | undefined;
}

const notIncluded: ForeignSyntax['read'] = ({ at: file = '' }) => [
  'markdown/not-included',
  { file },
];

const shownAsText: ForeignSyntax['read'] = (_, written) => ['markdown/other-syntax', { written }];

const FOREIGN_SYNTAX: readonly ForeignSyntax[] = [
  {
    // Without a definition, these are text to the parser: `[^1]`, `word[^note]`, `[text][label]`.
    nodes: ['text'],
    mark: '[',
    pattern:
      /(?<!\\)(?:(?<=[\p{L}\p{N}.,;:!?)”’»])(?<joined>)|)\[(?<note>\^)[\w-]+\](?![\w*+{])|(?<![\w\\\]])\[(?<text>[^[\]\n\\]+)\]\[(?<label>[^[\]\n\\]*)\](?![[(])/dgiu,
    read({ note, joined, text = '', label = '' }, written, { hasFootnotes }) {
      if (CHARACTER_RANGES.test(written) || SHORT_WORDS.test(written)) return undefined;
      if (note !== undefined) {
        // Other matches are usually classes of characters: `[^abc]`.
        const isFootnote = hasFootnotes || joined !== undefined || NUMBERED_NOTE.test(written);
        return isFootnote ? ['link/empty:footnote', { written }] : undefined;
      }
      // In signatures, brackets mark optional arguments: `send([url][, options])`.
      const isNamed = /[a-z]/i.test(text) && !/^\s*,/.test(label);
      return isNamed ? ['link/empty:reference', { written, label: label || text }] : undefined;
    },
  },
  {
    // A link that the parser does not read: `[a]](/b/)`, `[a](my b.md)`.
    nodes: ['text'],
    mark: '](',
    pattern: /(?<!\\|\\\[[^[\]\n]*)\]\(/dg,
    whole: /\]\((?:(?:https?:\/\/|\.{0,2}\/|#)[^\n()]*|[\w /-]+\.mdx?(?:#[\w-]*)?)\)/diy,
    read: (_, written) => ['link/empty:broken', { written }],
  },
  {
    // A link with a space between its parts, or with its brackets swapped: `[a] (/b/)`, `(a)[/b/]`.
    nodes: ['text'],
    mark: '[',
    pattern:
      /(?<!\\)\[(?<text>[^[\]\n]+)\][ \t]+\((?<to>(?:\.{0,2}\/[\w.]|#\w)[^\s()]*)\)|(?<![\\\w])\((?<first>[^()\n]+)\)\[(?<last>(?:\.{0,2}\/[\w.]|#\w)[^\s[\]]*)\](?![([])/dg,
    read({ text, to, first = text, last = to }, written) {
      const link = `[${first}](${last})`;
      return ['link/empty:parts', { written, link, fix: { replace: link } }];
    },
  },
  {
    // `<<< @/a.js` and `<!-- @include: ./a.md -->` of VitePress, `--8<-- "a.md"` of MkDocs, and
    // `@include a.md` of Svelte.
    nodes: ['html', 'paragraph'],
    pattern:
      /^[ \t]*(?:<<<[ \t]*(?=\S+\.\w)|-{1,2}8<-{1,2}[ \t]+"|<!--[ \t]*@include:[ \t]*|@include[ \t]+(?=\S+\.mdx?$))(?<at>(?:(?!-->)[^\s"{])+)/dgm,
    read: notIncluded,
  },
  {
    // `{{#include a.rs}}` of mdBook, `{!a.py!}` and `{* a.py *}` of MkDocs: also in code.
    nodes: ['code', 'paragraph'],
    mark: '{',
    pattern:
      /^[ \t]*\{(?:\{#(?:rustdoc_)?include|!>?|\*(?=[ \t]+\S*\/\S+\.\w))[ \t]*(?<at>[^\s{}!]+)[^\n{}]*(?:\}\}|[!*]\})/dgm,
    read: notIncluded,
  },
  {
    // `[!INCLUDE [title](a.md)]`, `[!code-cpp[Main](a.cpp#L1)]` of DocFX.
    nodes: ['text'],
    mark: '[!',
    pattern: /(?<!\\)\[!(?=include|code)/dgi,
    whole: /\[!(?:include|code(?:-[\w+#-]+)?)[ \t]*\[[^\]\n]*\]\((?<at>[^()\s]+)/diy,
    read: notIncluded,
  },
  {
    // An opening shortcode of Hugo, or a tag of Liquid, Nunjucks or Jinja.
    nodes: ['text', 'html'],
    mark: '{',
    pattern: /(?<!\\)\{[{%]/dg,
    whole:
      /(?<start>\{\{[<%]\s*|\{%-?\s*(?!end))(?<name>[\w.][\w./-]*)[^{}]*?(?<end>[>%]\}\}|-?%\})/dy,
    read({ start = '', name = '', end = '' }, tag) {
      const written = `${start}${name} … ${end}`;
      const style = /\b(?:style|type|color)="([a-z]+)"/.exec(tag)?.[1] ?? '';
      const container = containerFor(name);
      if (container === undefined) return ['markdown/other-syntax', { written }];
      const kind = CONTAINER_KINDS.has(style) ? style : container;
      return ['markdown/other-syntax:container', { written, kind }];
    },
  },
  {
    // The same text for all but the title, so that a page has one finding.
    nodes: ['text', 'html'],
    mark: '{{',
    pattern: /\{\{/dg,
    whole: VALUE,
    read(_groups, written, { explainsTemplates }) {
      if (explainsTemplates) return undefined;
      return PAGE_TITLE.test(written)
        ? ['markdown/other-syntax:title', { written }]
        : ['markdown/other-syntax:value', { written: '{{ … }}' }];
    },
  },
  {
    // A directive in text, as in MDC: `:badge[New]`, `:icon{name="a"}`, but neither a CSS selector
    // nor a name that is a whole heading, such as `## :date[format]`.
    nodes: ['text'],
    mark: ':',
    pattern:
      /(?<![^\s(]):(?!(?:not|is|has|where|root|host|hover|focus)\b)[a-z][\w-]*(?=\[[^\]\n]*\]|\{\S)/dg,
    whole: /(?!(?<=^#{1,6}[ \t]+):[\w-]+\[[^\]\n]*\][ \t]*(?:\{#[^}\n]*\}[ \t]*)?$):[\w-]+/dmy,
    read: shownAsText,
  },
  {
    // A block of MkDocs: `!!! note`, `/// note | Title`, `=== "Tab"`.
    nodes: ['paragraph'],
    pattern:
      /^(?:(?<sign>!!!|\?\?\?\+?|\/{3,}(?=[ \t]+[\w-]+[ \t]*(?:\||\n|$)))[ \t]+(?<name>[\p{L}\p{N}_-]+)|===[+!]?(?=[ \t]+"))/dgu,
    read({ sign = '', name = 'tab' }, written) {
      if (name === 'tab') return ['markdown/other-syntax:tab', { written }];
      const kind = sign.startsWith('?') ? 'details' : (containerFor(name) ?? 'note');
      return ['markdown/other-syntax:admonition', { written, kind }];
    },
  },
  {
    // A block of MDC, as in Nuxt: `::note`, `::read-more{to="/a"}`, but not CSS.
    nodes: ['paragraph'],
    pattern: /^::(?!:|(?:before|after)\b)(?<name>[a-z][\w-]*)(?=[ \t]*(?:[[{\n]|$))/dg,
    read: ({ name: kind = '' }, written) =>
      CONTAINER_KINDS.has(kind)
        ? ['markdown/other-syntax:colons', { written, kind }]
        : ['markdown/other-syntax', { written }],
  },
  {
    // An object of mkdocstrings, `::: package.module`, and tags of DocFX, `:::row:::`.
    nodes: ['paragraph'],
    pattern:
      /^:::[ \t]*(?:\w+(?:\.\w+)+(?=[ \t]*(?:\n|$))|[a-z-]+(?=(?:[ \t][^\n]*)?:::[ \t]*(?:\n|$)))/dg,
    read: shownAsText,
  },
  {
    // The end of a container whose beginning is not read, such as `:::[note]`.
    nodes: ['paragraph'],
    mark: ':::',
    pattern: /^[ \t]*(?<at>:{3,})[ \t]*$/dgm,
    read: ({ at: written = '' }, _, { hasUnknownContainer }) =>
      hasUnknownContainer ? undefined : ['markdown/other-syntax:end', { written }],
  },
  {
    // Attributes after a block, an image or a link, as in Python-Markdown: `{: .lead }`.
    // Those of a heading are left out, and those of a directive are reported with it. The name has
    // two letters or more, because formulas have `_{i=1}`.
    nodes: ['paragraph'],
    mark: '{',
    pattern:
      /(?<=^[ \t]*|[)\]*_`])(?<!:[a-z][\w-]*\[[^\]\n]*\])(?<at>\{(?::[ \t]*#|:?[ \t]*(?:\.[a-z][\w-]*(?=[ \t}])|[a-z][\w-]+=["'\d]))[^{}\n]*\})/dgim,
    read: ({ at: written = '' }) => ['markdown/other-syntax:attributes', { written }],
  },
  {
    // An id of the block before or below, as in VitePress, or of its paragraph, as in MkDocs.
    nodes: ['paragraph'],
    mark: '{#',
    pattern: /^[ \t]*(?<at>\{#(?<id>[\w-]+)\})$(?!\n)/dgm,
    read: ({ at: written = '', id = '' }) => ['markdown/other-syntax:id', { written, id }],
  },
  {
    // A key of MkDocs, `++ctrl+c++`, and a marked text, `==text==`.
    nodes: ['text'],
    pattern:
      /(?<![\w+\\])\+\+(?<keys>(?:[a-z][\w-]+|"[^"\s]+")(?:\+(?:[\w-]+|"[^"\s]+"))*)\+\+(?![\w+])|(?<![\w=\\])==(?<mark>[^\s=](?:[^=\n]*[^\s=])?)==(?![\w=])/dgi,
    // The same text for all, so that a page has one finding.
    read: ({ keys }) =>
      keys === undefined
        ? ['markdown/other-syntax:element', { written: '==…==', element: 'mark' }]
        : ['markdown/other-syntax:element', { written: '++…++', element: 'kbd' }],
  },
  {
    // An alert with its text in the first line, or of another kind, as in Obsidian.
    nodes: ['blockquote'],
    pattern:
      /^>[ \t]*(?!\[!(?:note|tip|important|warning|caution)\][ \t]*(?:\n|$))(?<at>\[![a-z]+\][-+]?)(?![([:])/dgi,
    read: ({ at: written = '' }) => ['markdown/other-syntax:alert', { written }],
  },
  {
    // `**` between punctuation and a letter of a language without spaces, which Markdown ignores.
    nodes: ['text'],
    mark: '**',
    pattern: new RegExp(`(?<=${UNSPACED})\\*\\*|(?<!\\\\)\\*\\*(?=${UNSPACED})`, 'dgu'),
    read: () => ['markdown/other-syntax:strong', {}],
  },
  {
    // A definition, as in Hugo and MkDocs, below its term: `: text`.
    nodes: ['paragraph'],
    mark: ':',
    pattern: /^(?:[^\n]*\n)? {0,3}(?<at>:)(?=[ \t]+\S)/dg,
    read: () => ['markdown/other-syntax:definition', {}],
  },
];

/**
 * Removes syntax of other generators that has no meaning for readers: comments, imports and spaces
 * of MDX, places of tables of contents, languages of inline code. Reports imports, exports,
 * included files, and syntax that pages show as text. Returns the removed blocks.
 */
export function readOtherSyntax(root: Root, page: CompilingPage): readonly RootContent[] {
  const isParagraph = (pattern: RegExp) => (node: Nodes) =>
    node.type === 'paragraph' && pattern.test(sourceAt(page.text, node.position));
  for (const [id, pattern] of [
    ['html/unknown-component:import', IMPORTS],
    ['html/unknown-component:export', EXPORT],
  ] as const) {
    const first = root.children.find(isParagraph(pattern));
    if (first) page.report(id, nodeLocation(page, first.position));
  }
  const isRemoved = [MDX_COMMENTS, IMPORTS, CONTENTS].map(isParagraph);
  const removed = root.children.filter((node) => isRemoved.some((isMatch) => isMatch(node)));
  root.children = root.children.filter((node) => !removed.includes(node));
  const isFormula = isParagraph(FORMULA);
  const traits = {
    hasFootnotes: root.children.some(({ type }) => type === 'footnoteDefinition'),
    explainsTemplates: page.text.includes('{{') && hasValueInCode(root),
    hasUnknownContainer: page.diagnostics.some(({ code }) => code === 'markdown/unknown-container'),
  };
  walkMarkdown(root, (node) => {
    reportForeignSyntax(node, page, traits);
    if (node.type === 'text') node.value = node.value.replace(SPACE, ' ');
    if (node.type === 'paragraph') dropComments(node, sourceAt(page.text, node.position));
    // The plugin for formulas replaces the text.
    if (node.type === 'paragraph' && node.children[0]?.type === 'text' && isFormula(node)) {
      page.report('markdown/other-syntax:formula', nodeLocation(page, node.position));
    }
    if (node.type === 'inlineCode') {
      node.value = node.value.replace(INLINE_LANGUAGE, (written, language: string) =>
        isLanguage(language) ? '' : written,
      );
    }
    const file = node.type === 'code' && node.value === '' && CODE_FILE.exec(node.meta ?? '')?.[1];
    if (file) page.report('markdown/not-included', nodeLocation(page, node.position), { file });
  });
  return removed;
}

const hasValueInCode = (root: Root): boolean =>
  [...nodesOfType(root, 'code'), ...nodesOfType(root, 'inlineCode')].some(({ value }) =>
    VALUE_IN_CODE.test(value),
  );

function reportForeignSyntax(node: Nodes, page: CompilingPage, traits: PageTraits): void {
  const start = node.position?.start.offset ?? 0;
  const written = sourceAt(page.text, node.position);
  for (const { nodes, mark = '', pattern, whole, read } of FOREIGN_SYNTAX) {
    if (!nodes.includes(node.type) || !written.includes(mark)) continue;
    // A pattern for text applies only to the prose of HTML.
    const isProse = node.type === 'html' && nodes.includes('text');
    const source = isProse ? proseOfHtml(written) : written;
    // If nothing matches, `matchAll` takes several times as long as `search`.
    if (source.search(pattern) === -1) continue;
    for (const found of source.matchAll(pattern)) {
      if (whole) whole.lastIndex = start + found.index;
      const match = whole ? whole.exec(page.text) : found;
      if (!match) continue;
      const { groups = {}, indices } = match;
      const [from, to] = indices?.groups?.['at'] ?? indices?.[0] ?? [0, 0];
      const offset = whole ? from : start + from;
      if (isInCode(node, offset)) continue;
      const finding = read(groups, match[0], traits);
      if (finding) page.report(finding[0], locationAt(page, offset, to - from), finding[1]);
    }
  }
}

const isInCode = (node: Nodes, offset: number): boolean =>
  node.type === 'paragraph' &&
  node.children.some(
    ({ type, position }) =>
      type === 'inlineCode' &&
      (position?.start.offset ?? 0) < offset &&
      offset < (position?.end.offset ?? 0),
  );
