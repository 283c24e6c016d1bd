import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ApiDemosProps, ApiFactsProps, ApiRowProps } from '../../../runtime/contract/theme.ts';
import { walkElements } from '../../compile/syntax/nodes.ts';
import { lineRange } from '../../model/diagnostic.ts';
import type { Heading, PageBody, PageFacts } from '../../model/page.ts';
import { fillPlaceholders } from '../../model/text.ts';
import { indexPage, type IndexedPage } from '../../search/index-page.ts';
import { partContent, withoutHash } from './html.ts';
import {
  importCode,
  apiSections,
  type ApiPageInput,
  type Row,
  type Section,
  type ShownPart,
  type ApiWords,
} from './sections.ts';

export function makeApiPage(input: ApiPageInput): IndexedPage {
  const children = input.parts.flatMap((shown) => partContent(shown, input));
  const tree: Root = { type: 'root', children };
  const { title, description, isTab, parts, indexedIn } = input;
  const subject = { title, description, isTab, parts: parts.map(({ part }) => part.name) };
  return {
    facts: {
      title,
      description,
      summary: description,
      ...factsIn(tree),
      demos: [],
      components: [],
    },
    body: { tree, ...withLinks(apiMarkdown(input)) },
    diagnostics: [],
    index: indexedIn === undefined ? null : indexPage({ ...subject, tree, language: indexedIn }),
  };
}

/** Locates the links in Markdown, because their addresses must be absolute in the copy. */
function withLinks(markdown: string): Pick<PageBody, 'markdown' | 'markdownLinks'> {
  const links = [...markdown.matchAll(/(?<=\]\()[^\s()]+/g)];
  const markdownLinks = links.map(({ 0: href, index }) => ({ offset: index, written: href, href }));
  return { markdown, markdownLinks };
}

/** Returns the facts of a page. They have no locations, because the page is not in a file. */
function factsIn(tree: Root): Pick<PageFacts, 'headings' | 'anchors' | 'references'> {
  const range = lineRange(1, 1, 1);
  const headings: Heading[] = [];
  const anchors: string[] = [];
  const hrefs = new Set<string>();
  walkElements(tree, (element) => {
    const { id, href, src, props } = element.properties;
    for (const address of [href, src]) if (typeof address === 'string') hrefs.add(address);
    if (typeof id === 'string') {
      anchors.push(id);
      const level = element.tagName === 'h2' ? 2 : 3;
      headings.push({ id, level, text: toString(element), range });
    }
    // The engine's own elements keep their data as an object in a single property.
    const own = props as unknown;
    if (element.tagName === 'docs-api-row') {
      const { kind, id: anchor, name, from } = own as ApiRowProps;
      anchors.push(anchor);
      if (from?.href !== undefined) hrefs.add(withoutHash(from.href));
      const isListed = kind !== 'cssVariables' && kind !== 'returns' && !from;
      if (isListed) headings.push({ id: anchor, level: 3, text: name, range });
    }
    if (element.tagName === 'docs-api-facts')
      for (const parent of (own as ApiFactsProps).inherits)
        if (parent.href !== undefined) hrefs.add(withoutHash(parent.href));
    if (element.tagName === 'docs-api-demos')
      for (const page of (own as ApiDemosProps).pages) hrefs.add(page.href);
  });
  const references = [...hrefs].map((href) => ({ kind: 'link' as const, href, range }));
  return { headings, anchors, references };
}

/** Returns a reference page as Markdown: a list item per member, inherited members by name only. */
function apiMarkdown(input: ApiPageInput): string {
  const { title, description, parts, isTab, words } = input;
  const blocks = parts.flatMap((shown) => {
    const { name, deprecated, description: text, examples = [] } = shown.part;
    const headingOf = (heading: string) => `${isTab ? '###' : '##'} ${heading}`;
    const code = importCode(shown.part, words);
    return [
      isTab ? `## ${name}` : '',
      deprecated === undefined ? '' : `**${words.apiPageDeprecated}** ${deprecated}`.trim(),
      code === '' ? '' : `\`\`\`tsx\n${code}\n\`\`\``,
      text,
      ...(examples.length > 0 ? [headingOf(words.apiPageExamples), ...examples] : []),
      ...apiSections(shown, words).flatMap((section) => {
        const items = itemsOf(section, shown, words);
        return items.length === 0 ? [] : [headingOf(section.title), items.join('\n')];
      }),
    ];
  });
  return `${[`# ${title}`, description, ...blocks].filter(Boolean).join('\n\n')}\n`;
}

function itemsOf({ kind, rows, type }: Section, { parents }: ShownPart, words: ApiWords): string[] {
  if (type !== undefined) return [`- ${inlineCode(type)}`];
  const own = rows.filter(({ from }) => from === undefined);
  const inherited = parents
    .filter(({ members }) => kind === 'props' && members.length > 0)
    .map(({ name, members }) => {
      const names = members.map((member) => inlineCode(member.name)).join(', ');
      return `- ${fillPlaceholders(words.apiPageInherited, { name })}: ${names}`;
    });
  return [...own.map((row) => itemOf(row, words)), ...inherited];
}

/** Returns a list item: facts, then a text with indented continuation lines. */
function itemOf(row: Row, words: ApiWords): string {
  const { name, type, className, isRequired, deprecated, description } = row;
  const code = row.default !== undefined && inlineCode(row.default);
  const head = [
    inlineCode(name),
    type && inlineCode(type.signature?.text ?? type.text),
    className && inlineCode(`.${className}`),
    isRequired && words.apiPageRequired,
    code && (type ? `${words.apiPageDefault} ${code}` : code),
    type && deprecated !== undefined && words.apiPageOld,
  ].filter(Boolean);
  const texts = [type && deprecated, description].filter(Boolean).join('\n\n');
  const text = texts.replace(/\n(?=[^\n])/g, '\n  ').trim();
  return `- ${head.join(', ')}${text === '' ? '' : `: ${text}`}`;
}

function inlineCode(code: string): string {
  const flat = code.replace(/\s*\n\s*/g, ' ');
  return flat.includes('`') ? `\`\` ${flat} \`\`` : `\`${flat}\``;
}
