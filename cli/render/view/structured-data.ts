import type { PageView } from '../../../runtime/contract/theme.ts';

/** Returns the JSON-LD of a page. `canonical` is the page's address including the host. */
export function structuredDataOf(view: PageView, canonical: string) {
  const { title, description, updated, content, breadcrumbs, post, site, product } = view;
  const absolute = (href: string) => new URL(href, canonical).href;
  const trail = [...breadcrumbs, { title, href: canonical }];
  const isHome = view.pathname === '/';
  const kind = isHome ? 'WebPage' : 'TechArticle';
  const code = product?.version !== undefined && {
    '@type': 'SoftwareSourceCode',
    name: product.name,
    ...(site.repository !== undefined && { codeRepository: site.repository }),
    programmingLanguage: 'TypeScript',
    version: product.version,
  };
  const page = {
    '@type': post ? 'BlogPosting' : kind,
    '@id': canonical,
    url: canonical,
    name: title,
    ...(!isHome && { headline: title }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: absolute(site.home) },
    ...(code && { about: code }),
    ...(description !== '' && { description }),
    inLanguage: content.language,
    ...(updated !== undefined && { dateModified: updated }),
    ...(post && {
      datePublished: post.date,
      keywords: post.tags.map(({ text }) => text),
      author: post.authors.map(({ text, href }) => ({
        '@type': 'Person',
        name: text,
        url: absolute(href),
      })),
    }),
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
