import { posix } from 'node:path';
import { slug as githubSlugOf } from 'github-slugger';
import { memoized } from '../model/collections.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { unequalHeading, type Page, type PageFacts, type PageReference } from '../model/page.ts';
import {
  OWN_FILES,
  toSourcePath,
  firstLanguage,
  isBelow,
  type SourcePath,
} from '../model/paths.ts';
import {
  decodePercent,
  type LinkTarget,
  redirectEnd,
  redirectTarget,
  resolveLink,
} from '../model/links.ts';
import {
  type FactsByPage,
  factsOf,
  originalOf,
  type PageKey,
  pageKey,
  type Site,
} from '../model/site.ts';
import { closest, nearestAmong, nearestPath, type NearPath } from '../report/suggest.ts';
import { report, replaceWith } from '../report/catalogue.ts';

export type LinkContext = ReturnType<typeof createLinkContext>;

/** Creates a context for one run. Caches what broken links need, because they often repeat. */
export function createLinkContext(
  site: Site,
  facts: FactsByPage,
  absentFiles: readonly string[] = [],
) {
  const paths = {
    pages: () => new Set<string>(site.pages.map(({ pathname }) => pathname)),
    texts: () => site.pathnameByFile.keys(),
    public: () => site.publicFiles.keys(),
    assets: () => site.assetFiles,
  };
  // Created on demand: most sites have no broken links.
  const lookup = memoized((kind: keyof typeof paths) => nearestAmong(paths[kind]()));
  return {
    site,
    absentFiles,
    facts,
    /** Returns the existing page or Markdown file closest to a missing path. */
    nearest: memoized((path: string) => lookup(path.startsWith('/') ? 'pages' : 'texts')(path)),
    /** Returns the existing public file or asset closest to a missing path. */
    nearestAsset: memoized((path: string) =>
      lookup(path.startsWith('/') ? 'public' : 'assets')(path),
    ),
    /** Returns the anchors of a page, by its key, without percent escapes. */
    decodedAnchors: memoized((key: PageKey) => (facts.get(key)?.anchors ?? []).map(decodePercent)),
  };
}

/** Returns the default language's first page, from which addresses outside pages are resolved. */
export const homePage = ({ pages, routing }: Site): Page | undefined =>
  pages.find(({ language }) => language === firstLanguage(routing.languages));

export interface WrittenAddress extends Pick<PageReference, 'kind' | 'href' | 'hasAddressAsText'> {
  readonly page: Page;
  /** Undefined if callers locate the address only when there is a problem. */
  readonly place: Place | undefined;
}

/** Reports an address that is malformed, has moved, or has no target. */
export function checkAddress(
  written: WrittenAddress,
  context: LinkContext,
): Diagnostic | undefined {
  const { page, href, place } = written;
  const target = resolveLink(context.site, page, href);
  switch (target.kind) {
    case 'external':
      return checkExternalAddress(written, context);
    case 'anchor':
      return checkAnchor({ page, id: target.id, path: '' }, place, context);
    case 'page': {
      const [path = ''] = href.split('#', 1);
      const { tidy, id = '' } = target;
      const anchor = checkAnchor({ page: target.page, id, path }, place, context);
      if (anchor || tidy === undefined) return anchor;
      return report('link/slash', place, { href, tidy, fix: { replace: tidy } });
    }
    case 'redirect': {
      const end = redirectEnd(context.site, page, target);
      return end === undefined
        ? report('link/moved:nowhere', place, { href, to: redirectTarget(target) })
        : report('link/moved', place, { href, to: end, fix: { replace: end } });
    }
    case 'missing':
      return (
        checkTemplate(written) ?? checkSpelling(written) ?? missingTarget(written, target, context)
      );
    default:
      return undefined;
  }
}

interface Anchor {
  readonly page: Page;
  /** Decoded id. Empty for the top of the page. */
  readonly id: string;
  /** Address as written before the hash. */
  readonly path: string;
}

