import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { PostView } from '../../runtime/contract/view.ts';
import type { OutputFile } from '../model/code/assets.ts';
import { toOutputPath } from '../model/paths.ts';
import { escapeHtml } from './html/document.ts';
import { type BlogSettings, feedPath, FEEDS } from './view/site-view.ts';

export interface FeedPost {
  readonly title: string;
  readonly summary: string;
  readonly post: PostView;
  readonly url: string;
  /** Markdown of the post, with addresses of the built site. */
  readonly markdown: string;
}

/** Returns the feeds of a blog with the full texts of `posts`, newest first. */
export function feedFiles(
  { path, title, description = '' }: BlogSettings,
  posts: readonly FeedPost[],
  { url, home, name, language }: Readonly<Record<'url' | 'home' | 'name' | 'language', string>>,
): OutputFile[] {
  const [rss, atom, json] = FEEDS.map(({ file }) => url + encodeURI(feedPath(path, file).slice(1)));
  const options = {
    id: home,
    link: home,
    title: `${title} - ${name}`,
    description,
    language,
    generator: 'docs-build',
    copyright: '',
    // The date of the latest post, not of the build: the same sources must give the same bytes.
    updated: new Date(posts[0]?.post.date ?? 0),
    feedLinks: { ...(rss && { rss }), ...(atom && { atom }), ...(json && { json }) },
  };
  const items = posts.map(({ title, summary, post, url: link, markdown }) => {
    const authors = post.authors.map(({ text, href }) => ({
      name: text,
      link: new URL(href, link).href,
    }));
    return {
      id: link,
      link,
      title,
      description: summary,
      date: new Date(post.date),
      published: new Date(post.date),
      // The library fails if the list is empty.
      ...(authors.length > 0 && { author: authors }),
      category: post.tags.map(({ text }) => ({ name: text, term: text })),
      content: htmlOf(markdown, link),
    };
  });
  const [forXml, forJson] = [new Feed(options), new Feed(options)];
  for (const item of items) {
    // RSS and Atom have summaries in HTML.
    forXml.addItem({ ...item, description: escapeHtml(item.description) });
    forJson.addItem(item);
  }
  const texts = [forXml.rss2(), forXml.atom1(), forJson.json1()];
  return FEEDS.map(({ file }, index) => ({
    path: toOutputPath(feedPath(path, file).slice(1)),
    bytes: `${texts[index] ?? ''}\n`,
  }));
}

const MARKDOWN = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/** Matches an explicit id of a heading: `{#id}` or `[#id]`. */
const HEADING_ID = /\s*(?:\{:?\s*#[^{}]+\}|\[#[a-z][^\s[\]]*\])$/i;

/** Converts Markdown to HTML with absolute addresses. Omits raw HTML. */
function htmlOf(markdown: string, url: string): string {
  const source = MARKDOWN.parse(markdown);
  visit(source, 'heading', ({ children }) => {
    const last = children.at(-1);
    // Readers of feeds must not see the id of a heading.
    if (last?.type === 'text') last.value = last.value.replace(HEADING_ID, '');
  });
  const tree = MARKDOWN.runSync(source);
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string' && URL.canParse(value, url)) {
        properties[name] = new URL(value, url).href;
      }
    }
  });
  // Feeds have the text in CDATA sections.
  return toHtml(tree).replaceAll(']]>', ']]&gt;');
}
