import type { SiteConfig } from '../config/schema.ts';
import { fileStart, type Outcome } from '../model/diagnostic.ts';
import { inGroupsOf } from '../model/collections.ts';
import type { NavPosition, PageLink } from '../model/nav.ts';
import type { Author, Page, Post, Topic, PageWithoutPosition } from '../model/page.ts';
import { isBelow, type Pathname, toPathname, firstLanguage } from '../model/paths.ts';
import { isDate } from '../model/text.ts';
import { neighborsIn } from './nav.ts';
import { generatedPage } from './pages.ts';
import { compareText, report } from '../report/catalogue.ts';

type PostPage = PageWithoutPosition & { readonly post: Post };
type BlogConfig = NonNullable<SiteConfig['blog']>;

/** Pages of a site with a blog, and the navigation positions of its posts and lists. */
export interface Blog {
  readonly pages: readonly PageWithoutPosition[];
  readonly positions: ReadonlyMap<Pathname, NavPosition>;
}

/** Marks the posts and adds lists of posts: one of all, and one for each tag and author. */
export function withBlog(pages: readonly PageWithoutPosition[], config: SiteConfig): Outcome<Blog> {
  const { blog, site } = config;
  if (!blog) return { value: { pages, positions: new Map() }, diagnostics: [] };
  const isPost = ({ pathname }: PageWithoutPosition) =>
    isBelow(pathname, blog.path) && pathname !== toPathname(blog.path);
  const marked = pages.map((page) => (isPost(page) ? withPost(page, blog) : page));
  const posts = marked.filter(hasPost).toSorted(newestFirst);
  const lists = listsOf(posts, blog);
  const written = new Set(pages.map(({ pathname }) => pathname.toLowerCase()));
  const added = lists
    .flat()
    .filter(({ pathname }) => !written.has(pathname.toLowerCase()))
    .map((list) => listPage(list, firstLanguage(site.languages)));
  return {
    value: { pages: [...marked, ...added], positions: positionsOf(posts, lists, blog) },
    diagnostics: marked
      .filter((page) => isPost(page) && !hasPost(page))
      .map(({ source }) => report('front-matter/no-date', fileStart(source.file))),
  };
}

const hasPost = (page: PageWithoutPosition): page is PostPage => page.post !== undefined;

/** Orders posts by date, newest first, then by address. */
export const newestFirst = (a: Pick<Page, 'post' | 'pathname'>, b: typeof a) =>
  compareText(b.post?.date ?? '', a.post?.date ?? '') || compareText(a.pathname, b.pathname);

function withPost(
  page: PageWithoutPosition,
  { path, authors: known }: BlogConfig,
): PageWithoutPosition {
  const { date = dateInPath(page.source.file), authors = [], tags = [] } = page.source.frontMatter;
  if (date === undefined) return page;
  const post: Post = {
    date,
    authors: authors.map((key): Author => {
      const { name = key, avatar = initialsOf(name), href } = known[key] ?? {};
      const pathname = pathBelow(path, 'authors', key);
      return { name, initials: avatar, pathname, ...(href !== undefined && { href }) };
    }),
    tags: tags.map((name) => ({ name, pathname: pathBelow(path, 'tags', name) })),
  };
  return { ...page, post };
}

/**
 * Returns the day at the start of a post's file name, such as `2025-01-31-news.md`. Without one,
 * the day at the start of the nearest folder name that has a day.
 */
function dateInPath(file: string): string | undefined {
  const day = [...file.matchAll(/\/(\d{4}-\d{2}-\d{2})(?!\d)/g)].at(-1)?.[1];
  return day !== undefined && isDate(day) ? day : undefined;
}

/** Returns the first letters of the first and last word: `AL` for Ada King Lovelace. */
const initialsOf = (name: string) => {
  const letters = name.split(/\s+/).flatMap(([letter = '']) => letter);
  return [...new Set([letters[0], letters.at(-1)])].join('').toUpperCase();
};

