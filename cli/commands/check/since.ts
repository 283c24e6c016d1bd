import { relativePath } from '../../model/files.ts';
import type { Survey } from '../../pipeline/check-site.ts';
import { realpath } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { classify } from '../../load/file-kinds.ts';
import { classifyOptions } from '../../load/sources.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { runGit } from '../../git.ts';
import { componentModule } from '../../model/code/assets.ts';
import { contentRoot, toPathname, toSourcePath } from '../../model/paths.ts';
import { type Diagnostic, DocsError } from '../../model/diagnostic.ts';
import { filesOfPage, hasOwnFile, type Page } from '../../model/page.ts';
import { resolveLink } from '../../model/links.ts';
import { factsOf } from '../../model/site.ts';
import { familyOf, hasTrait, report } from '../../report/catalogue.ts';
import { pageStem } from '../../resolve/pages.ts';

/** Differences between a commit and the disk. Paths are relative to the site's root, with `/`. */
export interface Changes {
  /** Files that were changed, added or removed. */
  readonly files: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  /** Pathnames in the front matter of changed files, as of the commit. */
  readonly pathnames: readonly string[];
}

/**
 * Reads the changes since the current branch left `ref`, including uncommitted and untracked files,
 * without later changes of `ref`. Throws a `DocsError` if the repository or the commit is missing.
 */
export async function readChanges(root: string, ref: string): Promise<Changes> {
  const facts = await runGit(root, ['rev-parse', '--show-toplevel', '--is-shallow-repository']);
  const [top, isShallow] = facts?.split('\n') ?? [];
  if (!top) throw new DocsError(report('git/no-repository', undefined, { root }));
  const options = ['--verify', '--quiet', '--end-of-options'];
  const commit = (await runGit(top, ['rev-parse', ...options, `${ref}^{commit}`]))?.trim();
  if (!commit) {
    const id = isShallow === 'true' ? 'git/unknown-ref:shallow' : 'git/unknown-ref';
    throw new DocsError(report(id, undefined, { ref }));
  }
  const base = (await runGit(top, ['merge-base', commit, 'HEAD']))?.trim() || commit;
  const [from, repository] = [await realpath(root), await realpath(top)];
  const inSite = (file: string) => relativePath(from, join(repository, file));
  const list = async (...args: readonly string[]) =>
    ((await runGit(top, args)) ?? '').split('\0').filter(Boolean).map(inSite);
  const changedFiles = (...filter: readonly string[]) =>
    list('diff', '--name-only', ...filter, '--no-renames', '--no-relative', '-z', base, '--');
  const [tracked, added, removed, created, named] = await Promise.all([
    changedFiles(),
    changedFiles('--diff-filter=A'),
    changedFiles('--diff-filter=D'),
    list('ls-files', '--others', '--exclude-standard', '-z'),
    runGit(top, ['grep', '-z', '--full-name', '-e', '^pathname:', base, '--', '*.md']),
  ]);
  const files = new Set([...tracked, ...created]);
  const pathnames = [...(named ?? '').matchAll(PATHNAME_LINE)]
    .filter(([, file = '']) => files.has(inSite(file)))
    .map(([, , , pathname = '']) => pathname);
  return {
    files,
    added: new Set([...added, ...created]),
    removed: new Set(removed),
    pathnames,
  };
}

