import type { Element, ElementContent } from 'hast';
import type {
  ApiDemosProps,
  ApiFactsProps,
  ApiRowProps,
  ApiTableProps,
} from '../../../runtime/contract/theme.ts';
import { sourceBlock } from '../../compile/code/code-block.ts';
import { highlight } from '../../compile/code/highlight.ts';
import {
  createElement,
  ownElement,
  fillSlots,
  toHast,
  dropPositions,
} from '../../compile/html/to-hast.ts';
import {
  importCode,
  rowId,
  apiSections,
  type PageContext,
  type Row,
  type Section,
  type ShownPart,
  toKebabCase,
} from './sections.ts';
import type { Nodes } from 'mdast';
import { cleanTree } from '../../compile/html/clean.ts';
import { type CompileLimits, checkLimits } from '../../compile/limits.ts';
import { readRawHtml } from '../../compile/markdown/raw-html.ts';
import { openPage, type CompilingPage } from '../../compile/page.ts';
import { parseMarkdown } from '../../compile/syntax/parse.ts';
import { replaceMarkdown, walkElements } from '../../compile/syntax/nodes.ts';
import { toSourcePath } from '../../model/paths.ts';

export function partContent(shown: ShownPart, context: PageContext): ElementContent[] {
  const { part } = shown;
  const { words, limits, isTab } = context;
  const { examples = [] } = part;
  const code = importCode(part, words);
  return [
    ...(isTab ? [createElement('h2', { id: toKebabCase(part.name) }, [text(part.name)])] : []),
    ...deprecation(shown, context),
    ...demoLinkList(shown),
    ...(code === ''
      ? []
      : [
          sectionHeading(part.name, { id: 'import', title: words.apiPageImport }, context),
          codeElement(code, 'tsx', context),
        ]),
    ...compileDescription(part.description, limits),
    ...(examples.length === 0
      ? []
      : [
          sectionHeading(part.name, { id: 'examples', title: words.apiPageExamples }, context),
          ...examples.flatMap((example) => compileDescription(example, limits)),
        ]),
    ...apiSections(shown, words).flatMap((section) => sectionContent(shown, section, context)),
  ];
}

function deprecation({ part: { deprecated } }: ShownPart, { words, limits }: PageContext) {
  const props = { severity: 'warning', title: words.apiPageDeprecated };
  return deprecated === undefined
    ? []
    : [ownElement('docs-callout', props, compileDescription(deprecated, limits))];
}

function demoLinkList({ demos }: ShownPart): Element[] {
  const props: ApiDemosProps = { pages: demos.map(({ title, path }) => ({ title, href: path })) };
  return demos.length > 0 ? [ownElement('docs-api-demos', props)] : [];
}

const codeElement = (code: string, language: string, { limits }: PageContext) =>
  ownElement('docs-code', sourceBlock(code, language, limits.codeBytes));

/** Returns facts about a component that no table shows, or the link to a hook's source. */
function factsOf({ part, parents }: ShownPart): Element[] {
  const { name, kind, sourceUrl } = part;
  const own = (facts: ApiFactsProps) => [ownElement('docs-api-facts', facts)];
  if (part.kind === 'hook')
    return sourceUrl === undefined ? [] : own({ name, kind, inherits: [], sourceUrl });
  const { ref = null, spreadsTo, themeName, isPolymorphic, hasSx, hasSystemProps } = part;
  const inherits = parents.map((parent) => ({ name: parent.name, href: parent.path }));
  const facts = { spreadsTo, themeName, isPolymorphic, hasSx, hasSystemProps, sourceUrl };
  return own({ name, kind, refTarget: ref, inherits, ...facts });
}

function sectionContent(shown: ShownPart, section: Section, context: PageContext): Element[] {
  const { kind, rows, type, text: words = '' } = section;
  const { name } = shown.part;
  return [
    sectionHeading(name, section, context),
    ...compileDescription(words, context.limits),
    ...(kind === 'props' || kind === 'returns' ? factsOf(shown) : []),
    ...(rows.length > 0 ? [tableElement(name, section, context)] : []),
    ...(type === undefined ? [] : [codeElement(type, 'ts', context)]),
  ];
}

/** Returns the heading of a section. In tabs, it is below the heading of the part. */
const sectionHeading = (
  part: string,
  { id, title }: Pick<Section, 'id' | 'title'>,
  { isTab }: PageContext,
) =>
  isTab
    ? createElement('h3', { id: `${toKebabCase(part)}-${id}` }, [text(title)])
    : createElement('h2', { id }, [text(title)]);

