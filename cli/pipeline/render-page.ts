import { isStaticComponent, variantsByIsland, type OutputFile } from '../model/code/assets.ts';
import { asyncComponent, noDefaultExport } from '../../runtime/contract/errors.ts';
import type { PageView, SiteData } from '../../runtime/contract/view.ts';
import type { Diagnostic, Outcome, Place } from '../model/diagnostic.ts';
import type { Host } from '../model/host.ts';
import { hasFile, isFallback, isUnlisted, type Page } from '../model/page.ts';
import { issuesUrl, toPathname } from '../model/paths.ts';
import { contentKey, translationsOf } from '../model/site.ts';
import {
  absoluteHref,
  addressHref,
  withAddress,
  referenceAddresses,
  outputsOf,
  previewImageOf,
  type AddressBook,
} from '../render/view/addresses.ts';
import type { RenderFailure, RenderInput, RenderRequest } from '../render/render-input.ts';
import { sidebarStep } from '../render/sidebar.ts';
import {
  shellTexts,
  type ViewSettings,
  localeOf,
  latestVersionOf,
  versionViewsOf,
} from '../render/view/site-view.ts';
import { sourceUrl, viewOf } from '../render/view/view.ts';
import { stoppedTask } from './compile-pages.ts';
import { type PageTexts, renderRequest, storedTexts, type StoredPage } from './make-page.ts';
import type { PageSidebar } from './sidebars.ts';
import type { SiteContext } from './site-context.ts';
import type { SiteInput } from './site-input.ts';
import { report } from '../report/catalogue.ts';
import { withLocation } from '../model/text.ts';

/** Renders a compiled page. Reports a demo that throws, and renders the page without it. */
export async function renderPage(
  input: SiteInput,
  stored: StoredPage,
  context: SiteContext,
): Promise<Outcome<readonly OutputFile[]>> {
  const { host } = input;
  try {
    const { book, settings, firstStyles } = context;
    const sidebar = await context.sidebarOf(stored.page);
    const texts = await storedTexts(host.store, stored);
    const own = previewImageOf(book, stored.page, settings.url);
    const card = own ? undefined : await context.drawCard?.(stored);
    const statics = staticsOf(input, stored, context);
    const request: RenderRequest = {
      ...requestOf(stored, { sidebar, image: own ?? card?.image }, context),
      ...texts,
      ...(statics && { statics }),
      needsFiles: input.dryRun?.keepsPages !== false,
    };
    const rendered = await renderRequest(host, request, { sidebar, firstStyles });
    const { files, paths, failures } = rendered;
    const explained = await host.each(failures, async (failure) =>
      failure.kind === 'theme'
        ? ((await verboseFailure(host, request, { sidebar, context })) ?? failure)
        : failure,
    );
    await input.buildLog?.addPage({
      ...stored,
      site: book.site,
      request,
      sidebar,
      paths,
      failures,
    });
    return {
      value: [...files, ...(card ? [card.file] : [])],
      diagnostics: explained.map((problem) => diagnosticOf(stored, problem)),
    };
  } catch (error) {
    return { value: [], diagnostics: stoppedTask(error, stored.page.source.file, input) };
  }
}

/** Renders the page again with development libraries, for a readable error of the theme. */
async function verboseFailure(
  host: Host,
  request: RenderRequest,
  { sidebar, context }: { readonly sidebar: PageSidebar; readonly context: SiteContext },
): Promise<RenderFailure | undefined> {
  const server = await context.verboseTheme();
  if (!server) return undefined;
  const assets = { ...context.assets.common, ...server };
  const { shared } = sidebar;
  const rendered = (await host.run(sidebarStep, { ...shared, assets: server })).value;
  const again = { sidebar: { ...sidebar, rendered }, firstStyles: new Set<string>() };
  const page = await renderRequest(host, { ...request, assets }, again);
  return page.failures.find(({ kind }) => kind === 'theme');
}

/** Returns the input of static components. Undefined for pages without any. */
function staticsOf(
  { config: { components } }: SiteInput,
  { page, facts }: StoredPage,
  { book, data }: SiteContext,
): RenderInput['statics'] {
  const names = facts.components.flatMap(({ name }) =>
    isStaticComponent(components[name]) ? name : [],
  );
  if (!data || names.length === 0) return undefined;
  const versions = data.versions.map((version) => withAddress(book, version, page.language));
  return { names, data: { ...data, versions, pages: listedPages(book, page.language) } };
}

const listedPages = (book: AddressBook, language: string): SiteData['pages'] =>
  book.site.pages
    .filter((page) => page.language === language && page.kind === 'markdown' && !isUnlisted(page))
    .map(({ pathname, title, source, demos }) => ({
      pathname,
      href: addressHref(book, pathname, language),
      title,
      description: source.frontMatter.description ?? '',
      demos: demos.length,
    }));

