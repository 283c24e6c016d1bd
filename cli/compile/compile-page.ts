import type { Root as MdastRoot } from 'mdast';
import { sanitize } from 'hast-util-sanitize';
import type { Root } from 'hast';
import type { Diagnostic, Range } from '../model/diagnostic.ts';
import type { CompiledPage, PageFacts, PageReference } from '../model/page.ts';
import { tooDeep } from '../report/rules/markdown.ts';
import { lineIdsOf } from './code/code-block.ts';
import { demoLinks } from './code/demo-links.ts';
import { blankFrontMatter } from './front-matter.ts';
import { cleanTree, elementBelow } from './html/clean.ts';
import { collectIds, dropPositions, nameCheckboxes } from './html/finish-tree.ts';
import { toHast } from './html/hast.ts';
import { collectRawReferences } from './html/raw-references.ts';
import { SCHEMA } from './html/allowed/schema.ts';
import { fillSlots, slotPrefixFor } from './html/slots.ts';
import { markLines } from './html/source-lines.ts';
import { placeOfTag } from './html/source-place.ts';
import { isAllowedUrl } from './html/allowed/urls.ts';
import type { CompileInput, DemoSource } from './input.ts';
import { checkLimits } from './limits.ts';
import { findAlerts } from './markdown/alerts.ts';
import { type Placed, readDirectives } from './markdown/directives.ts';
import { nameHeadings } from './markdown/headings.ts';
import { checkCopy } from './markdown/copy/check-copy.ts';
import { markLinks, withoutMarks } from './markdown/copy/copy-links.ts';
import { markdownCopy } from './markdown/copy/markdown-copy.ts';
import { readRawHtml } from './markdown/raw-html.ts';
import { collectReferences } from './markdown/references.ts';
import { makePackageTabs } from './markdown/tabs/package-tabs.ts';
import { reportContainers } from './markdown/report-containers.ts';
import { groupTabs } from './markdown/tabs/tabs.ts';
import { takeTitleBlock } from './markdown/title-block.ts';
import { lineStartsOf, type PageInWork } from './page.ts';
import { collectPropMentions } from './prop-mentions.ts';
import type { SitePlugins } from './site-plugins.ts';
import { parseMarkdown } from './syntax/parse.ts';

/** Elements that one level of Markdown becomes at most, such as a list and its item. */
const ELEMENTS_PER_LEVEL = 3;

/** One page from text to tree. Throws RangeError where the parser runs out of stack. */
export async function compilePage(
  input: CompileInput,
  plugins: SitePlugins,
): Promise<CompiledPage> {
  const { text, start } = blankFrontMatter(input.text);
  const { file, options } = input;
  const tooMuch = checkLimits({ file, text, limits: options.limits });
  if (tooMuch) return failedPage(input, tooMuch);
  const page: PageInWork = {
    input,
    text,
    lineStarts: lineStartsOf(text),
    diagnostics: [],
    slots: [],
    slotPrefix: slotPrefixFor(text),
  };
  const root = await plugins.onMarkdown(parse(page, plugins), page);
  const titleBlock = takeTitleBlock(root, page);
  const title = titleBlock.title || input.title || input.fallbackTitle;
  const description = input.description ?? titleBlock.description ?? '';
  const references = collectReferences(root, page);
  const propMentions = collectPropMentions(root, page);
  findAlerts(root);
  groupTabs(root, page);
  makePackageTabs(root, page);
  const hasRawHtml = readRawHtml(root, page);
  const named = nameHeadings(root, page, titleBlock);
  const placed = readDirectives(root, page, title);
  const raw = toHast(root, page, { placed, hasRawHtml });
  const levels = input.options.limits.nesting * ELEMENTS_PER_LEVEL;
  const deep = elementBelow(raw, levels);
  if (deep) return failedPage(input, tooDeep(placeOfTag(deep, page), levels));
  const cleaned = cleanTree(raw, page);
  references.push(...collectRawReferences(cleaned, page));
  const marked = markLinks(references, page);
  const parts = { source: text, start, title, description, titleBlock, placed };
  const written = withoutMarks(markdownCopy(root, marked.text, parts), marked);
  checkCopy(written.markdown, page);
  const tree = await finishTree(cleaned, page, plugins);
  const facts: PageFacts = {
    title,
    description,
    ...named,
    anchors: anchorsOf(page, { tree, placed, titleId: named.titleId }),
    references: references.filter(isFit).sort((a, b) => byPlace(a.range, b.range)),
    ...placements(placed, input.demos),
    ...(propMentions.length > 0 && { propMentions }),
  };
  const diagnostics = page.diagnostics.sort((a, b) => byPlace(a.range, b.range));
  return { facts, body: { tree, ...written }, diagnostics };
}

function parse(page: PageInWork, { syntax }: SitePlugins): MdastRoot {
  const { root, problems } = parseMarkdown(page.text, syntax);
  reportContainers(problems, page);
  return root;
}

async function finishTree(cleaned: Root, page: PageInWork, plugins: SitePlugins): Promise<Root> {
  const safe = sanitize(cleaned, SCHEMA);
  const tree: Root = safe.type === 'root' ? safe : { type: 'root', children: [] };
  nameCheckboxes(tree);
  fillSlots(tree, page);
  const finished = await plugins.onHtml(tree, page);
  if (page.input.options.marksLines) markLines(finished);
  dropPositions(finished);
  return finished;
}

interface AnchorSources {
  readonly tree: Root;
  readonly placed: ReadonlyMap<unknown, Placed>;
  readonly titleId: string | undefined;
}

function anchorsOf(page: PageInWork, { tree, placed, titleId }: AnchorSources): string[] {
  const own = titleId === undefined ? [] : [titleId];
  const ids = [...own, ...collectIds(tree), ...demoIds(placed), ...lineIdsOf(page.slots)];
  return [...new Set(ids)];
}

const demoIds = (placed: ReadonlyMap<unknown, Placed>) =>
  [...placed.values()].flatMap((one) => (one.kind === 'demo' ? [one.demo.id] : []));

function placements(
  placed: ReadonlyMap<unknown, Placed>,
  sources: readonly DemoSource[],
): Pick<PageFacts, 'demos' | 'demoLinks' | 'components'> {
  const all = [...placed.values()];
  const names = all.flatMap((one) => (one.kind === 'component' ? [one.name] : []));
  const links = demoLinks(sources);
  return {
    demos: all.flatMap((one) => (one.kind === 'demo' ? [one.placement] : [])),
    ...(links.length > 0 && { demoLinks: links }),
    components: [...new Set(names)],
  };
}

const byPlace = (a: Range | undefined, b: Range | undefined) =>
  a && b ? a.start.line - b.start.line || a.start.column - b.start.column : 0;

/** What was left out of the page is no reference of it. */
const isFit = ({ href, kind }: PageReference) => isAllowedUrl(href, kind);

/** A page of which nothing can be said but why. */
export const failedPage = (input: CompileInput, ...diagnostics: Diagnostic[]): CompiledPage => ({
  facts: {
    title: input.title || input.fallbackTitle,
    description: input.description ?? '',
    headings: [],
    anchors: [],
    references: [],
    demos: [],
    components: [],
  },
  body: { tree: { type: 'root', children: [] }, markdown: '' },
  diagnostics,
});
