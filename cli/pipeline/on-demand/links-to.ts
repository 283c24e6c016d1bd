import { checkLinks } from '../../finish/checks/links.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { hasFile, isStandIn } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import { resolveReference } from '../../model/routes/reference.ts';
import { contentRoot } from '../../model/content/root.ts';
import { toPathname } from '../../model/paths.ts';
import { pageKey } from '../../model/site.ts';
import type { Site } from '../../model/site.ts';
import { finishOptions } from '../settings.ts';
import type { SiteInput } from '../site-input.ts';
import { compilePage } from '../stages/compile-pages.ts';
import { compileWork } from '../stages/compile-work.ts';
import { linkedFacts, writersWork } from './read-page.ts';

/** What links may lead to that was saved, moved or taken away. */
export interface Targets {
  /** Files of pages. */
  readonly files: ReadonlySet<string>;
  /** Pathnames and files of pages that are no more. */
  readonly gone: ReadonlySet<string>;
}

/** What a page offers to links: another text where links to it have to be judged anew. Undefined for one that cannot be compiled. */
export async function offersOf(
  input: SiteInput,
  site: Site,
  page: Page,
): Promise<string | undefined> {
  const [known] = await linkedFacts(input, [page], await writersWork(input, site));
  return known && JSON.stringify([page.pathname, known[1].anchors]);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Links that end with a folder's dots name nothing that could be looked for. */
const DOTS = '\\.\\.?\\/(?:[#?)\\s"\'>]|$)';

/** Last part of a path: what every link to it names, in one spelling or another. The start page is only named by its headings. */
function lastOf(path: string): string[] {
  const name = path.split('/').findLast(Boolean);
  return name === undefined ? ['/#'] : [name, name.normalize('NFD'), encodeURI(name)];
}

/** A file of the content directory as links may name it: a folder's page by the folder. */
const nameOfFile = (file: string, folder: string) =>
  file === `${folder}/index.md` ? 'index.md' : file.replace(/(?:\/index)?(?:\.[\w-]+)?\.md$/, '');

/** What links to the targets have in their text. */
function namesOf({ config }: SiteInput, site: Site, { files, gone }: Targets): Set<string> {
  const pages = site.pages.filter(({ source }) => files.has(source.file));
  const pathnames = [...pages.map(({ pathname }) => pathname), ...gone];
  const aliases = site.routing.pathAliases.filter(({ to }) => pathnames.includes(toPathname(to)));
  const folder = contentRoot(config.content);
  return new Set(
    [
      ...pathnames,
      ...aliases.map(({ from }) => from),
      ...pages.map(({ source }) => nameOfFile(source.file, folder)),
    ].flatMap(lastOf),
  );
}

/** Pages whose text may hold a link to one of the targets. Texts are only searched: to read them takes longer. */
export async function pagesNaming(input: SiteInput, site: Site, targets: Targets): Promise<Page[]> {
  const { host } = input;
  const names = [...namesOf(input, site, targets)].map(escaped);
  const pattern = new RegExp([...names, DOTS].join('|'), 'm');
  const written = site.pages.filter((page) => hasFile(page) && !isStandIn(page));
  const found = await host.each(written, async (page) => {
    const text = new TextDecoder().decode(await host.files.read(page.source.file));
    return pattern.test(text) ? [page] : [];
  });
  return found.flat();
}

/** What is wrong with the links of `readers` that lead to the targets, and with no other. */
export async function checkLinksTo(
  input: SiteInput,
  site: Site,
  { files, gone, readers }: Targets & { readonly readers: readonly Page[] },
): Promise<Diagnostic[]> {
  const work = { ...(await compileWork(input, site)), showsCode: false };
  const isMeant = (page: Page) => (reference: { readonly href: string }) => {
    const target = resolveReference(site, page, reference.href);
    if (target.kind === 'page') return files.has(target.page.source.file);
    return target.kind === 'missing' && gone.has(target.path);
  };
  const read = await input.host.each(readers, async (page) => {
    const { value } = await compilePage(input, page, work);
    const references = value?.facts.references.filter(isMeant(page)) ?? [];
    const key = pageKey(page.language, page.pathname);
    return value && references.length > 0 ? [[key, { ...value.facts, references }] as const] : [];
  });
  const targets = site.pages.filter(({ source }) => files.has(source.file));
  const offered = await linkedFacts(input, targets, await writersWork(input, site));
  // A page may be both: what it links to counts, and what it offers is the same.
  return checkLinks(site, new Map([...offered, ...read.flat()]), finishOptions(input.config));
}
