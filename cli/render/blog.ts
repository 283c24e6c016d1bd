import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { FeedView, PageView, PostView } from '../../runtime/contract/view.ts';
import type { OutputFile } from '../model/assets.ts';
import type { Post } from '../model/page.ts';
import { isBelow, toOutputPath, toPathname } from '../model/paths.ts';
import { type AddressBook, addressHref, siteHref } from './view/addresses.ts';

export interface BlogSettings {
  /** Pathname of its first page. Posts are below it. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly hasFeeds: boolean;
}

/** Feeds of a blog, by their file below its path. */
const FEEDS = [
  { file: 'rss.xml', text: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', text: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', text: 'JSON Feed', type: 'application/feed+json' },
] as const;

const feedPath = (path: string, file: string) => `${toPathname(path)}${file}`;

/** Returns the feeds that a page links to: those of the blog if it belongs to it. */
export const feedViewsOf = (
  { base }: Pick<AddressBook, 'base'>,
  pathname: string,
  blog: BlogSettings | undefined,
): FeedView[] =>
  blog?.hasFeeds === true && isBelow(pathname, blog.path)
    ? FEEDS.map(({ file, text, type }) => ({
        text,
        type,
        href: `${base}${encodeURI(feedPath(blog.path, file).slice(1))}`,
      }))
    : [];

/** Words that adults read in a minute, silently. */
const WORDS_PER_MINUTE = 230;

/** Returns what a post shows below its title. */
export function postViewOf(
  book: AddressBook,
  { date, authors, tags }: Post,
  { language, words = 0 }: { readonly language: string; readonly words: number | undefined },
): PostView {
  const linkTo = ({ name, pathname }: Post['tags'][number]) => ({
    text: name,
    href: siteHref(book, pathname, language),
  });
  return {
    date: date.slice(0, 10),
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    authors: authors.map((author) => ({
      ...linkTo(author),
      initials: author.initials,
      ...(author.href !== undefined && { href: addressHref(book, author.href, language) }),
    })),
    tags: tags.map(linkTo),
  };
}

/** A post as feeds contain it. */
export interface FeedPost {
  readonly view: PageView;
  readonly post: PostView;
  /** Address including the host. */
  readonly url: string;
  /** The post as Markdown, with the addresses of the built site. */
  readonly markdown: string;
}

/** Returns the feeds of a blog, with the whole text of its posts. `posts` begins with the newest. */
export function feedFiles(
  { path, title, description = '' }: BlogSettings,
  posts: readonly FeedPost[],
  {
    url,
    name,
    language,
  }: { readonly url: string; readonly name: string; readonly language: string },
): OutputFile[] {
  const [rss, atom, json] = FEEDS.map(({ file }) => url + encodeURI(feedPath(path, file).slice(1)));
  const home = url + encodeURI(toPathname(path).slice(1));
  const feed = new Feed({
    id: home,
    link: home,
    title: `${title} - ${name}`,
    description,
    language,
    generator: 'docs-build',
    copyright: '',
    // Not the time of the build: the same sources give the same bytes.
    updated: new Date(posts[0]?.post.date ?? 0),
    feedLinks: { ...(rss && { rss }), ...(atom && { atom }), ...(json && { json }) },
  });
  for (const { view, post, url: link, markdown } of posts) {
    const authors = post.authors.map(({ text, href }) => ({
      name: text,
      link: new URL(href, link).href,
    }));
    feed.addItem({
      id: link,
      link,
      title: view.title,
      description: view.description,
      date: new Date(post.date),
      published: new Date(post.date),
      // The library fails on an empty list.
      ...(authors.length > 0 && { author: authors }),
      category: post.tags.map(({ text }) => ({ name: text, term: text })),
      content: htmlOf(markdown, link),
    });
  }
  const texts = [feed.rss2(), feed.atom1(), feed.json1()];
  return FEEDS.map(({ file }, index) => ({
    path: toOutputPath(feedPath(path, file).slice(1)),
    bytes: `${texts[index] ?? ''}\n`,
  }));
}

const MARKDOWN = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/** Returns Markdown as HTML with absolute addresses. Raw HTML is left out. */
function htmlOf(markdown: string, url: string): string {
  const tree = MARKDOWN.runSync(MARKDOWN.parse(markdown));
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string' && URL.canParse(value, url)) {
        properties[name] = new URL(value, url).href;
      }
    }
  });
  return toHtml(tree);
}
