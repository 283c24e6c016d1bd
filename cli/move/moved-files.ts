import { posix } from 'node:path';
import type { ConfigTexts } from '../config/literals.ts';
import type { SiteConfig } from '../config/schema.ts';
import { resolveLink } from '../model/links.ts';
import { hasFile, isFallback, type Page, type PageSource } from '../model/page.ts';
import { pageKey } from '../model/site.ts';
import type { Sources } from '../model/sources.ts';
import type { ReadSite } from './page-edits.ts';
import { isTranslationOf, type Stock, type Subject } from './subject.ts';

/** New paths by old ones. Files are relative to the site's root; pathnames have no language. */
export interface Moves {
  readonly files: ReadonlyMap<string, string>;
  readonly pathnames: ReadonlyMap<string, string>;
  /** Old and new pathname of a moved folder, for navigation entries below it that have no page. */
  readonly branch?: { readonly from: string; readonly to: string };
}

/** Moves, and the prefix of absolute URLs of the site: `https://docs.example.org/base`. */
export interface MovesAt extends Moves {
  readonly home: string;
}

/** Returns the path in an absolute URL of the site; undefined for other addresses. */
export const pathAt = (home: string, address: string): string | undefined =>
  address.startsWith(`${home}/`) ? address.slice(home.length) : undefined;

/** Replaces a range of a file. Offsets in UTF-16 code units, from 0. */
export type Edit = { readonly from: number; readonly to: number; readonly text: string };

export const movedFile = ({ files }: Moves, file: string) => files.get(file) ?? file;

/** Applies edits to a text. Skips an edit that starts inside an earlier one, unless it is a deletion. */
export function edited(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.from - b.from);
  const pieces: string[] = [];
  let done = 0;
  for (const { from, to, text: replaced } of sorted) {
    if (from < done) {
      if (replaced === '') done = Math.max(done, to);
      continue;
    }
    pieces.push(text.slice(done, from), replaced);
    done = to;
  }
  return pieces.join('') + text.slice(done);
}

/** A relative path as written in a module or a page. */
interface WrittenPath {
  readonly written: string;
  /** The file that it resolves to, if it may differ: an import may omit or change the extension. */
  readonly named?: string;
  /** Requires a dot at the start: an import without one names a package. */
  readonly dotted?: boolean;
}

/**
 * Returns a path as the file `from` must write it after the move; undefined if it can stay. A path that
 * was as short as possible remains so.
 */
export function movedPath(moves: Moves, from: string, path: WrittenPath): string | undefined {
  const { written, named, dotted = false } = path;
  const folders = [from, movedFile(moves, from)].map((file) => posix.dirname(file));
  const [old = '', folder = ''] = folders;
  const target = posix.join(old, written);
  const [stem, ending] = endedAs(target, named ?? target);
  const file = movedFile(moves, named ?? target);
  const rest = (named ?? target).slice(stem.length);
  const now = file.endsWith(rest) ? file.slice(0, file.length - rest.length) + ending : file;
  const hasDot = written.startsWith('./');
  const isShort = shortPath(old, target) === (hasDot ? written.slice(2) : written);
  const relative = shortPath(folder, now);
  if (posix.join(folder, written) === now && (!isShort || hasDot || !written.startsWith('.')))
    return undefined;
  const isBare = !relative.startsWith('.');
  const dottedPath = isBare && (hasDot || dotted) ? `./${relative}` : relative;
  return dottedPath === written ? undefined : dottedPath;
}

const shortPath = (folder: string, path: string) => {
  const slash = path.endsWith('/') ? '/' : '';
  return (posix.relative(folder, path) || '.') + slash;
};

/** Splits a target into the stem shared with its file and its own ending: `.js` for a `.ts` file. */
function endedAs(target: string, named: string): readonly [stem: string, ending: string] {
  const bare = target.replace(/\/$/, '');
  const slash = target.slice(bare.length);
  if (named.startsWith(bare)) return [bare, slash];
  const stem = bare.replace(/\.[jt]sx?$/, '');
  return [stem, bare.slice(stem.length) + slash];
}

