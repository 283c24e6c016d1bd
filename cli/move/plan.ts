import type { CodeEdit } from '../model/text.ts';
import { foldCase } from '../model/files.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hasFile, isFallback } from '../model/page.ts';
import { firstLanguage, toPathname, toSourcePath, withoutTrailingSlash } from '../model/paths.ts';
import { pageKey } from '../model/site.ts';
import { checkPathname, pageStem } from '../resolve/pages.ts';
import { configEdits, manualChanges } from './config-edits.ts';
import { movedFiles, type MoveSite } from './moved-files.ts';
import { moduleEdits, pageEdits, translationEdits } from './page-edits.ts';
import { applyOverlappingEdits, movedFile, type Moves } from './moves.ts';
import {
  type MoveArgument,
  type Subject,
  resolveSubject,
  moveTarget,
  targetError,
} from './subject.ts';

export interface PlannedFile {
  readonly file: string;
  readonly to: string;
  /** Undefined if the text does not change. */
  readonly text?: { readonly before: string; readonly after: string };
}

export interface MovePlan {
  readonly files: readonly PlannedFile[];
  readonly pathnames: ReadonlyMap<string, string>;
  readonly manual: readonly Diagnostic[];
}

/** Plans a move without changing any file. Throws a `DocsError` if the move is impossible. */
export async function planMove(
  from: MoveArgument,
  to: MoveArgument,
  site: MoveSite,
): Promise<MovePlan> {
  const subject = resolveSubject(from, site.contentIndex);
  const moves = movesOf(subject, to, site);
  assertFree(moves, to, site);
  const { edits, missing } = configEdits(site.configTexts, moves, site.config.redirects);
  const planned: PlannedFile[] = [];
  for (const file of new Set([...moves.files.keys(), ...edits.keys(), ...referringFiles(site)])) {
    const to = movedFile(moves, file);
    const before = isText(file) ? await site.readText(file) : undefined;
    const own = before === undefined ? [] : editsIn(file, before, { site, moves });
    const after = before && applyOverlappingEdits(before, [...(edits.get(file) ?? []), ...own]);
    const isEdited = before !== undefined && after !== undefined && after !== before;
    if (!isEdited && to === file) continue;
    planned.push({ file, to, ...(isEdited && { text: { before, after } }) });
  }
  return {
    files: planned.sort((a, b) => (a.file < b.file ? -1 : 1)),
    pathnames: moves.pathnames,
    manual: await manualChanges(site, moves, missing),
  };
}

const isText = (file: string) => /\.(?:md|[cm]?[jt]sx?|css|json)$/.test(file);

/** Lists content files that may refer to moved files or pages. */
const referringFiles = ({ sources, contentIndex }: MoveSite): string[] => [
  ...contentIndex.sources.map(({ file }) => file),
  ...sources.modules.keys(),
  ...[...contentIndex.files].filter((file) => /(?:^|\/)translations\/[^/]+\.json$/.test(file)),
];

function editsIn(
  file: string,
  text: string,
  { site, moves }: { readonly site: MoveSite; readonly moves: Moves },
): CodeEdit[] {
  if (file.endsWith('.md')) {
    const pages = site.site.pages.filter((page) => page.source.file === file && !isFallback(page));
    return pages.flatMap((page) => pageEdits({ page, text }, site, moves));
  }
  if (site.sources.modules.has(file as never))
    return moduleEdits({ file, text }, moves, (path) => site.contentIndex.files.has(path));
  return file.endsWith('.json') ? translationEdits(text, moves) : [];
}

function movesOf(subject: Subject, to: MoveArgument, site: MoveSite): Moves {
  const { contentIndex, config } = site;
  const home = withoutTrailingSlash(config.site.url + config.site.base);
  if (subject.kind === 'page' && to.kind === 'address') {
    const { pathname, source } = subject.page;
    // If front matter sets the address, the file stays and only front matter changes.
    if (source.frontMatter.pathname !== undefined)
      return { home, files: new Map(), pathnames: new Map([[pathname, toPathname(to.given)]]) };
  }
  const target = moveTarget(to, subject, contentIndex);
  const files = movedFiles(subject, target, site);
  const addressOf = (file: string, language: string) =>
    toPathname(pageStem({ file: toSourcePath(file), language }, config.content).normalize('NFC'));
  const pathnames = new Map<string, string>();
  for (const { source, pathname } of contentIndex.pages) {
    const moved = files.get(source.file);
    if (moved === undefined || source.frontMatter.pathname !== undefined) continue;
    const now = addressOf(moved, source.language);
    if (now === pathname) continue;
    pathnames.set(pathname, now);
    // The pathname of an API tab starts with the pathname of its page.
    for (const { pathname: tab, api } of contentIndex.pages)
      if (api?.isTab === true && tab.startsWith(pathname))
        pathnames.set(tab, now + tab.slice(pathname.length));
  }
  if (subject.kind === 'page' || !config.navigation) return { home, files, pathnames };
  const [from = '', now = ''] = [subject.path, target].map((folder) =>
    addressOf(`${folder}/index.md`, ''),
  );
  return { home, files, pathnames, branch: { from, to: now } };
}

/** Throws a `DocsError` if a target exists or its pathname is invalid. */
function assertFree(
  { files, pathnames }: Moves,
  to: MoveArgument,
  { site, contentIndex }: MoveSite,
): void {
  if ([...files].every(([file, now]) => file === now) && pathnames.size === 0)
    throw targetError(to, 'it already has this path', 'Name another path.');
  const taken = new Set([...contentIndex.files].filter((file) => !files.has(file)).map(foldCase));
  for (const now of files.values())
    if (taken.has(foldCase(now)))
      throw targetError(to, `${now} exists`, 'Name an unused path, or move that file first.');
  const { languages, recognizedLanguages } = site.routing;
  for (const now of pathnames.values()) {
    const [problem] = checkPathname(now, recognizedLanguages, { file: to.given });
    if (problem) throw targetError(to, problem.message, problem.hint ?? 'Name another path.');
    const other = site.pageByKey.get(pageKey(firstLanguage(languages), now));
    if (other && hasFile(other) && !pathnames.has(now)) {
      const hint = 'Name an unused address, or move that page first.';
      throw targetError(to, `${other.source.file} is at ${now}`, hint);
    }
  }
}
