import type { Root } from 'hast';
import type { Nodes, Root as MdastRoot } from 'mdast';
import { sanitize } from 'hast-util-sanitize';
import { type Pluggable, unified } from 'unified';
import type { Node, Point, Position } from 'unist';
import { createCache } from '../model/collections.ts';
import { closesFence, openingFence } from '../model/markdown.ts';
import { LostModule, errorLocation, importModule } from '../model/code/modules.ts';
import type { CompiledPage, PageFacts } from '../model/page.ts';
import { type IndexedPage, indexPage } from '../search/index-page.ts';
import type { CompileInput } from './input.ts';
import { compareLocations, hasTrait, report } from '../report/catalogue.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { includeCode } from './code/code-block.ts';
import { demoLinks } from './code/demo-sources.ts';
import { isAllowedUrl, SANITIZER_SCHEMA } from './html/allow-list.ts';
import { cleanTree } from './html/clean.ts';
import {
  addDemoIds,
  addOldIds,
  collectIds,
  dropPositions,
  elementBelow,
  markLines,
  fillSlots,
  toHast,
} from './html/to-hast.ts';
import { finishElements } from './html/finish-elements.ts';
import { nameHtmlHeadings } from './html/html-headings.ts';
import {
  tagLocation,
  type CompilingPage,
  blankFrontMatter,
  nodeLocation,
  openPage,
} from './page.ts';
import {
  collectHtmlReferences,
  collectReferences,
  collectPropMentions,
} from './markdown/references.ts';
import { checkLimits } from './limits.ts';
import {
  type PlacedDirectives,
  convertAlerts,
  readDirectives,
  reportContainers,
} from './markdown/directives.ts';
import { nameHeadings, readHtmlTitle, takeTitleBlock } from './markdown/headings.ts';
import { markdownCopy } from './markdown/markdown-copy.ts';
import { readOtherSyntax } from './markdown/other-generators.ts';
import { readRawHtml } from './markdown/raw-html.ts';
import { groupTabs, makePackageTabs } from './markdown/tabs.ts';
import { parseMarkdown } from './syntax/parse.ts';
import { errorMessage, oneLine, withLocation } from '../model/text.ts';

/** Compiles a page, with its part of the search index. */
export async function compile(input: CompileInput): Promise<IndexedPage> {
  const compiled = await compileOrReport(input);
  const { search, language } = input;
  const { facts, body } = compiled;
  const { title, description } = facts;
  const written = { parts: [], isTab: false, language, title, description };
  return {
    ...compiled,
    index: search ? indexPage({ ...written, ...search, tree: body.tree }) : null,
  };
}

async function compileOrReport(input: CompileInput): Promise<CompiledPage> {
  const { file, options } = input;
  const { text, start } = blankFrontMatter(input.text);
  const page = openPage(input, text);
  try {
    return await compilePage(page, start, await loadPluginsOnce(options.pluginModules));
  } catch (error) {
    // The parser or a recursive plugin overflowed the stack.
    if (error instanceof RangeError) {
      const values = { limit: options.limits.nesting };
      return failedPage(input, report('markdown/too-deep', { file }, values));
    }
    if (!(error instanceof PluginFailure)) throw error;
    const { cause, message } = error;
    // `file.fail(reason, node)` gives a location on the page.
    const [place, reason] = isPluginMessage(cause)
      ? [messagePlace(page, cause), messageText(cause)]
      : [{ file }, withLocation(message, await errorLocation(cause, options.pluginModules))];
    const messages = page.diagnostics.filter(({ code }) => code === 'markdown/plugin-message');
    return failedPage(input, report('markdown/plugin-failed', place, { reason }), ...messages);
  }
}

const loadedPlugins = createCache<Promise<SitePlugins>>(Infinity);

const loadPluginsOnce = (modules: readonly string[]) =>
  loadedPlugins(modules.join('\n'), () => loadPlugins(modules).catch(fail));

/** Maximum number of nested elements per level of Markdown, such as a list and its item. */
const ELEMENTS_PER_LEVEL = 3;