/** Returns the input for rendering a page, except what depends on the build or is in the store. */
function requestOf(
  { page, facts }: StoredPage,
  { sidebar, image }: { readonly sidebar: PageSidebar } & Pick<RenderRequest['head'], 'image'>,
  { book, settings, tags, moved, assets, policies, projectsOf }: SiteContext,
): Omit<RenderRequest, keyof PageTexts | 'statics' | 'needsFiles'> {
  const view = viewOf(book, settings, { page, facts });
  const outputs = outputsOf(book.site, page);
  const movedHere = Object.entries(moved.get(page.pathname) ?? {}).map(
    ([id, to]) => [id, addressHref(book, to, page.language)] as const,
  );
  const code = assets.pages.get(contentKey(page));
  const { packages } = assets;
  const isEditable = facts.demos.some(({ options }) => !options.disableLiveEdit);
  return {
    output: outputs.html,
    trailingSlash: book.site.routing.trailingSlash,
    ...(!isFallback(page) && { markdownOutput: outputs.markdown }),
    demos: facts.demos,
    components: facts.components,
    view,
    sidebarCss: 'css' in sidebar.rendered ? sidebar.rendered.css : '',
    sidebarNames: sidebar.names,
    addresses: referenceAddresses(book, page, facts),
    sources: sourcesOf(page, settings),
    projects: projectsOf(page),
    // One object for all pages without code, which the build log recognizes.
    assets: code ? { ...assets.common, code } : assets.common,
    head: {
      ...headOf({ book, settings, tags }, page),
      image,
      policy: policies.ofPage({
        hasDemos: page.demos.length > 0,
        hasComponents: facts.components.length > 0,
      }),
    },
    framePolicy: policies.ofDemoFrame,
    payload: {
      ...payloadOf(page, view),
      ...(movedHere.length > 0 && { moved: Object.fromEntries(movedHere) }),
      ...(sidebar.file !== undefined && { sidebar: sidebar.file }),
      ...(settings.repository !== undefined && {
        issues: `${issuesUrl(settings.repository)}/new`,
      }),
      ...(isEditable && packages !== undefined && { packages }),
    },
    english: shellTexts(book.site, 'en'),
  };
}

const payloadOf = (page: StoredPage['page'], view: PageView): RenderInput['payload'] => ({
  pathname: page.pathname,
  userLanguage: page.language,
  productId: page.product ?? 'null',
  productCategoryId: page.category ?? 'null',
  markdown: view.markdownUrl ?? '',
  // Must end with a slash as a prefix of addresses, even if `/zh` is served without one.
  home: toPathname(view.site.home),
  storagePrefix: view.site.storagePrefix,
  codeStyles: view.site.codeStyles,
});

function sourcesOf({ demos }: StoredPage['page'], settings: ViewSettings): Record<string, string> {
  if (settings.repository === undefined) return {};
  const variants = demos.flatMap(variantsByIsland);
  return Object.fromEntries(
    variants.map(({ island, module }) => [island, sourceUrl(settings, 'blob', module)]),
  );
}

function diagnosticOf({ page, facts }: StoredPage, failure: RenderFailure): Diagnostic {
  const { file, directives } = page.source;
  if (failure.kind === 'theme') {
    const values = { pathname: page.pathname, reason: failure.message };
    return report('config/theme-threw', hasFile(page) ? { file } : undefined, values);
  }
  const { kind, index, message, at, needs, isEmpty } = failure;
  const component = directives.filter((directive) => directive.kind === 'component')[index];
  const demo = facts.demos[index];
  const found = kind === 'demo' ? demo && { name: demo.demo, range: demo.range } : component;
  const place: Place = { file, ...(found && { range: found.range }) };
  const name = found?.name ?? kind;
  if (isEmpty) return report('demo/client-only:empty', place, { name });
  if (needs !== undefined)
    return report('demo/client-only', place, { name, needs: withLocation(`\`${needs}\``, at) });
  if (message === asyncComponent()) return report('demo/render-failed:async', place, { name });
  if (message === noDefaultExport()) return report('demo/render-failed:component', place, { name });
  const reason = withLocation(message, at);
  const missing = /^([\w$]+) is not defined$/.exec(message)?.[1];
  if (missing !== undefined)
    return report('demo/render-failed:undefined', place, { name, reason, missing });
  const [, lacked] = /^Could not resolve "((?:@[^/"]+\/)?[^./"][^/"]*)/.exec(message) ?? [];
  if (lacked !== undefined)
    return report('demo/render-failed:package', place, { name, reason, package: lacked });
  // Libraries name the component that they miss: `ChakraProvider`, `RouterContext`.
  const code = /Provider\b|Context\b/.test(message)
    ? 'demo/render-failed:provider'
    : 'demo/render-failed';
  return report(code, place, { name, reason });
}

function headOf(
  { book, settings, tags }: Pick<SiteContext, 'book' | 'settings' | 'tags'>,
  page: Page,
): Omit<RenderInput['head'], 'policy' | 'image'> {
  const { site } = book;
  const product = site.products.find(({ id }) => id === page.product);
  const { pathname, source } = page;
  // A fallback page shows the text of the original, which is therefore the canonical page.
  const original = { pathname, language: source.language };
  const versions = versionViewsOf(settings.versions ?? [], site, original);
  const { latest, hidden } = latestVersionOf(versions);
  const own = absoluteHref(book, settings.url, original);
  const hasAlternates = !isFallback(page) && !isUnlisted(page) && latest === undefined;
  return {
    title: `${page.title} - ${product?.name ?? settings.name}`,
    canonical: latest === undefined ? own : new URL(latest, settings.url).href,
    alternates: hasAlternates ? alternatesOf(book, settings, page) : [],
    locale: localeOf(source.language),
    tags,
    hidden: hidden || isUnlisted(page),
  };
}

/** Returns the page's address in each translated language, and the default. Empty for only one. */
function alternatesOf(
  book: AddressBook,
  settings: ViewSettings,
  { pathname }: Page,
): RenderInput['head']['alternates'] {
  const languages = translationsOf(book.site, pathname);
  const [first] = languages;
  if (first === undefined || languages.length < 2) return [];
  const href = (language: string) => absoluteHref(book, settings.url, { pathname, language });
  return [
    ...languages.map((language) => ({ language, href: href(language) })),
    { language: 'x-default', href: href(first) },
  ];
}
