import { posix } from 'node:path';
import { FRAME_CLASS, HOOKS, ISLAND_TAG } from '../../runtime/contract/hooks.ts';
import {
  API_TEXTS,
  CODE_TEXTS,
  PRINT_TEXTS,
  DEMO_TEXTS,
  type Dictionary,
  type PagePayload,
  SEARCH_TEXTS,
  PAGE_TEXTS,
} from '../../runtime/contract/payload.ts';
import type { PageView, Theme } from '../../runtime/contract/theme.ts';
import { INLINE_SCRIPT, type OutputFile } from '../model/code/assets.ts';
import { createCache } from '../model/collections.ts';
import { hashedName } from '../model/files.ts';
import { asideKey, asJson, type Host, parseJsonBytes, type Step } from '../model/host.ts';
import { importModule, LostModule } from '../model/code/modules.ts';
import { toOutputPath } from '../model/paths.ts';
import {
  charactersIn,
  criticalCss,
  type FirstPaint,
  fontsWith,
  readFirstPaint,
} from './html/critical-css.ts';
import {
  type DocumentParts,
  type StyleLink,
  escapeHtml,
  htmlDocument,
  scriptJson,
  speculationRules,
  schemeRootAttributes,
  schemeMarkup,
  structuredDataOf,
} from './html/document.ts';
import {
  type IslandContext,
  islandMarkup,
  renderIslands,
  withScriptAddresses,
  failuresOf,
  type IslandPlan,
  type IslandResult,
  planIslands,
} from './islands.ts';
import { renderLayout } from './layout.ts';
import type { RenderedPage, RenderInput, RenderRequest, ServerModule } from './render-input.ts';
import { type ActiveLink, pageSidebar, SLOT_MARKUP } from './sidebar.ts';
import { errorMessage } from '../model/text.ts';

/** Selects the CSS of a first paint. `sheetModule` is the path of the module with all CSS. */
export const firstStyleStep: Step<FirstPaint & { readonly sheetModule: string }, string> = {
  name: 'first-style',
  thread: 'worker',
  version: 3,
  inputs: ({ sheetModule, names, hidden, variables }) => [sheetModule, names, hidden, variables],
  run: async ({ sheetModule, ...paint }) => criticalCss((await loadSheet(sheetModule)).css, paint),
};

export async function firstStyleFile(
  { run }: Pick<Host, 'run'>,
  { path, ...paint }: NonNullable<RenderedPage['first']>,
  sheetModule: string,
): Promise<OutputFile> {
  return { path, bytes: (await run(firstStyleStep, { sheetModule, ...paint })).value };
}

/** The style sheets of a site: `css` of all pages, and `faces` that only demos use, by family. */
interface SiteSheet {
  readonly css: string;
  readonly faces: Readonly<Record<string, string>>;
}

const loadSheet = (path: string) => importModule<SiteSheet>(path);

/** Renders one page: its document, frames, style sheets and Markdown copy. */
export const renderStep: Step<RenderRequest, RenderedPage, 'contents'> = {
  name: 'render',
  thread: 'worker',
  version: 45,
  aside: ['contents'],
  // Bodies and code are large, so their keys represent them.
  inputs: (input) => asJson({ ...input, bodyJson: undefined, demoCode: input.demoCode?.key }),
  run: ({ bodyJson, demoCode, ...input }) =>
    renderPageFiles({
      ...input,
      body: parseJsonBytes(bodyJson),
      ...(demoCode && { demoCode: { key: demoCode.key, byDemo: parseJsonBytes(demoCode.json) } }),
    }),
};

/** Renders a page in a worker and inserts the sidebar of its section. */
export async function renderFiles(
  { run, store }: Pick<Host, 'run' | 'store'>,
  request: RenderRequest,
  sidebar: ActiveLink & { readonly html: string },
): Promise<Pick<RenderedPage, 'first' | 'failures'> & { readonly files: readonly OutputFile[] }> {
  const render = async () => {
    const { key, value } = await run(renderStep, request);
    return { ...value, contents: await store.read(asideKey(key, 'contents')) };
  };
  const cached = await render();
  // Only reading an entry reveals that it is damaged. The step then runs again.
  const { files, contents, sidebarAt, ...rest } = cached.contents ? cached : await render();
  if (!contents) throw new Error(`The cache entry of ${request.output} is missing`);
  const outputs = splitContents(files, contents);
  const [document, ...others] = outputs;
  if (!document || sidebarAt === undefined) return { ...rest, files: outputs };
  const { productId } = request.payload;
  const { sidebarScript } = request.assets;
  const html = pageSidebar(sidebar.html, { ...sidebar, productId, sidebarScript });
  const { path, bytes } = document;
  const parts = [bytes.subarray(0, sidebarAt), Buffer.from(html), bytes.subarray(sidebarAt)];
  return { ...rest, files: [{ path, bytes: Buffer.concat(parts) }, ...others] };
}

