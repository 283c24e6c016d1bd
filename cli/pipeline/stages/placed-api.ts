import { placeApi, type WrittenPage } from '../../api/place-api.ts';
import { wordsFrom } from '../../api/content/texts.ts';
import { NO_PLACED_API } from '../../model/api/placed-api.ts';
import type { PlacedApi } from '../../model/api/placed-api.ts';
import type { ApiReference } from '../../model/api/reference.ts';
import type { Sources } from '../../model/sources.ts';
import type { Outcome } from '../../model/diagnostic.ts';
import { withoutTrailingSlash } from '../../model/paths.ts';
import { productOf } from '../../model/nav.ts';
import { placePages } from '../../resolve/pages/pages.ts';
import { pathRulesOf, productOfPage } from '../../resolve/products.ts';
import { titleFromPath } from '../../resolve/titles.ts';
import type { SiteInput } from '../site-input.ts';

/** Places the references of a site in it. */
export async function placedApi(
  input: SiteInput,
  sources: Sources,
  references: readonly ApiReference[],
): Promise<Outcome<PlacedApi>> {
  const { config } = input;
  if (references.length === 0) return { value: NO_PLACED_API, diagnostics: [] };
  const language = config.site.languages[0] ?? 'en';
  const rules = pathRulesOf(config);
  const titleOf = (path: string) => titleFromPath(withoutTrailingSlash(path));
  return placeApi({
    sources: config.api,
    references,
    pages: writtenPages(input, sources, language),
    words: wordsFrom(sources.translations[language] ?? {}),
    language,
    productOf: (path) => productOf(path, rules).productId ?? undefined,
    titleOf,
    locate: input.locateValue,
  });
}

/** Returns the pages whose front matter may name parts. `resolve` reports the findings about their addresses. */
const writtenPages = ({ config }: SiteInput, { pages }: Sources, language: string): WrittenPage[] =>
  placePages(pages, config)
    .value.filter(({ source }) => source.language === language)
    .map(({ source, pathname }) => ({
      pathname,
      source,
      product: productOfPage({ pathname, source }, config).product,
      title:
        source.frontMatter.title ??
        source.firstHeading ??
        titleFromPath(withoutTrailingSlash(pathname)),
    }));
