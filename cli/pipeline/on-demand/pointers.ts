import { checkPointers } from '../../finish/finish.ts';
import { frontMatterAddresses } from '../../finish/links.ts';
import type { FactsByPage, IsJudged } from '../../finish/options.ts';
import {
  checkTranslatedHeadings,
  translatedPages,
  type TranslatedPage,
} from '../../finish/translated-pages.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Page, PageFacts } from '../../model/page.ts';
import { resolveLink } from '../../model/links.ts';
import type { LinkTarget } from '../../model/links.ts';
import { contentKey, pageKey } from '../../model/site.ts';
import type { PageKey, Site } from '../../model/site.ts';
import { finishOptions } from '../settings.ts';
import type { SiteInput } from '../site-input.ts';
import type { CompileWork } from '../stages/compile-work.ts';
import { factsOf } from './facts.ts';

/** What pages may point at that was saved, moved or taken away. */
export interface Targets {
  /** Files of pages. */
  readonly files: ReadonlySet<string>;
  /** Pathnames and files that are no more, and addresses that redirects send elsewhere. */
  readonly gone: ReadonlySet<string>;
}

type Reader = readonly [Page, PageFacts];

/** Pages that point at others, and which of what they point at is judged. */
export interface Pointing {
  readonly pages: readonly Reader[];
  /** Everything, if absent. */
  readonly targets?: Targets;
  readonly work: CompileWork;
}

/** What is wrong with where pages lead, and where translations leave their originals. */
export interface Pointed {
  /** Files that they lead to, or would lead to if these were there. */
  readonly linked: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Judges what pages point at. That is compiled as well, for what it offers. */
export async function checkPointing(
  input: SiteInput,
  site: Site,
  { pages, targets, work }: Pointing,
): Promise<Pointed> {
  // What is wrong with a page is told of its original; a page that stands in for it has the same said.
  const readers = pages.map(([page, facts]) => [originalOf(site, page), facts] as const);
  const files = new Set<string>(readers.map(([{ source }]) => source.file));
  const isMeant = (target: LinkTarget) => !targets || isAmong(target, targets);
  const isJudged: IsJudged = (page, href) =>
    files.has(page.source.file) && isMeant(resolveLink(site, page, href));
  const translated = translatedPages(site).filter(
    ({ page, original }) =>
      files.has(page.source.file) && (!targets || targets.files.has(original.source.file)),
  );
  const led = readers.flatMap((reader) => ledTo(site, reader)).filter(isMeant);
  const others = otherPages(led, translated).filter(({ source }) => !files.has(source.file));
  const facts: FactsByPage = new Map([
    ...(await factsOf(input, others, work)),
    ...[...readers, ...pages].map(keyed),
  ]);
  return {
    linked: new Set([...others.map(({ source }) => source.file), ...led.flatMap(fileOf)]),
    diagnostics: [
      ...checkPointers(site, facts, { ...finishOptions(input.config), isJudged }),
      ...checkTranslatedHeadings(translated, facts),
    ],
  };
}

const originalOf = (site: Site, page: Page) => site.pageByKey.get(contentKey(page)) ?? page;

const keyed = ([{ language, pathname }, facts]: Reader): readonly [PageKey, PageFacts] => [
  pageKey(language, pathname),
  facts,
];

/** Whether one of the targets is meant, be it there or not. */
function isAmong(target: LinkTarget, { files, gone }: Targets): boolean {
  if (target.kind === 'page') return files.has(target.page.source.file);
  if (target.kind === 'redirect') return gone.has(target.from);
  return target.kind === 'missing' && gone.has(target.path);
}

/** Where a page leads. Demos show the same in every language, so their links are read in the first. */
function ledTo(site: Site, [page, { references, demoLinks = [] }]: Reader): LinkTarget[] {
  const [language = 'en'] = site.routing.languages;
  const written = [...references, ...frontMatterAddresses(page)];
  return [
    ...written.map(({ href }) => resolveLink(site, page, href)),
    ...demoLinks.map(({ href }) => resolveLink(site, { ...page, language }, href)),
  ];
}

const otherPages = (led: readonly LinkTarget[], translated: readonly TranslatedPage[]): Page[] => [
  ...new Set([
    ...led.flatMap((target) => (target.kind === 'page' ? [target.page] : [])),
    ...translated.map(({ original }) => original),
  ]),
];

/** A file that is named, whether it is there or not. */
function fileOf(target: LinkTarget): string[] {
  if (target.kind === 'asset') return [target.file];
  return target.kind === 'missing' ? [target.path] : [];
}
