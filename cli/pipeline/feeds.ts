import type { OutputFile } from '../model/assets.ts';
import { parseJson } from '../model/host.ts';
import { isFallback, type PageBody } from '../model/page.ts';
import type { FeedPost } from '../render/feeds.ts';
import { markdownTwin } from '../render/markdown-twin.ts';
import { absoluteHref, addressesOf } from '../render/view/addresses.ts';
import { postViewOf } from '../render/view/blog-view.ts';
import { newestFirst } from '../resolve/blog.ts';
import type { StoredPage } from './compile-pages.ts';
import { storedTexts } from './render-page.ts';
import type { SiteContext } from './site-context.ts';
import type { SiteInput } from './site-input.ts';

/** Creates the feeds of the blog. Empty if the site has none. */
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
  const posts = await host.each(stored, async (one): Promise<FeedPost[]> => {
    const { page, facts } = one;
    if (!page.post) return [];
    const { title, description, words } = facts;
    const post = postViewOf(book, page.post, { language: page.language, words });
    const body = parseJson<PageBody>((await storedTexts(host.store, one)).bodyJson);
    const canonical = absoluteHref(book, url, page);
    const addresses = addressesOf(book, page, facts);
    const markdown = markdownTwin({ body, addresses, canonical });
    return [{ title, description, post, url: canonical, markdown }];
  });
  const language = config.site.languages[0] ?? 'en';
  return feedFiles(blog, posts.flat(), { url: url + config.site.base, name, language });
}
