import type { OutputFile } from '../model/assets.ts';
import { hostFiles, redirectRules } from '../finish/hosts/hosts.ts';
import { headersFor, type HeaderRule, type HostRules } from '../model/hosting.ts';
import { parseJsonBytes } from '../model/host.ts';
import { isFallback, type PageBody } from '../model/page.ts';
import { toOutputPath, firstLanguage } from '../model/paths.ts';
import { pagePath, languagePrefix, type Site } from '../model/site.ts';
import type { FeedPost } from '../render/feeds.ts';
import { absoluteMarkdown } from '../render/render.ts';
import { absoluteHref, referenceAddresses } from '../render/view/addresses.ts';
import { postViewOf } from '../render/view/blog-view.ts';
import { newestFirst } from '../resolve/blog.ts';
import { storedTexts, type StoredPage } from './make-page.ts';
import type { SiteContext } from './site-context.ts';
import type { SiteInput, VersionRules } from './site-input.ts';

/** Returns the header and redirect files of the host, unless public files replace them. */
export function filesForHost(
  { config, versionRules = [] }: SiteInput,
  site: Site,
  headers: readonly HeaderRule[],
) {
  const { base } = config.site;
  const [, ...others] = site.routing.languages;
  const own = {
    base,
    headers,
    redirects: redirectRules(site, { base, redirects: config.redirects }),
    pages: site.pages.map((page) => base + encodeURI(pagePath(site, page).slice(1))),
    trailingSlash: config.trailingSlash,
    prefixes: others.map((language) => languagePrefix(site, language)),
  };
  const files = hostFiles(config.host, versionRules.reduce(withVersion, own));
  return files.filter(({ path }) => !site.publicFiles.has(`/${path}`));
}

/** Adds the rules of a version below the site, except headers that all files have already. */
function withVersion(site: HostRules, version: VersionRules): HostRules {
  const added = version.headers.map(({ path, headers }) => {
    const known = headersFor(site.headers, path.replace(/\*$/, 'file'));
    return { path, headers: headers.filter(([name]) => !known.has(name.toLowerCase())) };
  });
  return {
    ...site,
    headers: [...site.headers, ...added.filter(({ headers }) => headers.length > 0)],
    redirects: [...site.redirects, ...version.redirects],
    pages: [...site.pages, ...version.pages],
    prefixes: [...site.prefixes, version.prefix],
  };
}

/** Yields the files of `content/public/`, unchanged. */
export async function* publicFiles({ host }: SiteInput, site: Site): AsyncGenerator<OutputFile> {
  for (const [address, file] of site.publicFiles) {
    yield { path: toOutputPath(address.slice(1)), bytes: await host.files.read(file) };
  }
}

export async function blogFeeds(
  { config, host }: SiteInput,
  pages: readonly StoredPage[],
  { book, settings }: SiteContext,
): Promise<OutputFile[]> {
  const { blog, url, name } = settings;
  if (blog?.hasFeeds !== true) return [];
  const { feedFiles } = await import('../render/feeds.ts');
  const stored = pages
    .filter(({ page }) => page.post && !isFallback(page))
    .toSorted((a, b) => newestFirst(a.page, b.page));
  const posts = await host.each(stored, async (storedPost): Promise<FeedPost[]> => {
    const { page, facts } = storedPost;
    if (!page.post) return [];
    const { title, description, words } = facts;
    const post = postViewOf(book, page.post, { language: page.language, words });
    const body = parseJsonBytes<PageBody>((await storedTexts(host.store, storedPost)).bodyJson);
    const canonical = absoluteHref(book, url, page);
    const addresses = referenceAddresses(book, page, facts);
    const markdown = absoluteMarkdown({ body, addresses }, canonical);
    return [{ title, description, post, url: canonical, markdown }];
  });
  const language = firstLanguage(config.site.languages);
  return feedFiles(blog, posts.flat(), { url: url + config.site.base, name, language });
}
