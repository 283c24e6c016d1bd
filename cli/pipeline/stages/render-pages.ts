import type { PagePayload } from '../../../runtime/contract/payload.ts';
import type { Assets } from '../../model/assets.ts';
import type { Diagnostic, Outcome, Place } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { CompiledPage } from '../../model/page.ts';
import { pageKey } from '../../model/site.ts';
import { addressesOf, outputsOf, siteHref } from '../../render/view/addresses.ts';
import type { AddressBook } from '../../render/view/addresses.ts';
import { variantIsland } from '../../render/placements.ts';
import { renderStep } from '../../render/render.ts';
import type { RenderFailure, RenderInput } from '../../render/render-input.ts';
import { viewOf } from '../../render/view/view.ts';
import type { ViewSettings } from '../../render/view/view.ts';
import { demoRenderFailed } from '../../report/catalogue/content/demo-code.ts';
import { themeThrew } from '../../report/catalogue/site/config.ts';
import { BUILT_IN_NOT_FOUND } from '../not-found.ts';
import type { KeptPage } from './compile-pages.ts';
import { stopped } from './compile-pages.ts';
import type { SiteInput } from '../site-input.ts';

/** What all pages of a site are rendered with. */
export interface RenderContext {
  readonly book: AddressBook;
  readonly settings: ViewSettings;
  readonly assets: Assets;
  readonly sidebarOf: (page: KeptPage['page']) => RenderInput['sidebar'];
}

/** Renders one compiled page. A demo that throws is told at its directive, and the page is rendered without it. */
export async function renderPage(
  { host }: SiteInput,
  kept: KeptPage,
  context: RenderContext,
): Promise<Outcome<readonly OutputFile[]>> {
  const compiled = await host.store.get<CompiledPage>(kept.bodyKey);
  if (!compiled) throw new Error(`The body of ${kept.page.pathname} is not in the store`);
  try {
    const { value } = await host.run(renderStep, renderInput(kept, compiled, context));
    return {
      value: value.files,
      diagnostics: value.failures.map((failure) => failed(kept, failure)),
    };
  } catch (error) {
    return { value: [], diagnostics: stopped(error, kept.page.source.file) };
  }
}

function renderInput(
  { page, facts, bodyKey }: KeptPage,
  { body }: CompiledPage,
  { book, settings, assets, sidebarOf }: RenderContext,
): RenderInput {
  const view = viewOf(book, settings, { page, facts });
  const outputs = outputsOf(book.site, page);
  const code = assets.pages.get(pageKey(page.language, page.pathname));
  const { server, serverHash, headScript, entry, styles, fonts } = assets;
  return {
    output: outputs.html,
    markdownOutput: outputs.markdown,
    body,
    bodyKey,
    demos: facts.demos,
    components: facts.components,
    unseen: unseenOf(page, facts),
    view,
    sidebar: sidebarOf(page),
    addresses: addressesOf(book, page, facts),
    sources: sourcesOf(page, settings),
    assets: { server, serverHash, headScript, entry, styles, fonts, ...(code && { code }) },
    head: headOf(book, settings, page),
    payload: payloadOf(page, view.markdownUrl ?? '', settings),
  };
}

/** The style variants that the page does not show, each with the first place of its demo. */
const unseenOf = ({ demos }: KeptPage['page'], facts: KeptPage['facts']): RenderInput['unseen'] =>
  demos.flatMap(({ id, variants: [, ...others] }) => {
    const demo = facts.demos.findIndex((placement) => placement.demo === id);
    return demo < 0
      ? []
      : others.map(({ style }) => ({ name: variantIsland(id, style ?? ''), demo }));
  });

function headOf(
  book: AddressBook,
  settings: ViewSettings,
  page: KeptPage['page'],
): RenderInput['head'] {
  const { site } = book;
  const product = site.products.find(({ id }) => id === page.product);
  const absolute = (language: string) =>
    settings.url.replace(/\/$/, '') + siteHref(book, page.pathname, language);
  const languages = site.routing.languages.filter((language) =>
    site.pageByKey.has(pageKey(language, page.pathname)),
  );
  const usual = site.publicFiles.has('/favicon.svg') ? '/favicon.svg' : undefined;
  const favicon = settings.brand.favicon ?? usual;
  return {
    title: `${page.title} - ${product?.name ?? settings.name}`,
    canonical: absolute(page.language),
    alternates:
      languages.length > 1
        ? languages.map((language) => ({ language, href: absolute(language) }))
        : [],
    ...(favicon !== undefined && { favicon: `${book.base}${favicon.replace(/^\//, '')}` }),
    hidden: page.pathname === '/404/',
  };
}

const payloadOf = (
  page: KeptPage['page'],
  markdown: string,
  settings: ViewSettings,
): PagePayload => ({
  pathname: page.pathname,
  userLanguage: page.language,
  productId: page.product ?? 'null',
  productCategoryId: page.category ?? 'null',
  markdown,
  storagePrefix: settings.storagePrefix,
  texts: {},
});

function sourcesOf(
  { demos }: KeptPage['page'],
  { repository, branch }: ViewSettings,
): Record<string, string> {
  if (repository === undefined) return {};
  return Object.fromEntries(
    demos.map(({ id, variants }) => [id, `${repository}/blob/${branch}/${variants[0].module}`]),
  );
}

function failed({ page, facts }: KeptPage, failure: RenderFailure): Diagnostic {
  const { file, directives } = page.source;
  if (failure.kind === 'theme') {
    const own = file === BUILT_IN_NOT_FOUND ? undefined : file;
    return themeThrew(page.pathname, failure.message, own);
  }
  const { kind, index, message } = failure;
  const component = directives.filter((directive) => directive.kind === 'component')[index];
  const demo = facts.demos[index];
  const found = kind === 'demo' ? demo && { name: demo.demo, range: demo.range } : component;
  const place: Place = { file, ...(found && { range: found.range }) };
  return demoRenderFailed(found?.name ?? kind, message, place);
}
