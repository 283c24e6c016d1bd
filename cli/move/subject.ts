import { posix } from 'node:path';
import { DocsError } from '../model/diagnostic.ts';
import { hasFile, type Page, type PageSource } from '../model/page.ts';
import { toPathname } from '../model/paths.ts';
import { nearestPath } from '../report/suggest.ts';
import { report } from '../report/catalogue.ts';

/** An argument of `mv`: a page's address, or a path relative to the site's root. */
export type MoveArgument =
  | { readonly kind: 'address'; readonly given: string }
  | { readonly kind: 'path'; readonly given: string; readonly path: string };

/** Page, or folder with pages, that `mv` moves. */
export type Subject =
  | { readonly kind: 'page'; readonly page: Page; readonly isFolder: boolean }
  | { readonly kind: 'folder'; readonly path: string };

/** Pages and files among which `mv` looks up its arguments. */
export interface ContentIndex {
  /** Pages in the default language. */
  readonly pages: readonly Page[];
  /** All Markdown files of pages and their translations. */
  readonly sources: readonly PageSource[];
  /** Paths of all files in the content directory. */
  readonly files: ReadonlySet<string>;
  /** The content directory without a trailing slash; empty for the root. */
  readonly content: string;
}

/** Returns the error about a target to which nothing can be moved. */
export const targetError = ({ given }: MoveArgument, reason: string, hint: string) =>
  new DocsError(report('move/target', undefined, { target: given, reason, hint }));

const ambiguityError = ({ given }: MoveArgument, reading: string, hint: string) =>
  new DocsError(report('move/ambiguous', undefined, { given, reading, hint }));

/** Returns the page or folder that an argument names. Throws a `DocsError` unless there is one. */
export function resolveSubject(argument: MoveArgument, contentIndex: ContentIndex): Subject {
  const { given } = argument;
  const pathname = argument.kind === 'address' ? toPathname(given) : undefined;
  const path =
    argument.kind === 'address'
      ? posix.join(contentIndex.content, given).replace(/\/$/, '')
      : argument.path;
  const page =
    pathname === undefined
      ? (pageByFile(path, contentIndex) ?? pageByFile(`${path}.md`, contentIndex))
      : contentIndex.pages.find((page) => page.pathname === pathname && hasFile(page));
  const isFolder = hasPages(path, contentIndex) && path !== contentIndex.content && path !== '';
  if (page) {
    const { file } = page.source;
    const ownsIt = ownsFolder(page, contentIndex);
    const isSharedIndex = isIndex(file) && !ownsIt && pathname !== '/';
    const isAmbiguous = pathname === undefined ? isFolder && file !== path : isSharedIndex;
    if (isAmbiguous) {
      const hint = `Name ${file} to move that page alone, or ${path}/ to move the whole folder.`;
      throw ambiguityError(argument, 'a page and a folder', hint);
    }
    return { kind: 'page', page, isFolder: ownsIt };
  }
  if (isFolder) return { kind: 'folder', path };
  if (contentIndex.sources.some(({ file }) => file === path)) {
    const hint = 'Name the original: its translations move with it.';
    throw ambiguityError(argument, 'a translation or a draft', hint);
  }
  const known =
    pathname === undefined ? contentIndex.files : contentIndex.pages.map((page) => page.pathname);
  const meant = nearestPath(pathname ?? path, known)?.address;
  throw new DocsError(report('move/not-found', undefined, { given, meant }));
}

const isIndex = (file: string) => posix.basename(file) === 'index.md';

const pageByFile = (file: string, { pages }: ContentIndex) =>
  pages.find((page) => hasFile(page) && page.source.file === file);

const hasPages = (folder: string, { sources }: ContentIndex) =>
  sources.some(({ file }) => file.startsWith(`${folder}/`));

/** Whether a page is an `index.md` that has its folder to itself. */
function ownsFolder({ source }: Page, { sources, content }: ContentIndex): boolean {
  const folder = posix.dirname(source.file);
  if (!isIndex(source.file) || folder === (content || '.')) return false;
  return sources
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .every((other) => isTranslationOf(other, source));
}

/** Whether a file is a page's file or a translation of it: `index.zh.md` for `index.md`. */
export function isTranslationOf(source: PageSource, { file, language }: PageSource): boolean {
  const own = `${file.replace(/\.md$/, '')}.${source.language}.md`;
  return source.file === file || (source.language !== language && source.file === own);
}

const KEPT = ['public', 'translations'];

/** Returns the new path of a subject. Throws a `DocsError` if the target is not allowed. */
export function moveTarget(
  argument: MoveArgument,
  subject: Subject,
  contentIndex: ContentIndex,
): string {
  const { content, files } = contentIndex;
  const path =
    argument.kind === 'address'
      ? posix.join(content, argument.given)
      : posix.normalize(argument.path);
  const bare = path.replace(/\/$/, '').replace(/^\.$/, '');
  const inside = content === '' ? bare : bare.slice(content.length + 1);
  const refuse = (reason: string, hint: string): never => {
    throw targetError(argument, reason, hint);
  };
  const isInside = content === '' ? !bare.startsWith('..') : `${bare}/`.startsWith(`${content}/`);
  if (!isInside) refuse('it is outside the content', `Name a path below ${content || '.'}/.`);
  const [first = ''] = inside.split('/');
  if (KEPT.includes(first)) refuse(`${first}/ contains no pages`, 'Name another folder.');
  if (inside.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
    refuse('files in hidden folders are not pages', 'Name another folder.');
  const isFile = bare.endsWith('.md') && argument.kind === 'path';
  const isFolder = (path: string) => [...files].some((file) => file.startsWith(`${path}/`));
  if (subject.kind === 'folder') {
    if (isFile) refuse('a folder cannot become a file', 'Name a folder, or one of its pages.');
    if (`${bare}/`.startsWith(`${subject.path}/`))
      refuse('it is the folder itself, or inside it', 'Choose a target outside the folder.');
    if (isFolder(bare)) refuse('the folder exists', 'Name a folder that does not exist.');
    return bare;
  }
  if (isFile) return bare;
  if (argument.kind === 'path' && isFolder(bare)) {
    const own = posix.join(bare, posix.basename(subject.page.source.file));
    const hint = `Name the new file, such as ${own}, or its address.`;
    throw ambiguityError(argument, 'an existing folder', hint);
  }
  return isIndex(subject.page.source.file) || inside === ''
    ? posix.join(bare, 'index.md')
    : `${bare}.md`;
}