function checkAnchor(
  { page, id, path }: Anchor,
  place: Place | undefined,
  { site, facts, decodedAnchors }: LinkContext,
): Diagnostic | undefined {
  const key = pageKey(page.language, page.pathname);
  const { anchors, demos = [], headings = [], title = '' } = facts.get(key) ?? {};
  if (id === '' || id === 'top' || !anchors || hasAnchor(anchors, id)) return undefined;
  if (isCodeId(id, demos)) return undefined;
  const decoded = decodedAnchors(key);
  // Browsers show the top of the page for an unknown id, which is where the title is.
  if (hasAnchor(decoded, id) || id === githubSlugOf(title)) return undefined;
  const shown = path || 'this page';
  const heading = headings.find(({ text }) => githubSlugOf(text) === id);
  if (heading) {
    const fix = { replace: `${path}#${heading.id}` };
    const given = decodePercent(heading.id);
    const values = { id, path: shown, given, fix };
    const original = originalOf(site, page);
    const others = original && factsOf(facts, original);
    if (others?.anchors.includes(heading.id)) {
      // Headings of a translation get the ids of the original in order.
      return unequalHeading(headings, others.headings) === -1
        ? report('link/no-such-anchor:translation', place, values)
        : report('link/no-such-anchor:unpaired', place, { id, path: shown });
    }
    // The setting that the hint names does not change explicit ids.
    return heading.explicit
      ? report('link/no-such-anchor', place, { ...values, meant: `#${given}` })
      : report('link/no-such-anchor:github', place, values);
  }
  const near = nearestPath(id, decoded);
  const meant = near?.address ?? withSameStart(id, decoded) ?? closest(id, decoded);
  return report('link/no-such-anchor', place, {
    id,
    path: shown,
    meant: meant && `#${meant}`,
    fix: near?.certain ? { replace: `${path}#${encodeURI(near.address)}` } : undefined,
  });
}

/** Returns the id, closest in length, that has more or fewer words at its end than `id`. */
const withSameStart = (id: string, known: readonly string[]) =>
  known
    .filter((other) => `${id}-`.startsWith(`${other}-`) || other.startsWith(`${id}-`))
    .toSorted((a, b) => Math.abs(a.length - id.length) - Math.abs(b.length - id.length))[0];

/** Whether an id is for the code of a demo on the page: `Name.js`, or `style-Name.tsx`. */
function isCodeId(id: string, demos: PageFacts['demos']): boolean {
  const [, name] = /^(?:.*?-)?([A-Za-z_]\w*)(?:-\d+)?\.(?:js|tsx)$/.exec(id) ?? [];
  return demos.some(({ demo }) => demo === name);
}

/** Whether an anchor exists. For a range of code lines (`code-2-L5-L9`), both ends must exist. */
function hasAnchor(anchors: readonly string[], id: string): boolean {
  const [, first, start, last] = /^((code-\d+-L)\d+)-L(\d+)$/.exec(id) ?? [];
  const ids = first === undefined ? [id] : [first, `${start}${last}`];
  return ids.every((candidate) => anchors.includes(candidate));
}

/** Checks an external address, or a path that parses as one: in `//guide/`, `guide` is a host. */
function checkExternalAddress(
  written: WrittenAddress,
  { site }: LinkContext,
): Diagnostic | undefined {
  const { page, href, place, hasAddressAsText } = written;
  // Tutorials show addresses of servers that readers start: `http://localhost:3000`.
  if (isOwnMachine(href))
    return hasAddressAsText ? undefined : report('link/localhost', place, { href });
  const single = withoutDoubledSlashes(href);
  const isPage = single !== undefined && resolveLink(site, page, single).kind === 'page';
  if (!isPage) return checkSpelling(written);
  return report('link/slash', place, { href, tidy: single, fix: { replace: single } });
}

function checkSpelling(written: WrittenAddress): Diagnostic | undefined {
  const { href, place } = written;
  const wrong = malformedAddress(href);
  return wrong && (checkTemplate(written) ?? report('link/malformed', place, { href, ...wrong }));
}

