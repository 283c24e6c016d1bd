import type { OutputFile } from '../model/assets.ts';
import { parseJson } from '../model/host.ts';
import { isFallback, type PageBody } from '../model/page.ts';
import type { FeedPost } from '../render/feeds.ts';
import { markdownTwin } from '../render/markdown-twin.ts';
import { absoluteHref, addressesOf } from '../render/view/addresses.ts';
import { viewOf } from '../render/view/view.ts';
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
  const posts = pages.filter(({ page }) => page.post && !isFallback(page));
  const listed = await host.each(posts, async (stored): Promise<FeedPost[]> => {
    const { page, facts } = stored;
    const view = viewOf(book, settings, stored);
    const { bodyJson } = await storedTexts(host.store, stored);
    const body = parseJson<PageBody>(bodyJson);
    const canonical = absoluteHref(book, url, page);
    const addresses = addressesOf(book, page, facts);
    const markdown = markdownTwin({ body, addresses, canonical });
    const { post } = view;
    return post ? [{ view, post, url: canonical, markdown }] : [];
  });
  const newestFirst = listed.flat().sort((a, b) => (a.post.date < b.post.date ? 1 : -1));
  const language = config.site.languages[0] ?? 'en';
  return feedFiles(blog, newestFirst, { url: url + config.site.base, name, language });
}
