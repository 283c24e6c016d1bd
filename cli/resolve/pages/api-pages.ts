import type { SiteConfig } from '../../config/schema.ts';
import type { PlacedApiPage } from '../../model/api/placed-api.ts';
import type { Page } from '../../model/page.ts';
import { productOfPage } from '../products.ts';

/** The pages of API references, but for those that a writer replaced by one with the same address. */
export function apiPages(
  placed: readonly PlacedApiPage[],
  written: readonly Pick<Page, 'pathname' | 'language'>[],
  config: SiteConfig,
): Omit<Page, 'place'>[] {
  const taken = new Set(written.map(({ pathname }) => pathname.toLowerCase()));
  return placed
    .filter(({ page }) => !taken.has(page.pathname.toLowerCase()))
    .map(({ page, source }) => ({
      pathname: page.pathname,
      language: source.language,
      kind: 'api',
      api: page,
      source,
      ...productOfPage({ pathname: page.pathname, source }, config),
      title: source.frontMatter.title ?? '',
      demos: [],
    }));
}