/** Compiles one page. Throws a `RangeError` if the parser overflows the stack. */
async function compilePage(
  page: CompilingPage,
  start: number,
  plugins: SitePlugins,
): Promise<CompiledPage> {
  const { input, text } = page;
  const { options, demos } = input;
  const tooMuch = checkLimits(page, options.limits);
  if (tooMuch) return failedPage(input, tooMuch);
  const { root, problems } = parseMarkdown(text, plugins.syntax);
  reportContainers(problems, page);
  includeCode(root, page);
  const content = readMarkdown(await runPlugins(plugins.remark, root, page), page);
  const { title, description, placed, named, propMentions } = content;
  const parsed = toHast(content.root, page, placed);
  const maxDepth = options.limits.nesting * ELEMENTS_PER_LEVEL;
  const deep = elementBelow(parsed, maxDepth);
  if (deep) {
    const place = tagLocation(deep, page);
    return failedPage(input, report('markdown/too-deep', place, { limit: maxDepth }));
  }
  const cleaned = cleanTree(parsed, page);
  const headings = nameHtmlHeadings(cleaned, page, named.headings);
  const references = [...content.references, ...collectHtmlReferences(cleaned, page)];
  const copy = markdownCopy({ ...content, references, start }, page);
  const tree = await finishTree(cleaned, page, plugins);
  const links = await demoLinks(demos);
  const fenceLines = linesInHtmlFences(page);
  const isInFence = ({ range }: Pick<Diagnostic, 'range'>) => fenceLines.has(range?.start.line);
  const facts: PageFacts = {
    title,
    description,
    summary: description || startOfText(content.root),
    ...named,
    headings,
    anchors: [...new Set([named.titleId ?? [], collectIds(tree), page.lineIds].flat())],
    // Addresses that were removed from the page are not references.
    references: references
      .filter((reference) => isAllowedUrl(reference.href, reference.kind) && !isInFence(reference))
      .sort(compareLocations),
    ...(input.isPost && { words: wordCount(copy.markdown) }),
    ...placementsOf(placed),
    ...(links.length > 0 && { demoLinks: links }),
    ...(propMentions.length > 0 && { propMentions }),
  };
  const diagnostics = withoutFollowUps(page.diagnostics, isInFence).sort(compareLocations);
  return { facts, body: { tree, ...copy }, diagnostics };
}

function readMarkdown(root: MdastRoot, page: CompilingPage) {
  const { input } = page;
  // First, because imports may precede the title.
  const removed = readOtherSyntax(root, page);
  readHtmlTitle(root);
  // Before the others, because the title and the lead are not in the body.
  const titleBlock = takeTitleBlock(root, page);
  const title = titleBlock.title || input.title || input.fallbackTitle;
  const description = input.description ?? titleBlock.description ?? '';
  // Before any node is replaced, because both need the nodes that the author wrote.
  const references = collectReferences(root, page);
  const propMentions = collectPropMentions(root, page);
  convertAlerts(root);
  // Tabs by authors first: npm fences inside them must be reported, not converted.
  groupTabs(root, page);
  makePackageTabs(root, page);
  // Before headings, because unknown tags become text in them.
  readRawHtml(root, page, titleBlock.heading);
  const named = nameHeadings(root, page, titleBlock);
  // After headings, because demo labels use heading text without `{#id}`.
  const placed = readDirectives(root, page, title);
  return { root, removed, titleBlock, title, description, references, propMentions, named, placed };
}

async function finishTree(cleaned: Root, page: CompilingPage, plugins: SitePlugins): Promise<Root> {
  // Raw HTML is checked a second time, with an independent sanitizer.
  const tree = page.hasHtml ? (sanitize(cleaned, SANITIZER_SCHEMA) as Root) : cleaned;
  finishElements(tree, page.input.language);
  // Before the site's plugins, which may also change theme elements.
  fillSlots(tree, page);
  const finished = await runPlugins(plugins.rehype, tree, page);
  // After the site's plugins, and before positions are dropped, because lines are read from them.
  if (page.input.options.marksLines) markLines(finished);
  addDemoIds(finished);
  addOldIds(finished, page.input.anchors);
  dropPositions(finished);
  return finished;
}

/** Removes findings that follow from a code fence within HTML or from an unclosed container. */
function withoutFollowUps(
  diagnostics: readonly Diagnostic[],
  isInFence: (found: Diagnostic) => boolean,
): Diagnostic[] {
  const lineOf = ({ range }: Diagnostic) => range?.start.line ?? 0;
  const unclosed = diagnostics.filter(({ code }) => code === 'markdown/unclosed-container');
  const firstUnclosed = Math.min(...unclosed.map(lineOf));
  return diagnostics.filter((found) => {
    if (hasTrait(found.code, 'followsCodeFence') && isInFence(found)) return false;
    return !hasTrait(found.code, 'followsUnclosedContainer') || lineOf(found) < firstUnclosed;
  });
}

/** Returns the lines in code fences that are reported as part of HTML. */
function linesInHtmlFences({ diagnostics, text }: CompilingPage): ReadonlySet<number | undefined> {
  const found = diagnostics.filter(({ code }) => code === 'html/code-fence');
  const lines = new Set<number | undefined>();
  if (found.length === 0) return lines;
  const fenceLines = new Set(found.map(({ range }) => range?.start.line));
  let open: { readonly fence: string; readonly line: number } | undefined;
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1;
    const fence = open || !fenceLines.has(line) ? undefined : openingFence(written);
    if (fence !== undefined) open = { fence, line };
    else if (open && closesFence(written, open.fence)) {
      // Code that is never closed could be the rest of the page.
      for (let inside = open.line + 1; inside <= line; inside++) lines.add(inside);
      open = undefined;
    }
  }
  return lines;
}