/** Matches a line `commit:file\0pathname: /a/`. */
const PATHNAME_LINE = /^[^:\n]*:(.+)\0pathname:[ \t]*(['"]?)(.*?)\2[ \t\r]*$/gm;

interface ConfiguredSite extends Survey {
  readonly config: SiteConfig;
  /** Files of the configuration, relative to the root. */
  readonly configFiles: ReadonlySet<string>;
}

export type Scope = ReturnType<typeof scopeOf>;

/** Code, and the settings and lock files of code. */
const CODE = /\.(?:[cm]?[jt]sx?|css|json|lock)$|(?:^|\/)pnpm-lock\.yaml$/;

/** Determines the pages and rules that changes affect, including pages that refer to changes. */
export function scopeOf(configured: ConfiguredSite, changes: Changes) {
  const { configFiles, config, site } = configured;
  const reach = createReach(config, changes);
  const written = site.pages.filter(hasOwnFile);
  const changed = written.filter(reach.isChanged);
  const texts = new Set(changed.flatMap(uniqueTexts));
  const affected = written.filter(
    (page) =>
      uniqueTexts(page).some((text) => texts.has(text)) || refersToChange(configured, page, reach),
  );
  const files = new Set<string>([...changes.files, ...affected.map(({ source }) => source.file)]);
  const isConfigured = [...changes.files].some((file) => configFiles.has(file));
  const hasOtherPages = [...changes.added, ...changes.removed].some((file) => file.endsWith('.md'));
  const inside = `${contentRoot(config.content)}/`.replace(/^\/$/, '');
  const isCodeChanged = [...changes.files].some(
    (file) => !file.startsWith(inside) && !configFiles.has(file) && CODE.test(file),
  );
  const modules = [...changes.removed].filter((file) => CODE.test(file));
  const folders = new Set(modules.map((file) => posix.dirname(file)));
  const changedPages = new Set<string>(changed.map(({ source }) => source.file));
  return {
    pages: changed.length,
    /** Whether the changes may affect how the demos of a page run. */
    hasDemosOf: (page: string) =>
      isConfigured || isCodeChanged || changedPages.has(page) || folders.has(posix.dirname(page)),
    has({ file, code }: Pick<Diagnostic, 'file' | 'code'>): boolean {
      if (file === undefined || files.has(file)) return true;
      const family = familyOf(code);
      if (configFiles.has(file)) {
        return isConfigured || hasOtherPages || (family === 'redirect' && changed.length > 0);
      }
      if (isConfigured && hasTrait(code, 'dependsOnConfig')) return true;
      if (family === 'demo' && folders.has(posix.dirname(file))) return true;
      return isCodeChanged && (family === 'api' || family === 'demo');
    },
  };
}

function createReach(config: SiteConfig, { files, removed, pathnames }: Changes) {
  const addresses = new Set<string>([
    ...[...removed].map((file) => formerAddress(file, config)),
    ...pathnames.map(toPathname),
  ]);
  return {
    isChanged: (page: Page) => filesOfPage(page).some((file) => files.has(file)),
    /** Whether a file that a page shows or links to has changed. */
    isChangedFile: (file: string) => files.has(file),
    /** Whether an address, or a file in the content, was removed. */
    isRemoved: (path: string) =>
      [path, `${path}.md`, posix.join(path, 'index.md')].some((candidate) =>
        removed.has(candidate),
      ) || addresses.has(path.startsWith('/') ? toPathname(path) : path),
  };
}

/** Returns the address of a removed page or public file. Returns the path of any other file. */
function formerAddress(file: string, config: SiteConfig): string {
  const path = toSourcePath(file);
  const role = classify(path, classifyOptions(config));
  if ('address' in role) return toPathname(role.address);
  return role.kind === 'page'
    ? toPathname(pageStem({ file: path, language: role.language }, config.content))
    : file;
}

/** Returns texts that must be unique. A translation has the address of its original. */
const uniqueTexts = ({ pathname, title, source: { frontMatter } }: Page): string[] => [
  pathname.normalize('NFC').toLowerCase(),
  `title ${title}`,
  ...(frontMatter.description === undefined ? [] : [`description ${frontMatter.description}`]),
];

function refersToChange(
  { site, facts, config }: ConfiguredSite,
  page: Page,
  reach: ReturnType<typeof createReach>,
): boolean {
  const { references = [], components = [] } = factsOf(facts, page) ?? {};
  const folder = posix.dirname(page.source.file);
  const modules = components
    .flatMap(({ name }) => config.components[name] ?? [])
    .map(componentModule);
  const isShown = modules.some((module) => reach.isChangedFile(posix.normalize(module)));
  const isDemoRemoved = page.source.directives.some(({ name }) =>
    [name, name.replace(/\.jsx?$/, '.tsx'), `${name}.tsx`].some((file) =>
      reach.isRemoved(posix.join(folder, file)),
    ),
  );
  return (
    isShown ||
    isDemoRemoved ||
    references.some(({ href }) => {
      const target = resolveLink(site, page, href);
      switch (target.kind) {
        case 'page':
          return reach.isChanged(target.page);
        case 'asset':
          return reach.isChangedFile(target.file);
        case 'public':
          return reach.isChangedFile(site.publicFiles.get(target.address) ?? '');
        case 'redirect':
          return reach.isRemoved(href.split(/[?#]/, 1)[0] ?? '');
        case 'missing':
          return reach.isRemoved(target.path);
        default:
          return false;
      }
    })
  );
}
