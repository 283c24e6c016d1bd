import { API_WORDS } from '../api/content/sections.ts';
import type { OutputFile, Assets } from '../model/code/assets.ts';
import {
  addressQuery,
  entryQuery,
  redirectTargetQuery,
  everyEntry,
  type NavEntry,
} from '../model/nav.ts';
import type { Dictionary, Sources } from '../model/sources.ts';
import type { Coverage } from '../report/json-schema.ts';
import {
  checkMissingTexts,
  checkTextLinks,
  checkPlaceholders,
  checkTextKeys,
} from '../finish/texts.ts';
import { coverageOf } from '../finish/coverage.ts';
import {
  API_TEXTS,
  BUILD_TEXTS,
  CODE_TEXTS,
  PRINT_TEXTS,
  DEMO_TEXTS,
  SEARCH_TEXTS,
  PAGE_TEXTS,
} from '../../runtime/contract/payload.ts';
import type { SiteConfig } from '../config/schema.ts';
import { finishSite } from '../finish/finish.ts';
import type { FinishOptions, ConfigLink } from '../finish/options.ts';
import { fileStart, type Outcome } from '../model/diagnostic.ts';
import { pageKey, type Site, type FactsByPage } from '../model/site.ts';
import { checkApiPages } from './api.ts';
import type { StoredPage } from './make-page.ts';
import type { OpenSite } from './open-site.ts';
import type { SiteInput } from './site-input.ts';
import { hasFullTexts } from './services/services.ts';
import { report } from '../report/catalogue.ts';

export interface Survey extends OpenSite {
  readonly facts: FactsByPage;
}

export const factsByPage = (pages: readonly StoredPage[]): FactsByPage =>
  new Map(pages.map(({ page, facts }) => [pageKey(page.language, page.pathname), facts] as const));

/** Runs the whole-site checks and creates site files such as the sitemap. */
export function checkSite(
  input: SiteInput,
  { site, sources, facts }: Survey,
): Outcome<readonly OutputFile[]> {
  const { value, diagnostics } = finishSite(site, facts, {
    ...finishOptions(input.config),
    ...(input.isOfflineCopy && { absentFiles: [] }),
    publicTexts: sources.publicTexts,
    locate: input.locateValue,
  });
  return { value, diagnostics: [...checkApiPages(input, site, facts), ...diagnostics] };
}

/** Returns the options of the finish stage: checks and files of the whole site. */
export function finishOptions(config: SiteConfig): Omit<FinishOptions, 'publicTexts' | 'locate'> {
  const { site, redirects, features } = config;
  return {
    url: site.url.replace(/\/$/, ''),
    base: site.base,
    name: site.name,
    redirects,
    pictures: configPictures(config),
    links: configLinks(config),
    demoOrigins: [new URL(site.url).origin, ...config.demoOrigins],
    embedHosts: [new URL(site.url).host, ...config.markdown.embedHosts],
    llms: features.llms !== false,
    absentFiles: [
      ...(features.llms === false ? ['llms.txt'] : []),
      ...(hasFullTexts(config) ? [] : ['llms-full.txt']),
    ],
  };
}

/** Returns the addresses of public files that pages show as pictures. */
function configPictures({ site: { brand }, products, features: { ads } }: SiteConfig): string[] {
  const shown = [
    brand.logo,
    brand.favicon,
    ...products.map(({ logo }) => logo),
    ...(ads === false ? [] : ads.pool.map(({ img }) => img)),
  ];
  return [...new Set(shown)].flatMap((path) => (path?.startsWith('/') === true ? [path] : []));
}

/** Link rules that navigation rules cover, or that do not apply: entries need no slash. */
const NAV_RULES = ['link/no-such-page', 'link/no-such-file', 'link/moved', 'link/slash'];
const REDIRECT_RULES = [
  'link/no-such-page',
  'link/no-such-file',
  'link/no-such-anchor',
  'link/moved',
];

function configLinks({
  site: { header, footer, announcement, notifications },
  products,
  versions,
  redirects,
  navigation,
  features: { ads },
}: SiteConfig): ConfigLink[] {
  const notes = Array.isArray(notifications) ? notifications : [];
  const shown: readonly (string | undefined)[] = [
    ...[...header, ...footer].map(({ href }) => href),
    typeof announcement === 'object' ? announcement.href : undefined,
    ...notes.map(({ href }: { readonly href?: string }) => href),
    ...products.flatMap((product) => [
      product.href,
      ...(product.versions ?? []).map(({ href }) => href),
    ]),
    ...versions.flatMap(({ href, notes: about }) => [href, about]),
    ...(ads === false ? [] : ads.pool.map(({ link }) => link)),
  ];
  const trees: readonly (readonly NavEntry[])[] = Array.isArray(navigation)
    ? [navigation]
    : Object.values(navigation ?? {});
  return [
    ...shown.flatMap((href) =>
      href === undefined ? [] : [{ href, writtenAs: [addressQuery(href)] }],
    ),
    ...redirects.map(({ from, to }) => ({
      href: to,
      writtenAs: [redirectTargetQuery(from), from],
      skippedRules: REDIRECT_RULES,
    })),
    ...[...everyEntry(trees.flat())].map(({ pathname: href }) => ({
      href,
      writtenAs: [entryQuery(href), href],
      skippedRules: NAV_RULES,
    })),
  ];
}

/** Checks translation files and measures coverage. Finds more with the texts of the theme. */
export function checkTranslations(
  { config, locateValue }: SiteInput,
  { site, sources }: OpenSite,
  { themeTexts }: Pick<Assets, 'themeTexts'>,
): Outcome<Coverage> {
  const { routing } = site;
  const scripts = scriptTexts(site, config.features);
  const themeKeys = themeTexts && Object.keys({ ...scripts, ...themeTexts });
  const files = sources.translationFiles;
  const english = {
    ...API_WORDS,
    ...DEMO_TEXTS,
    ...BUILD_TEXTS,
    ...API_TEXTS,
    ...SEARCH_TEXTS,
    ...scripts,
    ...themeTexts,
  };
  const served = new Map([...files].filter(([language]) => routing.languages.includes(language)));
  const context = { files, themeKeys };
  return {
    value: coverageOf(site, themeKeys),
    diagnostics: [
      ...unservedLanguages(site, files),
      ...checkTextKeys(site, context),
      ...checkPlaceholders(site, { files: served, english }),
      ...checkTextLinks(site, served),
      ...checkMissingTexts(site, context, locateValue),
    ],
  };
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Reports translation files of languages that are not served. Other names may be notes. */
const unservedLanguages = ({ routing }: Site, files: Sources['translationFiles']) =>
  [...files]
    .filter(([language]) => LANGUAGE.test(language) && !routing.languages.includes(language))
    .map(([language, { file }]) =>
      report('translation/language-off', fileStart(file), { language }),
    );

function scriptTexts({ pages }: Site, { search }: SiteConfig['features']): Dictionary {
  const hasDemos = pages.some(({ demos }) => demos.length > 0);
  const hasReference = pages.some(({ kind }) => kind === 'api');
  return {
    ...PAGE_TEXTS,
    ...CODE_TEXTS,
    ...PRINT_TEXTS,
    ...(search !== false && SEARCH_TEXTS),
    ...(hasDemos && { ...DEMO_TEXTS, ...BUILD_TEXTS }),
    ...(hasReference && API_TEXTS),
  };
}
