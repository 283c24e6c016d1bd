import { posix } from 'node:path';
import { type Diagnostic, lineRange, type Place, withoutFix } from '../../../model/diagnostic.ts';
import { hasFile, isStandIn } from '../../../model/page.ts';
import type { Page, PageReference } from '../../../model/page.ts';
import { isBelow } from '../../../model/routes/canonical.ts';
import { decoded, type Reference, resolveReference } from '../../../model/routes/reference.ts';
import { pageKey, type Site } from '../../../model/site.ts';
import { assetNotFound } from '../../../report/catalogue/content/asset.ts';
import {
  linkLocalhost,
  linkMalformed,
  linkMoved,
  type Meant,
  noSuchAnchor,
  noSuchFile,
  noSuchPage,
  untidySlash,
} from '../../../report/catalogue/site/link.ts';
import { nearestAmong, nearestPath } from '../../../report/nearest.ts';
import { closest } from '../../../report/suggest.ts';
import type { FactsByPage, FinishOptions } from '../../options.ts';
import { isOwnMachine, malformation, withoutDoubledSlashes } from './addresses.ts';
import { endOfWay, sentTo } from './moved.ts';

/** Everything wrong with where links and images lead, page by page, in the order of the text. `externalPaths` are served by something else. */
export function checkLinks(site: Site, facts: FactsByPage, options: LinkOptions): Diagnostic[] {
  const { isJudged = () => true } = options;
  const context = linkContext(site, facts, options);
  return site.pages.flatMap((page) => {
    // The original's links are checked, but for what no writer of the site can put right.
    if (isStandIn(page) || !hasFile(page)) return [];
    const references = facts.get(pageKey(page.language, page.pathname))?.references ?? [];
    return references.flatMap(({ range, ...reference }) => {
      if (!isJudged(page, reference.href)) return [];
      const place = { file: page.source.file, range };
      const found = checkAddress({ page, place, ...reference }, context);
      return found ? withSafeFix(found, reference.href) : [];
    });
  });
}

