import type { NavNode, PageView } from '../../../runtime/contract/theme.ts';
import type { PageLink, Product } from '../../model/nav.ts';
import type { Page } from '../../model/page.ts';
import type { AddressBook } from './addresses.ts';
import { addressHref, siteHref } from './addresses.ts';

/** The product and the groups above a page. */
export function breadcrumbsOf(
  book: AddressBook,
  { place, language }: Page,
  product: Product | undefined,
): PageView['breadcrumbs'] {
  const first = product && { title: product.name, href: addressHref(book, product.href, language) };
  const parents = place.parents.map(({ title, href }) => ({
    title,
    ...(href !== undefined && { href: addressHref(book, href, language) }),
  }));
  return first ? [first, ...parents] : parents;
}

/** The pages before and after a page. */
export function neighboursOf(
  book: AddressBook,
  { place, language }: Page,
): Pick<PageView, 'previous' | 'next'> {
  const link = ({ title, pathname }: PageLink) => ({
    title,
    href: siteHref(book, pathname, language),
  });
  const { previous, next } = place;
  return { ...(previous && { previous: link(previous) }), ...(next && { next: link(next) }) };
}

/** A tree with final addresses. */
export const treeViewOf = (
  book: AddressBook,
  tree: readonly NavNode[],
  language: string,
): NavNode[] =>
  tree.map((node) => ({
    ...node,
    ...(node.href !== undefined && { href: addressHref(book, node.href, language) }),
    children: treeViewOf(book, node.children, language),
  }));