/** Reports an address with a tag of another generator, such as `{{ url }}`. */
function checkTemplate({ kind, href, place }: WrittenAddress): Diagnostic | undefined {
  const path = decodePercent(href);
  if (!/\{[{%]/.test(path)) return undefined;
  const id = kind === 'link' ? 'link/no-such-page:template' : 'asset/not-found:template';
  return report(id, place, { path });
}

/** Replaces the file extension of a link so that it leads to a page. Undefined if none exists. */
function pageOfFile(href: string, page: Page, site: Site): string | undefined {
  // A relative `.md` names a file, so a page at that address is only a guess.
  const isAddress = /^\/|\.html?(?:[?#]|$)/.test(href);
  for (const ending of isAddress ? ['.md', '.mdx', '/'] : ['.md']) {
    const link = href.replace(/(?:\/index)?\.(?:html?|mdx?)(?=[?#]|$)/, ending);
    const target = resolveLink(site, page, link);
    if (link !== href && target.kind === 'page') return target.tidy ?? link;
  }
  return undefined;
}

function missingTarget(
  { page, kind, href, place }: WrittenAddress,
  { path, wanted, suffix, prefix = '' }: LinkTarget & { readonly kind: 'missing' },
  { site, nearest, nearestAsset, absentFiles }: LinkContext,
): Diagnostic | undefined {
  // A file such as `llms.txt`, which the build writes after its checks.
  if (kind === 'link' && wanted === 'file' && OWN_FILES.has(path.slice(1))) {
    const isAbsent = absentFiles.includes(path.slice(1));
    return isAbsent ? report('link/no-such-file:llms', place, { path }) : undefined;
  }
  const link = pageOfFile(href, page, site);
  if (link !== undefined) {
    const file = path.replace(/\/$/, '');
    return report('link/no-such-page', place, { path: file, meant: link, fix: { replace: link } });
  }
  const isAbsolute = path.startsWith('/');
  const dot = href.startsWith('./') ? './' : '';
  // Markdown ends an address at a space.
  const addressOfFile = (file: string) =>
    posix
      .relative(posix.dirname(page.source.file), file)
      .replace(/^(?!\.\.\/)/, dot)
      .replaceAll(' ', '%20');
  const isMarkdown = kind === 'link' && /\.mdx?$/.test(path);
  const written = href.slice(0, href.length - suffix.length);
  const isOutside = !isAbsolute && leavesContent(written, page, site);
  if (kind === 'image' || (wanted === 'file' && !isMarkdown)) {
    const named = isAbsolute ? undefined : fileAtAddress(written, page, site);
    const near = named ?? nearestAsset(path);
    const addressOfNear = ({ address }: NearPath) =>
      address.startsWith('/') ? address : addressOfFile(address);
    const corrections = suggestedValues(near && { ...near, address: addressOfNear(near) + suffix });
    const file = site.unservedFiles.get(path);
    if (file !== undefined && site.assetFiles.has(file)) {
      const meant = addressOfFile(file) + suffix;
      return report('link/no-such-file', place, { path, meant, fix: { replace: meant } });
    }
    if (file !== undefined) return report('link/no-such-file:unserved', place, { path, file });
    if (isAbsolute) return report('link/no-such-file', place, { path, ...corrections });
    const values = { kind: kind === 'image' ? 'image' : 'file', ...corrections };
    return isOutside
      ? report('asset/not-found:outside', place, { path: written, ...values })
      : report('asset/not-found', place, { path, ...values });
  }
  // Relative links of Docusaurus have no extension.
  const near = nearest(
    isAbsolute ? path.replace(/\.mdx?$/, '/') : path.replace(/(?:\.mdx?|\/)?$/, '.md'),
  );
  const address = near && (isAbsolute ? prefix + near.address : addressOfFile(near.address));
  const fix = near?.certain === true ? replaceWith(address && address + suffix) : undefined;
  if (isOutside) {
    return report('link/no-such-page:outside', place, { path: written, meant: address, fix });
  }
  const file = address === undefined ? readmeAt(path, site) : undefined;
  if (file !== undefined) return report('link/no-such-page:readme', place, { path, file });
  // Pages have a slash at the end of their path, files do not.
  const shown = path.replace(/(?<=\.html?)\/$/, '');
  return report('link/no-such-page', place, { path: shown, meant: address, fix });
}

/** Returns the `README.md` of a folder, which is its page in VuePress and on GitHub. */
function readmeAt(path: string, { content, pathnameByFile }: Site): SourcePath | undefined {
  const folder = path.startsWith('/') ? posix.join(content, path) : path;
  const file = toSourcePath(posix.join(folder, 'README.md'));
  return pathnameByFile.has(file) ? file : undefined;
}

/** Whether a relative path leads out of the content folder. */
function leavesContent(written: string, { source }: Page, { content }: Site): boolean {
  const path = posix.join(posix.dirname(source.file), decodePercent(written));
  return content === '' ? path.startsWith('../') : !isBelow(path, content);
}

/**
 * Resolves a relative path from the address of a page, as other generators do: a file below the
 * page, or a public file relative to `/a/b/` or `/a/b`.
 */
function fileAtAddress(written: string, page: Page, site: Site): NearPath | undefined {
  const path = decodePercent(written);
  const file = posix.join(page.source.file.replace(/\.md$/, ''), path);
  if (site.assetFiles.has(toSourcePath(file))) return { address: file, certain: true };
  const folders = [page.pathname, posix.dirname(page.pathname)];
  const addresses = new Set(folders.map((folder) => posix.join(folder, path)));
  const [address, other] = [...addresses].filter((address) => site.publicFiles.has(address));
  return address === undefined
    ? undefined
    : { address: encodeURI(address), certain: other === undefined };
}

/** Returns the hint for a similar path and, if it is certainly a typo, the fix. */
export const suggestedValues = (near: NearPath | undefined) => ({
  meant: near?.address,
  fix: near?.certain ? { replace: near.address } : undefined,
});

/** Whether an address points to the reader's own machine. */
function isOwnMachine(href: string): boolean {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i
    .exec(withBrackets(href))?.[1]
    ?.toLowerCase();
  return (
    host !== undefined && /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host)
  );
}

/** Merges repeated slashes in a path. Undefined if it has no such slashes, or may name a host. */
export function withoutDoubledSlashes(href: string): string | undefined {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const isExternal = /^[a-z][a-z0-9+.-]*:|^\/\/[^/]*[.:[@]/i.test(path);
  const single = path.replace(/\/{2,}/g, '/');
  return isExternal || single === path ? undefined : single + suffix;
}

/** Returns why an address is malformed, and the likely correction. Undefined if it is valid. */
export function malformedAddress(
  href: string,
): { readonly reason: string; readonly meant?: string } | undefined {
  const [, scheme = '', slashes = '', rest = ''] = /^(https?)(:?\/*)(.*)$/is.exec(href) ?? [];
  if (scheme !== '' && /^(?::\/*|\/{2,})$/.test(slashes) && slashes !== '://') {
    return { reason: 'it has no :// after the scheme', meant: `${scheme}://${rest}` };
  }
  if (/^www\.[^/.]+\.[a-z]/i.test(href)) {
    return { reason: 'it has no scheme', meant: `https://${href}` };
  }
  if (slashes === '://') {
    if (/^https?:?\/\//i.test(rest)) return { reason: 'it has two schemes', meant: rest };
    const host = rest.split(/[/?#]/, 1)[0] ?? '';
    const isValid = URL.canParse(withBrackets(href)) && !/^\.|\.\.|%20|\s/.test(host);
    return isValid ? undefined : { reason: 'its host is not a valid name' };
  }
  if (/^mailto:(?![^?]*(?:@|%40))[^?]/i.test(href)) return { reason: 'it has no mail address' };
  return /^tel:\D*$/i.test(href) ? { reason: 'it has no number' } : undefined;
}

/** Decodes the brackets of IPv6 addresses, which are percent-encoded in page trees. */
const withBrackets = (href: string) =>
  href.replace(/^([a-z]*:?\/\/[^/?#]*)%5b([\da-f:.]+)%5d/i, '$1[$2]');
