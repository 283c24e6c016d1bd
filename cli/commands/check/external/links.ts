import type { SiteConfig } from '../../../config/schema.ts';
import type { Diagnostic, Place } from '../../../model/diagnostic.ts';
import type { NavNode } from '../../../model/nav.ts';
import { hasFile, isFallback } from '../../../model/page.ts';
import { pageKey } from '../../../model/site.ts';
import type { Survey } from '../../../pipeline/build-site.ts';
import { externalGone, externalMoved, externalUnreachable } from '../../../report/rules/link.ts';
import type { Verdict } from './ask.ts';

/** A link to another site. */
export interface ExternalLink {
  /** As written. */
  readonly href: string;
  /** What to ask for: without fragment. */
  readonly address: string;
  readonly place: Place | undefined;
}

/** Names that stand for others in examples and tests. RFC 2606 and 6761. */
const RESERVED =
  /(?:^|\.)(?:example|invalid|localhost|test|local|internal|example\.(?:com|net|org))$/;

/** What to ask for, or undefined for what is nobody's site or no address. */
export function addressOf(href: string): string | undefined {
  const url = /^(?:https?:)?\/\//i.test(href) ? URL.parse(href, 'https://example.org') : undefined;
  if (!url || RESERVED.test(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}

/** Every link to another site: of pages, navigation, redirects and footer. */
export function externalLinks(
  { site, facts }: Survey,
  { redirects, site: { footer } }: SiteConfig,
  locateValue: (value: string) => readonly Place[],
): ExternalLink[] {
  const ofPages = site.pages.flatMap((page) => {
    if (isFallback(page) || !hasFile(page)) return [];
    const { references = [] } = facts.get(pageKey(page.language, page.pathname)) ?? {};
    return references.map(({ href, range }) => ({
      href,
      place: { file: page.source.file, range },
    }));
  });
  const named = [
    ...[...site.navigation.values()].flatMap(hrefsOf),
    ...redirects.map(({ to }) => to),
    ...footer.map(({ href }) => href),
  ];
  const outside = [...new Set(named)].filter((href) => addressOf(href) !== undefined);
  const ofConfig = outside.map((href) => ({ href, place: locateValue(href)[0] }));
  return [...ofPages, ...ofConfig].flatMap(({ href, place }) => {
    const address = addressOf(href);
    return address === undefined ? [] : [{ href, address, place }];
  });
}

const hrefsOf = (nodes: readonly NavNode[]): string[] =>
  nodes.flatMap(({ href, children }) => [
    ...(href === undefined ? [] : [href]),
    ...hrefsOf(children),
  ]);

/** What there is to say about a link. */
export function externalFinding(
  { href, place }: ExternalLink,
  verdict: Verdict,
): Diagnostic | undefined {
  switch (verdict.kind) {
    case 'gone':
      return externalGone(href, verdict.status, place);
    case 'moved':
      return externalMoved(href, withFragment(verdict.to, href), place);
    case 'unreachable':
    case 'offline':
      return externalUnreachable(href, verdict.reason, place);
    case 'fine':
      return undefined;
  }
}

const withFragment = (to: string, href: string) => {
  const at = href.indexOf('#');
  return at < 0 ? to : to + href.slice(at);
};
