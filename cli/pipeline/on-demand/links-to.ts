import type { Diagnostic } from '../../model/diagnostic.ts';
import { filesOf, hasFile, isFallback } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import { escapeRegExp } from '../../model/markdown.ts';
import { contentRoot, toPathname } from '../../model/paths.ts';
import type { SourcePath } from '../../model/paths.ts';
import { pageKey } from '../../model/site.ts';
import type { Site } from '../../model/site.ts';
import { translatedPages } from '../../finish/translated-pages.ts';
import type { SiteInput } from '../site-input.ts';
import { compileWork } from '../stages/compile-work.ts';
import { factsOf } from './facts.ts';
import { checkPointing, type Targets } from './pointers.ts';

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

/** Pages that may point at one of the targets: it is named in their text or in that of a demo, or they translate it. Texts are only searched: to read them takes longer. */
export async function pagesNaming(input: SiteInput, site: Site, targets: Targets): Promise<Page[]> {
  const names = [...namesOf(input, site, targets)].map(escapeRegExp);
  const pattern = new RegExp([...names, DOTS].join('|'), 'm');
  const written = site.pages.filter((page) => hasFile(page) && !isFallback(page));
  const files = [...new Set(written.flatMap(filesOf))];
  const naming = new Set(
    await input.host.each(files, async (file) => {
      const isNaming = pattern.test(await textOf(input, file));
      return isNaming ? file : undefined;
    }),
  );
  const following = new Set(
    translatedPages(site).flatMap(({ page, original }) =>
      targets.files.has(original.source.file) ? [page] : [],
    ),
  );
  return written.filter(
    (page) => following.has(page) || filesOf(page).some((file) => naming.has(file)),
  );
}

const textOf = async ({ host }: SiteInput, file: SourcePath) =>
  new TextDecoder().decode(await host.files.read(file));

/** What is wrong with what `readers` say of the targets, and with nothing else. */
export async function checkLinksTo(
  input: SiteInput,
  site: Site,
  { readers, ...targets }: Targets & { readonly readers: readonly Page[] },
): Promise<readonly Diagnostic[]> {
  const work = await compileWork(input, site);
  const facts = new Map(await factsOf(input, readers, work));
  const pages = readers.flatMap((page) => {
    const known = facts.get(pageKey(page.language, page.pathname));
    return known ? [[page, known] as const] : [];
  });
  return (await checkPointing(input, site, { pages, targets, work })).diagnostics;
}
