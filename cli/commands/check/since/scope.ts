import { posix } from 'node:path';
import { classify } from '../../../load/file-kinds.ts';
import type { SiteConfig } from '../../../config/schema.ts';
import { componentModule } from '../../../model/assets.ts';
import { contentRoot, toPathname, toSourcePath } from '../../../model/paths.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { hasFile, isFallback } from '../../../model/page.ts';
import type { Page } from '../../../model/page.ts';
import { resolveLink } from '../../../model/links.ts';
import { pageKey } from '../../../model/site.ts';
import type { Survey } from '../../../pipeline/build-site.ts';
import { familyOf, hasTrait } from '../../../report/catalogue.ts';
import { stemOf } from '../../../resolve/pages.ts';
import type { Changes } from './changes.ts';

/** A site, and what its configuration was made from. */
export interface Surveyed extends Survey {
  readonly config: SiteConfig;
  /** Files of the configuration, relative to the root. */
  readonly configFiles: ReadonlySet<string>;
}

/** What of a site a change reaches. */
export interface Scope {
  /** How many pages are changed themselves. */
  readonly pages: number;
  /** Whether the change may be why this is found, or is where it is found. */
  readonly has: (diagnostic: Diagnostic) => boolean;
}

/** Code, its settings and what is installed for it. */
const CODE = /\.(?:[cm]?[jt]sx?|css|json|lock)$|(?:^|\/)pnpm-lock\.yaml$/;

/** What a change reaches: the pages that it changed, and those that point at them or at a file that it touched. */
export function scopeOf(surveyed: Surveyed, changes: Changes): Scope {
  const { configFiles, config, site } = surveyed;
  const reach = createReach(surveyed, changes);
  const changed = site.pages.filter(
    (page) => hasFile(page) && !isFallback(page) && reach.isChanged(page),
  );
  const files = new Set<string>([...changes.files, ...pointing(surveyed, changed, reach)]);
  const isConfigured = [...changes.files].some((file) => configFiles.has(file));
  const hasComeOrGone = [...changes.added, ...changes.gone].some((file) => file.endsWith('.md'));
  const inside = `${contentRoot(config.content)}/`.replace(/^\/$/, '');
  const isCodeChanged = [...changes.files].some(
    (file) => !file.startsWith(inside) && !configFiles.has(file) && CODE.test(file),
  );
  const modules = [...changes.gone].filter((file) => CODE.test(file));
  const folders = new Set(modules.map((file) => posix.dirname(file)));
  return {
    pages: changed.length,
    has({ file, code }) {
      if (file === undefined || files.has(file)) return true;
      const family = familyOf(code);
      if (configFiles.has(file)) {
        return isConfigured || hasComeOrGone || (family === 'redirect' && changed.length > 0);
      }
      if (isConfigured && hasTrait(code, 'dependsOnConfig')) return true;
      if (family === 'demo' && folders.has(posix.dirname(file))) return true;
      return isCodeChanged && (family === 'api' || family === 'demo');
    },
  };
}

interface Reach {
  readonly isChanged: (page: Page) => boolean;
  /** A file that a page shows or offers. */
  readonly isTouched: (file: string) => boolean;
  /** An address, or a file under the content directory, at which nothing is any more. */
  readonly isGone: (path: string) => boolean;
}

function createReach({ config }: Surveyed, { files, gone, pathnames }: Changes): Reach {
  const addresses = new Set<string>([
    ...[...gone].map((file) => addressOf(file, config)),
    ...pathnames.map(toPathname),
  ]);
  const partsOf = ({ source, demos }: Page) => [
    source.file,
    ...demos.flatMap(({ variants }) => variants.flatMap((variant) => variant.files)),
  ];
  return {
    isChanged: (page) => partsOf(page).some((file) => files.has(file)),
    isTouched: (file) => files.has(file),
    isGone: (path) =>
      [path, `${path}.md`, posix.join(path, 'index.md')].some((one) => gone.has(one)) ||
      addresses.has(path.startsWith('/') ? toPathname(path) : path),
  };
}

/** Where a file was served that is gone: a page by its name, a public file; for others the file itself. */
function addressOf(file: string, { content, site }: SiteConfig): string {
  const [first = 'en'] = site.languages;
  const languages = [...site.languages, ...(site.recognizedLanguages ?? [])];
  const path = toSourcePath(file);
  const root = contentRoot(content);
  const is = classify(path, { content: root, languages, defaultLanguage: first });
  if ('address' in is) return toPathname(is.address);
  return is.kind === 'page'
    ? toPathname(stemOf({ file: path, language: is.language }, content))
    : file;
}

/** Files of pages that a change reaches through what they name, are translated from, or share words or an address with. */
function pointing(surveyed: Surveyed, changed: readonly Page[], reach: Reach): string[] {
  const alike = new Set(changed.flatMap(sharedWords));
  return surveyed.site.pages.flatMap((page) =>
    hasFile(page) &&
    !isFallback(page) &&
    (sharedWords(page).some((words) => alike.has(words)) || namesChanged(surveyed, page, reach))
      ? [page.source.file]
      : [],
  );
}

/** What no two pages should have in common. A translation has the address of its original. */
const sharedWords = ({ pathname, title, source: { frontMatter } }: Page): string[] => [
  pathname.normalize('NFC').toLowerCase(),
  `title ${title}`,
  ...(frontMatter.description === undefined ? [] : [`description ${frontMatter.description}`]),
];

function namesChanged({ site, facts, config }: Surveyed, page: Page, reach: Reach): boolean {
  const { references = [], components = [] } =
    facts.get(pageKey(page.language, page.pathname)) ?? {};
  const folder = posix.dirname(page.source.file);
  const modules = components.flatMap((name) => config.components[name] ?? []).map(componentModule);
  const isShown = modules.some((module) => reach.isTouched(posix.normalize(module)));
  const isDemoGone = page.source.directives.some(({ name }) =>
    [name, name.replace(/\.jsx?$/, '.tsx'), `${name}.tsx`].some((file) =>
      reach.isGone(posix.join(folder, file)),
    ),
  );
  return (
    isShown ||
    isDemoGone ||
    references.some(({ href }) => {
      const target = resolveLink(site, page, href);
      switch (target.kind) {
        case 'page':
          return reach.isChanged(target.page);
        case 'asset':
          return reach.isTouched(target.file);
        case 'public':
          return reach.isTouched(site.publicFiles.get(target.address) ?? '');
        case 'redirect':
          return reach.isGone(href.split(/[?#]/, 1)[0] ?? '');
        case 'missing':
          return reach.isGone(target.path);
        default:
          return false;
      }
    })
  );
}
