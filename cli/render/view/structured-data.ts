import type { PageView } from '../../../runtime/contract/theme.ts';

/** What a page says of itself to machines: what it is, when it changed, and where it stands. Schema.org, as JSON-LD. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Readonly<Record<string, unknown>>[];
}

/** The data of a page, from what its readers see. `canonical` is its address with host. */
export function structuredDataOf(view: PageView, canonical: string): StructuredData {
  const { title, description, updated, content, breadcrumbs } = view;
  const absolute = (href: string) => new URL(href, canonical).href;
  const trail = [...breadcrumbs, { title, href: canonical }];
  const page = {
    '@type': 'WebPage',
    '@id': canonical,
    url: canonical,
    name: title,
    ...(description !== '' && { description }),
    inLanguage: content.language,
    ...(updated !== undefined && { dateModified: updated }),
  };
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      ...(crumb.href !== undefined && { item: absolute(crumb.href) }),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': breadcrumbs.length > 0 ? [page, list] : [page],
  };
}