/** Characters that search engines show of a description. */
const SUMMARY_LENGTH = 160;

/** Returns the start of the first paragraph with text, in whole words. */
function startOfText(root: MdastRoot): string {
  for (const node of root.children) {
    if (node.type !== 'paragraph') continue;
    const text = oneLine(textWithSpaces(node));
    // Components of other generators are text: `<TeamPage />`.
    if (/^(?:<.*>)?$/.test(text)) continue;
    const start = [...text].slice(0, SUMMARY_LENGTH).join('');
    // Text without spaces between words, such as Chinese, is cut anywhere.
    return start === text ? text : `${start.replace(/\s+\S{0,30}$/, '')}…`;
  }
  return '';
}

/** Returns the text of a node, with spaces in place of line breaks. */
function textWithSpaces(node: Nodes): string {
  if ('children' in node) return node.children.map(textWithSpaces).join('');
  if (node.type === 'html') return /^<br\b/i.test(node.value) ? ' ' : '';
  if (node.type === 'break') return ' ';
  return 'value' in node ? node.value : '';
}

/** Counts words. Each character of a script without spaces between words counts as half a word. */
function wordCount(text: string): number {
  const unspaced = text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/gu)?.length ?? 0;
  return Math.round((text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + unspaced / 2);
}

function placementsOf(placed: PlacedDirectives): Pick<PageFacts, 'demos' | 'components'> {
  const all = [...placed.values()];
  return {
    demos: all.flatMap((directive) => (directive.kind === 'demo' ? directive.placement : [])),
    components: all.flatMap((directive) =>
      directive.kind === 'component' ? { name: directive.name, props: directive.props } : [],
    ),
  };
}

const failedPage = (input: CompileInput, ...diagnostics: Diagnostic[]): CompiledPage => ({
  facts: {
    title: input.title || input.fallbackTitle,
    description: input.description ?? '',
    summary: input.description ?? '',
    headings: [],
    anchors: [],
    references: [],
    demos: [],
    components: [],
  },
  body: { tree: { type: 'root', children: [] }, markdown: '' },
  diagnostics: diagnostics.sort(compareLocations),
});

/** Error of a plugin that threw or did not load. The message is the plugin's own. */
class PluginFailure extends Error {
  override readonly name = 'PluginFailure';
}

function fail(cause: unknown): never {
  if (cause instanceof LostModule) throw cause;
  throw new PluginFailure(errorMessage(cause), { cause });
}

interface PluginModule {
  readonly remarkPlugins?: readonly Pluggable[];
  readonly rehypePlugins?: readonly Pluggable[];
}

type SitePlugins = Awaited<ReturnType<typeof loadPlugins>>;

async function loadPlugins(modules: readonly string[]) {
  const loaded = await Promise.all(modules.map((path) => importModule<PluginModule>(path)));
  const remark = loaded.flatMap((module) => module.remarkPlugins ?? []);
  const rehype = loaded.flatMap((module) => module.rehypePlugins ?? []);
  const processor = unified()
    .use([...remark])
    .freeze();
  // Plugins that add syntax to the parser may need all others.
  return { remark, rehype, syntax: 'micromarkExtensions' in processor.data() ? remark : [] };
}

async function runPlugins<Tree extends MdastRoot | Root>(
  plugins: readonly Pluggable[],
  tree: Tree,
  page: CompilingPage,
): Promise<Tree> {
  if (plugins.length === 0) return tree;
  let messages: readonly (Error & PluginMessage)[] = [];
  // The library returns no file after an error.
  const rememberMessages = () => (_tree: Node, file: { readonly messages: typeof messages }) => {
    messages = file.messages;
  };
  let failure: unknown;
  try {
    const chain = unified().use([rememberMessages, ...plugins]);
    const result = await chain.run(tree, { value: page.text, path: page.file });
    return result as unknown as Tree;
  } catch (error) {
    failure = error;
    return fail(error);
  } finally {
    for (const message of messages.filter((other) => other !== failure)) {
      const values = { reason: messageText(message) };
      page.report('markdown/plugin-message', messagePlace(page, message), values);
    }
  }
}

/** A message of a plugin with a location on the page, from `file.message` or `file.fail`. */
interface PluginMessage {
  readonly reason: string;
  readonly place?: Position | Point | undefined;
  readonly source?: string | undefined;
  readonly ruleId?: string | undefined;
}

const isPluginMessage = (error: unknown): error is PluginMessage =>
  error instanceof Error && 'reason' in error && 'place' in error;

const messagePlace = (page: Pick<CompilingPage, 'file'>, { place }: PluginMessage): Place =>
  nodeLocation(page, place && ('start' in place ? place : { start: place, end: place }));

const messageText = ({ reason, source, ruleId }: PluginMessage) => {
  const name = [source, ruleId].filter(Boolean).join(':');
  return name === '' ? reason : `${reason} (${name})`;
};
