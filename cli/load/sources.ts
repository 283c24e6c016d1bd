import { posix } from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import { DocsError, type Diagnostic, type Outcome } from '../model/diagnostic.ts';
import { REFUSAL_REASONS, type FileEntry, type Host } from '../model/host.ts';
import { contentRoot, type SourcePath, looksSame, firstLanguage } from '../model/paths.ts';
import type { ModuleSource, Sources } from '../model/sources.ts';
import { MAX_TEXT_BYTES, readFileFacts, storeFacts } from './facts.ts';
import { classify, type ClassifyOptions, type FileFacts, type FileRole } from './file-kinds.ts';
import { importCandidates } from './imports.ts';
import { report } from '../report/catalogue.ts';
import {
  caseCollisions,
  foldCase,
  OPENED_BY_NAME,
  parentFolders,
  windowsNameProblem,
} from '../model/files.ts';

const TEXT_KINDS: ReadonlySet<FileRole['kind']> = new Set(['page', 'module', 'translations']);

/** Lists the content directory and reads changed files. Reports the problems of each file. */
export async function loadSources(config: SiteConfig, host: Host): Promise<Outcome<Sources>> {
  const options = classifyOptions(config);
  const found = (await host.files.list(options.content)).map((entry): SiteFile => {
    const role = classify(entry.path, options);
    const isHuge = TEXT_KINDS.has(role.kind) && entry.size > MAX_TEXT_BYTES;
    return { entry: isHuge ? { ...entry, refused: 'too-large' } : entry, role };
  });
  const refused = refusals(found);
  const files = found.filter(({ entry }) => entry.refused === undefined);
  const [pages, modules, translations, publicTexts, packageVersions, history] = await Promise.all([
    readKind('page', files, host),
    readKind('module', files, host),
    readKind('translations', files, host),
    readKind('public-text', files, host),
    installedVersions(config, host),
    host.history(options.content),
  ]);
  const read = [pages, modules, translations, publicTexts].flat();
  await storeFacts(host, read);
  const value: Sources = {
    pages: pages.map(({ file, role: { language }, value }) => {
      const updated = history.get(file);
      return { file, language, ...value.page, ...(updated !== undefined && { updated }) };
    }),
    modules: resolveModules(modules, files),
    translations: Object.fromEntries(
      translations.map(({ role, value }) => [role.language, value.texts]),
    ),
    translationFiles: new Map(
      translations.map(({ file, role, value: { texts: _, ...ranges } }) => [
        role.language,
        { file, ...ranges },
      ]),
    ),
    packageVersions,
    filesWithSuppressions: withSuppressions(pages, modules),
    publicFiles: new Map(
      files.flatMap(({ entry, role }) => ('address' in role ? [[role.address, entry.path]] : [])),
    ),
    unservedFiles: await listUnserved(options.content, pathsOf(files, ['asset']), host),
    publicTexts: publicTexts.map(({ file, role: { address }, value: links }) => ({
      file,
      address,
      links,
    })),
    // Includes modules, because a page may offer one as a download.
    assetFiles: new Set(pathsOf(files, ['asset', 'module'])),
  };
  const ofPages = pathsOf(files, ['page']);
  const others = pathsOf(files, ['public', 'public-text', 'asset', 'module']);
  const diagnostics = [
    ...refused,
    ...unportableNames(others, options.content),
    ...collisions(ofPages, others),
    ...filesLikeFolders([...ofPages, ...others]),
    ...tooLarge(files, config),
    ...read.flatMap((file) => file.diagnostics),
  ];
  return { value, diagnostics };
}

const UNSERVED_FOLDER = 'static';

async function listUnserved(content: string, assets: readonly SourcePath[], { files }: Host) {
  const beside = (await files.list(UNSERVED_FOLDER)).map(({ path }) => path);
  const addressIn = (folder: string) => (file: SourcePath) =>
    [`/${posix.relative(folder, file)}`, file] as const;
  return new Map([...beside.map(addressIn(UNSERVED_FOLDER)), ...assets.map(addressIn(content))]);
}

interface SiteFile {
  readonly entry: FileEntry;
  readonly role: FileRole;
}

interface ReadFile<Kind extends keyof FileFacts> extends Outcome<FileFacts[Kind]> {
  readonly file: SourcePath;
  readonly role: FileRole & { readonly kind: Kind };
}

/** Returns the files with suppression comments. Omits drafts, which are not checked. */
const withSuppressions = (
  pages: readonly ReadFile<'page'>[],
  modules: readonly ReadFile<'module'>[],
): readonly SourcePath[] =>
  [...pages.filter(({ value }) => value.page.frontMatter.draft !== true), ...modules].flatMap(
    ({ file, value }) => (value.hasSuppressions ? file : []),
  );