/** What would end an address in Markdown or HTML. */
const UNSAFE = /[\s()<>"'`\\]/;

/** The finding, with its fix only where the text is the address itself and the new one can stand there too: neither with escapes. */
function withSafeFix(found: Diagnostic, href: string): Diagnostic {
  const { fix } = found;
  if (!fix || !('replace' in fix)) return found;
  const { start, end } = fix.range ?? found.range ?? lineRange(1, 1, 0);
  const length = start.line === end.line ? end.column - start.column : 0;
  const isWhole = length === href.length || length === decoded(href).length;
  return isWhole && !UNSAFE.test(fix.replace) ? found : withoutFix(found);
}

type LinkOptions = Pick<FinishOptions, 'externalPaths' | 'isJudged'>;

/** What addresses are looked up in. */
export interface LinkContext {
  readonly site: Site;
  readonly facts: FactsByPage;
  readonly externalPaths: readonly string[];
  /** The existing page, or Markdown file, closest to a path without one. */
  readonly nearest: (path: string) => Meant | undefined;
}

/** A context for the addresses of one run: what is looked for is found once. */
export const linkContext = (
  site: Site,
  facts: FactsByPage,
  { externalPaths = [] }: LinkOptions,
): LinkContext => ({ site, facts, externalPaths, nearest: nearestIn(site) });

/** An address, the page that it is read in, and where it is written. */
export interface WrittenAddress extends Pick<PageReference, 'kind' | 'href'> {
  readonly page: Page;
  readonly place: Place;
}

/** What is wrong with where an address leads, if anything. */
export function checkAddress(
  { page, kind, href, place }: WrittenAddress,
  context: LinkContext,
): Diagnostic | undefined {
  const target = resolveReference(context.site, page, href);
  switch (target.kind) {
    case 'external':
      return checkOutside({ page, href, place }, context);
    case 'anchor':
      return checkAnchor({ page, id: target.id, path: '' }, place, context);
    case 'page': {
      const path = href.split('#', 1)[0] ?? '';
      const { tidy } = target;
      const anchor = checkAnchor({ page: target.page, id: target.id ?? '', path }, place, context);
      return anchor ?? (tidy === undefined ? undefined : untidySlash(href, tidy, place));
    }
    case 'redirect': {
      const end = endOfWay(context.site, page, target);
      return linkMoved(href, { to: sentTo(target), end }, place);
    }
    case 'missing':
      if (context.externalPaths.some((prefix) => isBelow(target.path, prefix))) return undefined;
      return checkSpelling(href, place) ?? missing({ target, page, kind }, place, context);
    default:
      return undefined;
  }
}

interface Anchor {
  readonly page: Page;
  /** Empty for the top of the page. */
  readonly id: string;
  /** As written in front of the hash. */
  readonly path: string;
}

function checkAnchor(
  { page, id, path }: Anchor,
  place: Place,
  { facts }: LinkContext,
): Diagnostic | undefined {
  const known = facts.get(pageKey(page.language, page.pathname));
  if (id === '' || id === 'top' || !known || isKnown(id, known.anchors)) return undefined;
  const slip = nearestPath(id, known.anchors);
  const address = slip?.address ?? closest(id, known.anchors);
  const meant = address === undefined ? undefined : { address, certain: slip?.certain === true };
  return noSuchAnchor({ id, path }, meant, place);
}

/** Whether an anchor is there; of lines of code, `code-2-L5-L9`, both have to be. */
function isKnown(id: string, anchors: readonly string[]): boolean {
  const [, first, start, last] = /^((code-\d+-L)\d+)-L(\d+)$/.exec(id) ?? [];
  const ids = first === undefined ? [id] : [first, `${start}${last}`];
  return ids.every((one) => anchors.includes(one));
}

/** An address of another site, or a path that reads as one: `//guide/` leads to a host called guide. */
function checkOutside(
  { page, href, place }: Omit<WrittenAddress, 'kind'>,
  { site }: LinkContext,
): Diagnostic | undefined {
  if (isOwnMachine(href)) return linkLocalhost(href, place);
  const single = withoutDoubledSlashes(href);
  const isPage = single !== undefined && resolveReference(site, page, single).kind === 'page';
  return isPage ? untidySlash(href, single, place) : checkSpelling(href, place);
}

/** What is wrong with the spelling of an address of another site, which may read as a path of this one. */
function checkSpelling(href: string, place: Place): Diagnostic | undefined {
  const wrong = malformation(href);
  return wrong && linkMalformed(href, wrong, place);
}

interface Missing {
  readonly target: Reference & { readonly kind: 'missing' };
  readonly page: Page;
  readonly kind: PageReference['kind'];
}

function missing({ target, page, kind }: Missing, place: Place, context: LinkContext): Diagnostic {
  const { path, wanted, suffix, prefix = '' } = target;
  if (kind === 'image' || wanted === 'file') {
    const { publicFiles, assetFiles } = context.site;
    if (path.startsWith('/')) {
      const near = nearestPath(path, publicFiles.keys());
      const meant = near && { ...near, address: near.address + suffix };
      return noSuchFile(path, meant, place);
    }
    const near = nearestPath(path, assetFiles);
    const meant = near && { ...near, address: relativeTo(page, near.address) + suffix };
    return assetNotFound({ path, kind: kind === 'image' ? 'image' : 'file' }, meant, place);
  }
  const near = context.nearest(path);
  const address =
    near && (path.startsWith('/') ? prefix + near.address : relativeTo(page, near.address));
  const meant = near && address !== undefined ? { ...near, address, suffix } : undefined;
  return noSuchPage(path, meant, place);
}

const relativeTo = ({ source }: Page, file: string) =>
  posix.relative(posix.dirname(source.file), file);

/** Suggestions, each looked for once: a site that moves has the same broken link many times. */
function nearestIn(site: Site): LinkContext['nearest'] {
  const page = nearestAmong(new Set<string>(site.pages.map(({ pathname }) => pathname)));
  const file = nearestAmong(site.pathnameByFile.keys());
  const found = new Map<string, Meant | undefined>();
  return (path) => {
    if (!found.has(path)) found.set(path, (path.startsWith('/') ? page : file)(path));
    return found.get(path);
  };
}