function splitContents(files: RenderedPage['files'], contents: Uint8Array) {
  let end = 0;
  return files.map(({ path, length }) => {
    const start = end;
    end += length;
    return { path, bytes: contents.subarray(start, end) };
  });
}

async function renderPageFiles(input: RenderInput): Promise<RenderedPage> {
  const server = await importModule<ServerModule>(input.assets.server);
  const plan = planIslands(input);
  const collector = server.theme.collectStyles();
  const assets = createAssetFiles(input.view);
  const { sheetModule } = input.assets;
  const sheet = sheetModule ? await loadSheet(sheetModule) : undefined;
  let failures: RenderedPage['failures'] = [];
  try {
    const payload = payloadOf(input, server.theme);
    const rendered = await renderIslands(plan, input, { server, collector, payload });
    const islands = withScriptFiles(rendered, assets.add);
    failures = failuresOf(plan, islands);
    const output = pageFiles(input, { server, plan, islands, assets, collector, sheet, payload });
    return input.needsFiles ? { ...output, failures } : { files: [], contents: '', failures };
  } catch (error) {
    if (error instanceof LostModule) throw error;
    const failure = { kind: 'theme', message: errorMessage(error) } as const;
    return { files: [], contents: '', failures: [...failures, failure] };
  }
}

interface RenderContext extends IslandContext {
  readonly plan: IslandPlan;
  readonly islands: ReadonlyMap<string, IslandResult>;
  readonly assets: AssetFiles;
  /** Style sheets of the site, of which pages need a part at first. Undefined in `dev`. */
  readonly sheet: SiteSheet | undefined;
}

/** Returns the files of a page. Throws if the theme throws. */
function pageFiles(input: RenderInput, context: RenderContext): Omit<RenderedPage, 'failures'> {
  const { view, head, markdownOutput } = input;
  const { server, plan, islands, assets, payload } = context;
  const addFile = (name: string, text: string) =>
    assets.add(`${posix.basename(name).replace(/[^\w.-]+/g, '-')}.txt`, text);
  const layout = renderLayout(input, { server, plan, islands, payload, addFile });
  const code =
    layout.highlighted.length > 0 && assets.add('code.json', JSON.stringify(layout.highlighted));
  const characters = charactersIn(layout.frame);
  const styles = styleSheets(input, context, { ...layout, characters: characters.all });
  const parts: DocumentParts = {
    ...head,
    language: view.language,
    direction: view.direction,
    rootAttributes: [
      ...(view.tabs.length > 0 ? [HOOKS.pageTabs] : []),
      ...schemeRootAttributes(server.theme),
    ],
    description: view.summary,
    markdown: view.markdownUrl,
    feeds: view.feeds,
    themeColor: server.theme.themeColor,
    headScript: input.assets.headScript,
    styles: styles.links,
    demoStyles: styles.ofDemos,
    fonts: fontsWith(characters.page, input.assets.fonts),
    entry: input.assets.entry,
    payload: scriptJson({
      ...payload,
      ...(styles.ofDemos.length > 0 && { styles: styles.ofDemos }),
      ...(code !== false && { code }),
    }),
    body: layout.html,
    speculation: speculationRules(view.site.base, input.trailingSlash),
    structuredData: scriptJson(structuredDataOf(view, head.canonical)),
  };
  const [before = '', ...after] = htmlDocument(parts).split(SLOT_MARKUP);
  const frames = demoFrames(input, { ...parts, styles: styles.shared, demoStyles: [] }, context);
  const files = [
    { path: input.output, bytes: before + after.join('') },
    ...(view.markdownUrl === undefined || markdownOutput === undefined
      ? []
      : [{ path: markdownOutput, bytes: absoluteMarkdown(input, head.canonical) }]),
    ...frames,
    ...assets.files(),
  ];
  return {
    files: files.map(({ path, bytes }) => ({ path, length: Buffer.byteLength(bytes) })),
    contents: files.map(({ bytes }) => bytes).join(''),
    ...(after.length > 0 && { sidebarAt: Buffer.byteLength(before) }),
    ...(styles.first && { first: styles.first }),
  };
}