const readKind = <Kind extends keyof FileFacts>(
  kind: Kind,
  files: readonly SiteFile[],
  host: Host,
): Promise<readonly ReadFile<Kind>[]> =>
  host.each(
    files.filter(({ role }) => role.kind === kind),
    async ({ entry, role }) => ({
      file: entry.path,
      role: role as ReadFile<Kind>['role'],
      ...(await readFileFacts(host, entry, kind)),
    }),
  );

const pathsOf = (files: readonly SiteFile[], kinds: readonly FileRole['kind'][]) =>
  files.filter(({ role }) => kinds.includes(role.kind)).map(({ entry }) => entry.path);

/**
 * Reports unreadable files, except hidden ones: lock files of editors are broken links. Throws if a
 * bundler would open one, because reading a pipe or a device may never end.
 */
function refusals(files: readonly SiteFile[]): Diagnostic[] {
  const found = files.flatMap(({ entry: { path: file, refused }, role }) => {
    const isHidden = role.kind === 'none' || /(?:^|\/)\.[^/]*$/.test(file);
    if (refused === undefined || isHidden) return [];
    return [report('asset/not-read', { file }, { file, reason: REFUSAL_REASONS[refused] })];
  });
  const opened = found.filter(({ file = '' }) => OPENED_BY_NAME.includes(posix.basename(file)));
  if (opened.length > 0) throw new DocsError(opened);
  return found;
}

const tooLarge = (files: readonly SiteFile[], { limits }: SiteConfig): Diagnostic[] =>
  files
    .filter(
      ({ entry, role }) =>
        (role.kind === 'asset' || 'address' in role) && entry.size > limits.asset,
    )
    .map(({ entry: { path: file, size } }) => {
      const [bytes, limit] = [size, limits.asset].map((count) => count.toLocaleString('en'));
      return report('asset/too-large', { file }, { bytes, limit });
    });

export const classifyOptions = ({ site, content }: SiteConfig): ClassifyOptions => ({
  content: contentRoot(content),
  languages: [...site.languages, ...site.recognizedLanguages],
  defaultLanguage: firstLanguage(site.languages),
});

function resolveModules(
  modules: readonly ReadFile<'module'>[],
  files: readonly SiteFile[],
): ReadonlyMap<SourcePath, ModuleSource> {
  const known = new Set(files.map(({ entry }) => entry.path));
  return new Map(
    modules.map(({ file, value: { hash, imports } }) => {
      const resolved = imports.flatMap(
        (written) => importCandidates(file, written).find((path) => known.has(path)) ?? [],
      );
      return [file, { file, hash, imports: [...new Set(resolved)] }];
    }),
  );
}

async function installedVersions(
  { products }: SiteConfig,
  host: Host,
): Promise<Readonly<Record<string, string>>> {
  const names = [...new Set(products.flatMap((product) => product.package ?? []))];
  const versions = await host.each(names, async (name) => {
    const version = await host.packageVersion(name);
    return version === undefined ? [] : [[name, version] as const];
  });
  return Object.fromEntries(versions.flat());
}

/** Reports names that some systems reject. Pages are checked by their addresses instead. */
function unportableNames(others: readonly SourcePath[], content: string): Diagnostic[] {
  const seen = new Set<string>();
  return others.flatMap((file) => {
    const found: Diagnostic[] = [];
    // Visits each folder once, innermost first: parents of a visited folder have been visited.
    for (let at: string = file; at !== content && at !== '' && !seen.has(at);) {
      seen.add(at);
      const slash = at.lastIndexOf('/');
      const name = at.slice(slash + 1);
      const reason = windowsNameProblem(name);
      if (reason !== undefined) {
        found.push(report('path/portable', { file }, { name: JSON.stringify(name), reason }));
      }
      at = at.slice(0, Math.max(0, slash));
    }
    return found;
  });
}

/** Reports colliding files that are not pages. Pages are reported with their addresses. */
function collisions(pages: readonly SourcePath[], others: readonly SourcePath[]): Diagnostic[] {
  const isPage = new Set(pages);
  return caseCollisions([...pages, ...others])
    .filter(([file]) => !isPage.has(file))
    .map(([file, other]) => {
      const id = `path/collision:${looksSame(file, other) ? 'accents' : 'files'}` as const;
      return report(id, { file }, { file, other });
    });
}

function filesLikeFolders(files: readonly SourcePath[]): Diagnostic[] {
  const insides = new Map<string, SourcePath>();
  for (const file of files) {
    for (const folder of parentFolders(foldCase(file))) insides.set(folder, file);
  }
  return files.flatMap((file) => {
    const inside = insides.get(foldCase(file));
    if (inside === undefined) return [];
    const folder = inside.split('/').slice(0, file.split('/').length).join('/');
    return [report('path/collision:folder', { file }, { file, folder })];
  });
}
