import type { FeedView, PostView } from '../../../runtime/contract/view.ts';
import type { Post } from '../../model/page.ts';
import { isBelow, toPathname } from '../../model/paths.ts';
import { type AddressBook, addressHref, siteHref } from './addresses.ts';

export interface BlogSettings {
  /** Pathname of the first page. Posts are below it. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly hasFeeds: boolean;
}

/** Feeds of a blog, and their files below its path. */
export const FEEDS = [
  { file: 'rss.xml', text: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', text: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', text: 'JSON Feed', type: 'application/feed+json' },
] as const;

/** Returns the path of a feed: `/blog/rss.xml`. */
export const feedPath = (path: string, file: string) => `${toPathname(path)}${file}`;

/** Returns the feeds that a page links to, if it belongs to the blog. */
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

/** Average speed of silent reading by adults. */
const WORDS_PER_MINUTE = 230;

/** Returns the data that a post shows below its title. */
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
