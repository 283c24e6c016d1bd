import type { PagePayload } from '../../../runtime/contract/payload.ts';
import type { PageView, SiteData } from '../../../runtime/contract/theme.ts';
import type { Assets, OutputFile } from '../../model/assets.ts';
import { isStaticComponent } from '../../model/assets.ts';
import type { Diagnostic, Outcome, Place } from '../../model/diagnostic.ts';
import type { DemoCode, CompiledPage } from '../../model/page.ts';
import type { Store } from '../../model/host.ts';
import { hasFile, isFallback } from '../../model/page.ts';
import { contentKey } from '../../model/site.ts';
import { addressHref, addressesOf, outputsOf } from '../../render/view/addresses.ts';
import type { AddressBook } from '../../render/view/addresses.ts';
import { variantIsland } from '../../render/placements.ts';
import { renderStep } from '../../render/render.ts';
import type { RenderFailure, RenderInput } from '../../render/render-input.ts';
import type { ViewSettings } from '../../render/view/settings.ts';
import { shellTexts } from '../../render/view/texts.ts';
import { viewOf } from '../../render/view/view.ts';
import { demoClientOnly, demoRenderFailed } from '../../report/catalogue/demo/demo-code.ts';
import { themeThrew } from '../../report/catalogue/site/config.ts';
import type { KeptPage } from './compile-pages.ts';
import type { Policies } from '../files/policy.ts';
import { headOf } from './page-head.ts';
import { stopped } from './compile-pages.ts';
import type { SiteInput } from '../site-input.ts';

/** What all pages of a site are rendered with. */
export interface RenderContext {
  readonly book: AddressBook;
  readonly settings: ViewSettings;
  readonly assets: Assets;
  readonly sidebarOf: (page: KeptPage['page']) => RenderInput['sidebar'];
  readonly projectsOf: (page: KeptPage['page']) => RenderInput['projects'];
  /** Absent where no page needs it. */
  readonly data?: SiteData | undefined;
  /** The theme that says why it threw in whole sentences. */
  readonly outspoken: () => Promise<Pick<Assets, 'server' | 'serverHash'> | undefined>;
  readonly policies: Policies;
}

/** Renders one compiled page. A demo that throws is told at its directive, and the page is rendered without it. */
export async function renderPage(
  input: SiteInput,
  kept: KeptPage,
  context: RenderContext,
): Promise<Outcome<readonly OutputFile[]>> {
  const { host } = input;
  try {
    const statics = staticsOf(input, kept, context);
    const whole = {
      ...renderInput(kept, await storedTexts(host.store, kept), context),
      isKept: input.dryRun?.pages !== false,
      ...(statics && { statics }),
    };
    const { value } = await host.run(renderStep, whole);
    const failures = await inWords(value.failures, () => outspokenFailure(host, whole, context));
    return { value: value.files, diagnostics: failures.map((failure) => failed(kept, failure)) };
  } catch (error) {
    return { value: [], diagnostics: stopped(error, kept.page.source.file, input) };
  }
}

/** The long parts of a page, which are not held in memory. */
async function storedTexts(
  store: Store,
  { page, bodyKey, codeKey }: KeptPage,
): Promise<Pick<RenderInput, 'body' | 'demoCode'>> {
  const compiled = await store.get<CompiledPage>(bodyKey);
  const byDemo = codeKey === undefined ? undefined : await store.get<DemoCode>(codeKey);
  if (!compiled || (codeKey !== undefined && !byDemo)) {
    throw new Error(`What was made of ${page.pathname} is not in the store`);
  }
  const demoCode = codeKey !== undefined && byDemo ? { key: codeKey, byDemo } : undefined;
  return { body: compiled.body, ...(demoCode && { demoCode }) };
}

/** The failures, that of the theme as `outspoken` tells it if it does. */
const inWords = (
  failures: readonly RenderFailure[],
  outspoken: () => Promise<RenderFailure | undefined>,
): Promise<readonly RenderFailure[]> =>
  Promise.all(
    failures.map(async (failure) =>
      failure.kind === 'theme' ? ((await outspoken()) ?? failure) : failure,
    ),
  );

/** How the theme fails without the page's own code, where libraries say their errors in words. */
async function outspokenFailure(
  host: SiteInput['host'],
  input: RenderInput,
  { outspoken, assets }: RenderContext,
): Promise<RenderFailure | undefined> {
  const server = await outspoken();
  if (!server) return undefined;
  const wordy = { ...input, assets: { ...commonAssets(assets), ...server } };
  const { value } = await host.run(renderStep, wordy);
  return value.failures.find(({ kind }) => kind === 'theme');
}