const pathBelow = (path: string, folder: string, name: string) =>
  toPathname(`${path}${folder}/${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}/`);

interface List {
  readonly pathname: Pathname;
  readonly title: string;
  readonly description?: string;
  readonly tags: readonly Topic[];
  readonly posts: readonly PostPage[];
}

function listsOf(posts: readonly PostPage[], blog: BlogConfig): readonly (readonly List[])[] {
  const { path, title, description, pageSize } = blog;
  const topicsOf = (kind: 'tags' | 'authors') => {
    const all = posts.flatMap(({ post }): readonly Topic[] => post[kind]);
    return [...new Map(all.map((topic) => [topic.pathname, topic])).values()];
  };
  const tags = topicsOf('tags');
  const listOf = ({ name, pathname }: Topic): List => {
    const isIn = ({ post }: PostPage) =>
      [...post.tags, ...post.authors].some((topic) => topic.pathname === pathname);
    return { pathname, title: name, tags, posts: posts.filter(isIn) };
  };
  const all: List = {
    pathname: toPathname(path),
    title,
    tags,
    posts,
    ...(description !== undefined && { description }),
  };
  return [all, ...[...tags, ...topicsOf('authors')].map(listOf)].map((list) =>
    splitList(list, pageSize),
  );
}

/** Splits a list into pages: `/blog/`, `/blog/page/2/`. A blog without posts has one empty page. */
function splitList(list: List, pageSize: number): readonly List[] {
  const pages = list.posts.length > 0 ? inGroupsOf(list.posts, pageSize) : [[]];
  return pages.map((posts, index) => ({
    ...list,
    posts,
    ...(index > 0 && {
      pathname: toPathname(`${list.pathname}page/${index + 1}/`),
      title: `${list.title} (${index + 1})`,
    }),
  }));
}

/** Returns a generated page: a list of all tags, and a list of posts, each with a heading. */
function listPage(
  { pathname, title, description, tags, posts }: List,
  language: string,
): PageWithoutPosition {
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  // Two kinds of bullets: adjacent lists with the same kind would be one.
  const tagItems = tags.map((tag) =>
    pathname.startsWith(tag.pathname) ? `* **${escapeText(tag.name)}**` : `* ${linkTo(tag)}`,
  );
  const postItems = posts.map(({ pathname: address, title: heading, source, post }) => {
    const date = day.format(new Date(post.date));
    const paragraphs = [
      `## [${escapeText(heading)}](${address})`,
      escapeText(source.frontMatter.description ?? '').replaceAll('\n', ' '),
      [date, ...[...post.authors, ...post.tags].map(linkTo)].join('\u{a0}· '),
    ];
    return `- ${paragraphs.filter(Boolean).join('\n\n  ')}`;
  });
  const text = `${[tagItems.join('\n'), ...postItems].filter(Boolean).join('\n\n')}\n`;
  const frontMatter = {
    title,
    nav: false,
    search: false,
    disableAd: true,
    ...(description !== undefined && { description }),
  };
  const source = { file: `<blog>${pathname}index.md`, text, frontMatter };
  return { ...generatedPage({ pathname, language }, source), isPostList: true };
}

const linkTo = ({ name, pathname }: Topic) => `[${escapeText(name)}](${pathname})`;

const escapeText = (text: string) => text.replace(/[\\`*_[\]{}<>~]/g, '\\$&');

/** Returns the position of each post and list: below the blog's first page, with its neighbors. */
function positionsOf(
  posts: readonly PostPage[],
  lists: readonly (readonly List[])[],
  { title, path }: BlogConfig,
): Map<Pathname, NavPosition> {
  const top = { pathname: path, title, href: path };
  const rows: readonly (readonly PageLink[])[] = [posts.toReversed(), ...lists];
  return new Map(
    rows.flatMap((row) =>
      row.map(({ pathname }, index): [Pathname, NavPosition] => {
        const parents = pathname === toPathname(path) ? [] : [top];
        return [pathname, { parents, ...neighborsIn(row, index), flags: {} }];
      }),
    ),
  );
}