function tableElement(part: string, { kind, rows }: Section, context: PageContext): Element {
  const inherited = rows.filter(({ from }) => from !== undefined).length;
  const table: Omit<ApiTableProps, 'children'> = {
    kind,
    name: part,
    count: rows.length - inherited,
    inheritedCount: inherited,
    deprecatedCount: rows.filter(({ deprecated }) => deprecated !== undefined).length,
    hasDefaults: rows.some((row) => row.default !== undefined),
    hasTypes: rows.some(({ type, className }) => type !== undefined || className !== undefined),
    longest: {
      name: longestOf(rows.map(({ name }) => name)),
      type: longestOf(rows.map(typeText)),
      default: longestOf(rows.map((row) => row.default ?? '')),
    },
  };
  const children = rows.map((row) => {
    const id = rowId(kind, part, row.name);
    return ownElement('docs-api-row', rowProps(row, { kind, id }), rowContent(row, context));
  });
  return ownElement('docs-api-table', table, children);
}

/** Maximum letters of the text that determines the width of a column. */
const COLUMN_LETTERS = 80;

const longestOf = (texts: readonly string[]): string =>
  texts
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')
    .slice(0, COLUMN_LETTERS);

/** Returns the text that the column of types shows. */
const typeText = ({ type, className }: Row): string =>
  className === undefined ? (type?.members?.join(' | ') ?? type?.text ?? '') : `.${className}`;

function rowProps(
  { name, type, className, isRequired, isState, deprecated, from, ...row }: Row,
  place: Pick<ApiRowProps, 'kind' | 'id'>,
): Omit<ApiRowProps, 'children'> {
  const anchor = from && rowId('props', from.name, name);
  const href = from?.path === undefined ? undefined : `${withoutHash(from.path)}#${anchor}`;
  return {
    ...place,
    name,
    typeHtml: type && highlight(type.text, 'ts'),
    members: type?.members?.map((member) => highlight(member, 'ts')),
    signatureHtml: type?.signature && highlight(type.signature.text, 'ts'),
    default: row.default,
    className,
    isRequired,
    isState,
    isDeprecated: deprecated !== undefined,
    from: from && { name: from.name, href },
  };
}

export const withoutHash = (path: string) => path.split('#', 1)[0] ?? path;

/** Returns the deprecation, then the description, then the list of a function's parameters. */
function rowContent(
  { description, deprecated = '', type }: Row,
  { limits, words }: PageContext,
): ElementContent[] {
  const texts = [deprecated, description].flatMap((words) => compileDescription(words, limits));
  const { parameters = [], returns } = type?.signature ?? {};
  const explained = [
    ...parameters.map((parameter) => ({
      ...parameter,
      term: createElement('code', {}, [text(parameter.name)]),
    })),
    ...(returns ? [{ ...returns, term: text(words.apiPageReturned) }] : []),
  ].filter((item) => item.description !== '');
  const items = explained.map((item) => {
    const content = withoutParagraph(compileDescription(item.description, limits));
    return createElement('li', {}, [item.term, text(': '), ...content]);
  });
  return [
    ...withoutParagraph(texts),
    ...(items.length > 0 ? [createElement('ul', {}, items)] : []),
  ];
}

const text = (value: string): ElementContent => ({ type: 'text', value });

/** Compiles a package's text to blocks. Drops unsafe HTML silently: the site cannot fix it. */
function compileDescription(written: string, limits: CompileLimits): Element[] {
  if (written.trim() === '') return [];
  const page = pageForDescription(written, limits);
  if (checkLimits({ file: page.file, text: written }, limits))
    return [createElement('p', {}, [text(written)])];
  const { root } = parseMarkdown(written);
  readRawHtml(root, page);
  replaceMarkdown(root, (node) => [asPlainMarkdown(node)]);
  const tree = cleanTree(toHast(root, page, new Map()), page);
  fillSlots(tree, page);
  dropPositions(tree);
  // A page may contain the text several times, so ids are removed.
  walkElements(tree, ({ properties }) => delete properties['id']);
  return tree.children.filter((node) => node.type === 'element');
}

/** Returns the content of a single paragraph, or the blocks. */
function withoutParagraph(blocks: readonly Element[]): readonly ElementContent[] {
  const [first, ...more] = blocks;
  return first?.tagName === 'p' && more.length === 0 ? first.children : blocks;
}

function pageForDescription(text: string, limits: CompileLimits): CompilingPage {
  const names = { pathname: '', title: '', fallbackTitle: '', language: '' };
  const file = toSourcePath('<api>');
  const options = {
    rawHtml: 'escape' as const,
    headingIds: 'words' as const,
    embedHosts: [],
    components: [],
    limits,
    pluginModules: [],
  };
  return openPage({ file, text, hash: '', ...names, demos: [], codeFiles: [], options }, text);
}

/** Demotes headings, so that they are not in the page's outline, and shows directives as text. */
function asPlainMarkdown(node: Nodes): Nodes {
  if (node.type === 'heading')
    return { type: 'paragraph', children: [{ type: 'strong', children: node.children }] };
  return node.type === 'docsDirective' || node.type === 'docsTabsTag'
    ? { type: 'paragraph', children: [{ type: 'text', value: node.value }] }
    : node;
}