/** Only pages that show something of the site's data depend on it. */
function staticsOf(
  { config: { components } }: SiteInput,
  { page, facts }: KeptPage,
  { book, data }: RenderContext,
): RenderInput['statics'] {
  const names = facts.components.filter((name) => isStaticComponent(components[name]));
  if (!data || names.length === 0) return undefined;
  const versions = data.versions.map(({ href, ...version }) => ({
    ...version,
    ...(href !== undefined && { href: addressHref(book, href, page.language) }),
  }));
  return { names, data: { ...data, versions } };
}

function renderInput(
  { page, facts, bodyKey }: KeptPage,
  texts: Pick<RenderInput, 'body' | 'demoCode'>,
  { book, settings, assets, policies, sidebarOf, projectsOf }: RenderContext,
): Omit<RenderInput, 'isKept'> {
  const view = viewOf(book, settings, { page, facts });
  const outputs = outputsOf(book.site, page);
  return {
    output: outputs.html,
    ...(!isFallback(page) && { markdownOutput: outputs.markdown }),
    ...texts,
    bodyKey,
    demos: facts.demos,
    components: facts.components,
    view,
    sidebar: sidebarOf(page),
    addresses: addressesOf(book, page, facts),
    sources: sourcesOf(page, settings),
    projects: projectsOf(page),
    assets: assetsOf(page, assets),
    head: {
      ...headOf(book, settings, page),
      policy: policies.ofPage({
        hasDemos: page.demos.length > 0,
        hasComponents: facts.components.length > 0,
      }),
    },
    framePolicy: policies.ofDemoFrame,
    payload: {
      ...payloadOf(page, view),
      ...modulesPayload(page, assets),
      ...demoPayload(facts, { assets, settings }),
    },
    english: shellTexts(book.site, 'en'),
  };
}

/** What a page is rendered with of all code: what all pages share, and its own. */
function assetsOf(page: KeptPage['page'], assets: Assets): RenderInput['assets'] {
  const code = assets.pages.get(contentKey(page));
  return { ...commonAssets(assets), ...(code && { code }) };
}

function commonAssets(assets: Assets): RenderInput['assets'] {
  const { server, serverHash, headScript, sidebarScript, entry, shell, styles, fonts } = assets;
  return {
    ...{ server, serverHash, headScript, sidebarScript, entry, styles, fonts },
    ...(shell !== undefined && { shell }),
  };
}

const payloadOf = (page: KeptPage['page'], view: PageView): RenderInput['payload'] => ({
  pathname: page.pathname,
  userLanguage: page.language,
  productId: page.product ?? 'null',
  productCategoryId: page.category ?? 'null',
  markdown: view.markdownUrl ?? '',
  home: view.site.home,
  storagePrefix: view.site.storagePrefix,
  codeStyles: view.site.codeStyles,
});

/** What scripts have to know on a page with islands. */
function modulesPayload(page: KeptPage['page'], assets: Assets): Pick<PagePayload, 'modules'> {
  const modules = assets.pages.get(contentKey(page))?.shared ?? [];
  return modules.length > 0 ? { modules } : {};
}

/** What scripts have to know on a page with demos. */
function demoPayload(
  { demos }: KeptPage['facts'],
  { assets, settings }: Pick<RenderContext, 'assets' | 'settings'>,
): Pick<PagePayload, 'packages' | 'issues'> {
  const { packages } = assets;
  const { repository } = settings;
  if (demos.length === 0) return {};
  const isEdited = demos.some(({ options }) => !options.disableLiveEdit);
  return {
    ...(packages !== undefined && isEdited && { packages }),
    ...(repository !== undefined && { issues: `${repository}/issues/new` }),
  };
}

function sourcesOf(
  { demos }: KeptPage['page'],
  { repository, branch }: ViewSettings,
): Record<string, string> {
  if (repository === undefined) return {};
  return Object.fromEntries(
    demos.flatMap(({ id, variants }) =>
      variants.map(({ style, module }, index) => [
        index === 0 ? id : variantIsland(id, style ?? ''),
        `${repository}/blob/${branch}/${module}`,
      ]),
    ),
  );
}

function failed({ page, facts }: KeptPage, failure: RenderFailure): Diagnostic {
  const { file, directives } = page.source;
  if (failure.kind === 'theme') {
    const own = hasFile(page) ? file : undefined;
    return themeThrew(page.pathname, failure.message, own);
  }
  const { kind, index, message, needs } = failure;
  const component = directives.filter((directive) => directive.kind === 'component')[index];
  const demo = facts.demos[index];
  const found = kind === 'demo' ? demo && { name: demo.demo, range: demo.range } : component;
  const place: Place = { file, ...(found && { range: found.range }) };
  const name = found?.name ?? kind;
  return needs === undefined
    ? demoRenderFailed(name, message, place)
    : demoClientOnly(name, needs, place);
}