/** The pages and files from which the moved files are selected. */
interface Choice extends ReadSite {
  readonly stock: Stock;
  readonly sources: Sources;
}

/** Returns the new path of each file that moves with the subject, by its old path. */
export function movedFiles(
  subject: Subject,
  target: string,
  choice: Choice,
): ReadonlyMap<string, string> {
  const { files, sources } = choice.stock;
  if (subject.kind === 'folder') return withinFolder(subject.path, target, files);
  const { file } = subject.page.source;
  const isIndex = posix.basename(target) === 'index.md';
  if (subject.isFolder && isIndex)
    return withinFolder(posix.dirname(file), posix.dirname(target), files);
  const texts = sources.filter((one) => isTranslationOf(one, subject.page.source));
  const moved = new Map(texts.map((one) => [one.file as string, renamed(one, target)]));
  const [from, to] = [posix.dirname(file), posix.dirname(target)];
  if (from === to) return moved;
  for (const own of ownFiles(texts, from, choice))
    moved.set(own, posix.join(to, posix.relative(from, own)));
  return moved;
}

function withinFolder(from: string, to: string, files: ReadonlySet<string>) {
  const inside = [...files].filter((file) => file.startsWith(`${from}/`));
  return new Map(inside.map((file) => [file, to + file.slice(from.length)]));
}

/** Returns `b.zh.md` for the translation `a.zh.md` of a page that becomes `b.md`. */
function renamed({ file, language }: PageSource, target: string): string {
  const suffix = `.${language}.md`;
  return file.endsWith(suffix) ? target.replace(/\.md$/, suffix) : target;
}

/** Lists the assets and the files of demos below `folder` that only these Markdown files use. */
function ownFiles(texts: readonly PageSource[], folder: string, choice: Choice): string[] {
  const { site, sources } = choice;
  const own = new Set<string>(texts.map(({ file }) => file));
  const pages = site.pages.filter((page) => hasFile(page) && !isFallback(page));
  const isOwn = (page: Page) => own.has(page.source.file);
  const used = new Set(pages.filter(isOwn).flatMap((page) => usedBy(page, choice)));
  const elsewhere = new Set(
    pages.filter((page) => !isOwn(page)).flatMap((page) => usedBy(page, choice)),
  );
  const files = new Set(
    withCompanions(used, choice.stock.files).filter(
      (file) => posix.relative(folder, file).split('/')[0] !== '..' && !elsewhere.has(file),
    ),
  );
  // A module that another one imports stays, and so does everything that it imports itself.
  const others = [...sources.modules.values()];
  for (let before = -1; before !== files.size;) {
    before = files.size;
    const kept = others.filter(({ file }) => !files.has(file));
    for (const imported of kept.flatMap(({ imports }) => imports)) files.delete(imported);
  }
  return [...files];
}

/** Lists the files that a page links to or embeds, and the files of its demos. */
function usedBy(page: Page, { site, facts }: ReadSite): readonly string[] {
  const { references = [] } = facts.get(pageKey(page.language, page.pathname)) ?? {};
  const { image } = page.source.frontMatter;
  const named = image === undefined ? [] : [{ href: image }];
  const assets = [...references, ...named].flatMap(({ href }) => {
    const target = resolveLink(site, page, href);
    return target.kind === 'asset' ? [target.file] : [];
  });
  const demos = page.demos.flatMap(({ variants }) => variants.flatMap(({ files }) => files));
  return [...assets, ...demos];
}

/** Returns the files, and those named after a script among them: `Button.tsx.preview`. */
function withCompanions(used: ReadonlySet<string>, files: ReadonlySet<string>): string[] {
  const stems = new Set([...used].filter((file) => /\.[jt]sx?$/.test(file)));
  return [...files].filter((file) => {
    const before = file.replace(/\.\w+$/, '');
    return used.has(file) || stems.has(before);
  });
}

/** The site as it is before a move. */
export interface MoveSite extends Choice {
  readonly config: SiteConfig;
  readonly configTexts: ConfigTexts;
  /** Path of the configuration file, as shown in diagnostics. */
  readonly configFile: string;
  readonly readText: (file: string) => Promise<string | undefined>;
}
