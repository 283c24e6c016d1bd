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
  const [forRss, forAtom, forJson] = [new Feed(options), new Feed(options), new Feed(options)];
  for (const { title, summary, post, url: link, markdown } of posts) {
    const authors = post.authors.map(({ text, href }) => ({
      name: text,
      link: new URL(href, link).href,
    }));
    const item = {
      id: link,
      link,
      title,
      description: summary,
      date: new Date(post.date),
      published: new Date(post.date),
      category: post.tags.map(({ text }) => ({ name: text, term: text })),
      content: htmlOf(markdown, link),
    };
    // RSS and Atom have summaries in HTML.
    const forXml = { ...item, description: escapeHtml(summary) };
    // `author` of RSS is for e-mail addresses.
    const creators = authors.map(({ name }) => ({ _text: name }));
    forRss.addItem({ ...forXml, extensions: [extension('dc:creator', creators)] });
    // The library fails if the list is empty.
    forAtom.addItem({ ...forXml, ...(authors.length > 0 && { author: authors }) });
    const people = authors.map(({ name, link }) => ({ name, url: link }));
    forJson.addItem({ ...item, extensions: [extension('authors', people)] });
  }
  // The library writes version 1, in which a post has one author.
  const json1 = forJson.json1().replace('/version/1"', '/version/1.1"');
  const texts = [forRss.rss2(), forAtom.atom1(), json1];
  return FEEDS.map(({ file }, index) => ({
    path: toOutputPath(feedPath(path, file).slice(1)),
    bytes: `${texts[index] ?? ''}\n`,
  }));
}

/** The library's type does not allow lists. */
const extension = (name: string, objects: object) => ({
  name,
  objects: objects as Record<string, unknown>,
});

const MARKDOWN = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/** Matches an explicit id of a heading: `{#id}` or `[#id]`. */
const HEADING_ID = /\s*(?:\{:?\s*#[^{}]+\}|\[#[a-z][^\s[\]]*\])$/i;

/** Converts the Markdown of a post to HTML with absolute addresses. Omits title and raw HTML. */
function htmlOf(markdown: string, url: string): string {
  const source = MARKDOWN.parse(markdown);
  // Readers of feeds see the title above the text.
  if (source.children[0]?.type === 'heading') source.children.shift();
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
