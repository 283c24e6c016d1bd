import { posix } from 'node:path';
import type { ConfigTexts } from '../config/literals.ts';
import type { SiteConfig } from '../config/schema.ts';
import { reachableFrom } from '../model/collections.ts';
import { resolveLink } from '../model/links.ts';
import { addressesOfPage, hasOwnFile, type Page, type PageSource } from '../model/page.ts';
import type { SourcePath } from '../model/paths.ts';
import { factsOf } from '../model/site.ts';
import type { Sources } from '../model/sources.ts';
import type { ReadSite } from './page-edits.ts';
import { isTranslationOf, type ContentIndex, type Subject } from './subject.ts';

export interface MoveSite extends ReadSite {
  readonly contentIndex: ContentIndex;
  readonly sources: Sources;
  readonly config: SiteConfig;
  readonly configTexts: ConfigTexts;
  /** Path of the configuration file, as shown in diagnostics. */
  readonly configFile: string;
  readonly readText: (file: string) => Promise<string | undefined>;
}

/** Returns the new path of each file that moves with the subject, by its old path. */
export function movedFiles(
  subject: Subject,
  target: string,
  site: MoveSite,
): ReadonlyMap<string, string> {
  const { files, sources } = site.contentIndex;
  if (subject.kind === 'folder') return moveBetweenFolders(subject.path, target, files);
  const { file } = subject.page.source;
  const isIndex = posix.basename(target) === 'index.md';
  if (subject.isFolder && isIndex)
    return moveBetweenFolders(posix.dirname(file), posix.dirname(target), files);
  const texts = sources.filter((source) => isTranslationOf(source, subject.page.source));
  const moved = new Map(
    texts.map((source) => [source.file as string, translationTarget(source, target)]),
  );
  const [from, to] = [posix.dirname(file), posix.dirname(target)];
  if (from === to) return moved;
  for (const own of ownFiles(texts, from, site))
    moved.set(own, posix.join(to, posix.relative(from, own)));
  return moved;
}

function moveBetweenFolders(from: string, to: string, files: ReadonlySet<string>) {
  const inside = [...files].filter((file) => file.startsWith(`${from}/`));
  return new Map(inside.map((file) => [file, to + file.slice(from.length)]));
}

/** Returns the new name of a translation: `b.zh.md` for `a.zh.md` if the page becomes `b.md`. */
function translationTarget({ file, language }: PageSource, target: string): string {
  const suffix = `.${language}.md`;
  return file.endsWith(suffix) ? target.replace(/\.md$/, suffix) : target;
}

/** Lists assets and demo files below `folder` that no other Markdown files use. */
function ownFiles(texts: readonly PageSource[], folder: string, before: MoveSite): string[] {
  const { site, sources, contentIndex } = before;
  const own = new Set<string>(texts.map(({ file }) => file));
  const pages = site.pages.filter(hasOwnFile);
  const isOwn = (page: Page) => own.has(page.source.file);
  const used = new Set(pages.filter(isOwn).flatMap((page) => filesUsedBy(page, before)));
  const elsewhere = new Set(
    pages.filter((page) => !isOwn(page)).flatMap((page) => filesUsedBy(page, before)),
  );
  const files = withCompanions(used, contentIndex.files).filter(
    (file) => posix.relative(folder, file).split('/')[0] !== '..' && !elsewhere.has(file),
  );
  // A module that another module imports stays, and so do its own imports.
  const others = [...sources.modules.keys()].filter((file) => !files.includes(file));
  const staying = reachableFrom(others, (file) => sources.modules.get(file)?.imports ?? []);
  return files.filter((file) => !staying.has(file as SourcePath));
}

/** Lists the files that a page links to or embeds, and the files of its demos. */
function filesUsedBy(page: Page, { site, facts }: ReadSite): readonly string[] {
  const { references = [] } = factsOf(facts, page) ?? {};
  const assets = addressesOfPage(page, { references }).flatMap(({ href }) => {
    const target = resolveLink(site, page, href);
    return target.kind === 'asset' ? [target.file] : [];
  });
  const demos = page.demos.flatMap(({ variants }) => variants.flatMap(({ files }) => files));
  return [...assets, ...demos];
}

/** Returns the used files, and files named after a script among them: `Button.tsx.preview`. */
function withCompanions(used: ReadonlySet<string>, files: ReadonlySet<string>): string[] {
  const stems = new Set([...used].filter((file) => /\.[jt]sx?$/.test(file)));
  return [...files].filter((file) => {
    const before = file.replace(/\.\w+$/, '');
    return used.has(file) || stems.has(before);
  });
}