/** Cache of names with content hashes, because many pages have the same style sheets. */
const hashedNames = createCache<string>(16);

function assetFile(name: string, bytes: string, { site }: PageView) {
  const hashed = hashedNames(`${name} ${bytes}`, () => hashedName(name, bytes));
  const path = toOutputPath(`_assets/${hashed}`);
  return { file: { path, bytes }, href: `${site.base}${path}` };
}

type AssetFiles = ReturnType<typeof createAssetFiles>;

/** Collects the files that a page names, equal ones once. `add` returns the address. */
function createAssetFiles(view: PageView) {
  const files = new Map<string, ReturnType<typeof assetFile>['file']>();
  const add = (name: string, text: string) => {
    const { file, href } = assetFile(name, text, view);
    files.set(href, file);
    return href;
  };
  return {
    add,
    /** Adds a style sheet: the policy forbids style elements. */
    addStyles: (css: string) => (css === '' ? [] : [add('style.css', css)]),
    files: () => files.values(),
  };
}

function withScriptFiles(results: ReadonlyMap<string, IslandResult>, add: AssetFiles['add']) {
  const addressOf = (code: string) => add(`${INLINE_SCRIPT}.js`, code);
  return new Map(
    [...results].map(([prefix, result]) => [
      prefix,
      result.ok ? { ...result, html: withScriptAddresses(result.html, addressOf) } : result,
    ]),
  );
}

/** Returns the style sheets of a page: rules for the first paint, and others that load later. */
function styleSheets(
  { assets, view, sidebarNames }: RenderInput,
  { server, sheet, collector, islands, plan, assets: files }: RenderContext,
  layout: ReturnType<typeof renderLayout> & { readonly characters: string },
) {
  const demos = collector.css();
  const ownCss = [layout.css, demos].filter((text) => text !== '').join('\n');
  const ofFrames = assets.code?.styles ?? [];
  const isFramed = plan.islands.every(({ prefix }) => plan.frames.has(prefix));
  // Style sheets that only demos in frames import do not apply to the page.
  const imported = isFramed && plan.statics.length === 0 ? [] : ofFrames;
  const { style, fontFaces, libraryStyles } = assets;
  const atOnce = (hrefs: readonly string[]): StyleLink[] => hrefs.map((href) => ({ href }));
  const later = (hrefs: readonly string[]): StyleLink[] =>
    hrefs.map((href) => ({ href, isLater: true }));
  const ofSite = [fontFaces, style, ...Object.values(libraryStyles)];
  const shared = atOnce([...ofSite, ...ofFrames]);
  if (!sheet) {
    const links = atOnce([...ofSite, ...imported, ...files.addStyles(ownCss)]);
    return { links, shared, ofDemos: [] };
  }
  const { frame, characters, parts } = layout;
  const html = frame + schemeMarkup(server.theme);
  const shown = { html, characters, parts, own: ownCss, sidebar: sidebarNames };
  const { paint, own, rest } = readFirstPaint(sheet.css, shown);
  const first = assetFile('first.css', criticalCss(sheet.css, paint), view);
  // Without demos, a second request would take longer than the CSS that it saves.
  const [firstOwn, laterOwn] = demos === '' ? [ownCss, ''] : [own, rest];
  const isUsedIn = (text: string) => (name: string) =>
    text.includes(isFont(name) ? name : `var(${name}-`);
  const libraries = (isWanted: (name: string) => boolean) =>
    Object.entries(libraryStyles).flatMap(([name, href]) => (isWanted(name) ? [href] : []));
  // Style sheets of demos may use any variable, and so may demos that only browsers can render.
  const isAtOnce = (name: string) => imported.length > 0 && !isFont(name);
  const isOfShell = (name: string) => !isAtOnce(name) && isUsedIn(layout.css)(name);
  const isRendered = [...islands.values()].every(({ ok }) => ok);
  const hasDemos = islands.size > 0;
  const isOfDemos = (name: string) =>
    !isAtOnce(name) && !isOfShell(name) && (!isRendered || isUsedIn(demos + layout.html)(name));
  // On the first screen, text of demos should not change when they start.
  const isSeenFirst = (name: string) =>
    isFont(name) && startsWithDemo(layout.html) && isOfDemos(name);
  const seenFaces = Object.entries(sheet.faces).map(([name, css]) =>
    isSeenFirst(name) ? css : '',
  );
  return {
    links: [
      { href: first.href },
      ...later([style, ...libraries(isOfShell)]),
      ...atOnce([...libraries(isAtOnce), ...imported]),
      ...atOnce(files.addStyles(seenFaces.join('') + firstOwn)),
      ...later(files.addStyles(laterOwn)),
      // Variables restyle the whole page, so they apply before the reader can start a demo.
      ...later(libraries((name) => hasDemos && isOfDemos(name) && !isFont(name))),
    ],
    shared,
    ofDemos: libraries((name) => isOfDemos(name) && isFont(name) && !isSeenFirst(name)),
    first: { path: first.file.path, ...paint },
  };
}

/** Whether no section precedes the first demo of a page. */
const startsWithDemo = (html: string) =>
  new RegExp(`<(?:h2|${ISLAND_TAG})\\b`).exec(html)?.[0] === `<${ISLAND_TAG}`;

/** Whether library styles of demos are a font's faces rather than variables. */
const isFont = (name: string) => !name.startsWith('--');

const BROWSER_TEXTS = [PAGE_TEXTS, DEMO_TEXTS, CODE_TEXTS, PRINT_TEXTS, API_TEXTS].flatMap(
  Object.keys,
);

/** Returns the payload with the texts that scripts and islands use. */
function payloadOf(
  { payload, assets, english, view }: RenderInput,
  { browserTexts }: Theme,
): PagePayload {
  const searchTexts = view.site.hasSearch ? Object.keys(SEARCH_TEXTS) : [];
  const keys = new Set([...BROWSER_TEXTS, ...searchTexts, ...browserTexts]);
  const shown = (texts: Dictionary): Dictionary =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key)));
  const fallback = shown(english);
  const modules = assets.code?.shared ?? {};
  return {
    ...payload,
    ...(Object.keys(modules).length > 0 && { modules }),
    translations: {
      ...(Object.keys(fallback).length > 0 && { en: fallback }),
      [view.language]: shown(view.texts),
    },
  };
}

function demoFrames(
  { assets, view, framePolicy }: RenderInput,
  parts: DocumentParts,
  { server, plan, islands, assets: files }: RenderContext,
) {
  return [...plan.frames.values()].flatMap(({ island, output, title }) => {
    const result = islands.get(island.prefix);
    if (!result || !assets.code) return [];
    const { html, isFresh } = islandMarkup(result, view.texts);
    const own = files.addStyles(result.ok ? (result.css ?? '') : '');
    const attributes = `module="${escapeHtml(assets.code.client[island.name] ?? '')}" name="${escapeHtml(island.name)}" prefix="${escapeHtml(island.prefix)}"${isFresh ? ' fresh=""' : ''}`;
    // Demos of complete screens have a main landmark of their own.
    const wrapperTag = /<main\b/.test(html) ? 'div' : 'main';
    const body = `<${wrapperTag} class="${FRAME_CLASS}"><${ISLAND_TAG} ${attributes}>${html}</${ISLAND_TAG}></${wrapperTag}>`;
    const bytes = htmlDocument({
      ...parts,
      styles: [...parts.styles, ...own.map((href) => ({ href }))],
      policy: framePolicy,
      markdown: undefined,
      language: view.content.language,
      direction: view.content.direction,
      title,
      body,
      alternates: [],
      // Readers may open the demo in its own tab, which shows the icon.
      tags: parts.tags.filter(({ attributes }) => attributes['rel'] === 'icon'),
      fonts: [],
      hidden: true,
      rootAttributes: [HOOKS.frame, ...schemeRootAttributes(server.theme)],
    });
    return [{ path: output, bytes }];
  });
}

/**
 * Returns a page's Markdown with absolute addresses, since readers may not know its origin.
 * `canonical` is the page's address including the host.
 */
export function absoluteMarkdown(
  { body, addresses }: Pick<RenderInput, 'body' | 'addresses'>,
  canonical: string,
): string {
  const { markdown, markdownLinks = [] } = body;
  let reached = 0;
  const parts = markdownLinks.flatMap(({ offset, written, href }) => {
    const before = markdown.slice(reached, offset);
    reached = offset + written.length;
    const served = addresses[href]?.href;
    const isOwn = served?.startsWith('/') === true;
    if (!served || (served === href && !isOwn)) return [before, written];
    const absolute = isOwn ? new URL(served, canonical).href : served;
    // A parenthesis would end the link.
    return [before, absolute.replaceAll('(', '%28').replaceAll(')', '%29')];
  });
  return [...parts, markdown.slice(reached)].join('');
}
