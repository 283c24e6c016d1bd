import type { ApiMentions } from '../../model/api/mention.ts';
import type { SiteApi } from '../../model/api/site-api.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';

/** A page that somebody wrote, and what it says of props. */
export interface CheckedPage {
  readonly page: Pick<Page, 'product' | 'source'>;
  readonly mentions?: ApiMentions;
}

/** A package of the configuration. */
export interface CheckedSource {
  readonly package: string;
  /** Id of its product; absent for a site without products. */
  readonly product?: string;
  /** Where its name is written, for messages. Looked for when that is asked. */
  readonly place?: () => Place | undefined;
}

/** What is checked. Pages are originals and translations; those that stand in for a translation would be told twice. */
export interface ApiCheckInput {
  readonly sources: readonly CheckedSource[];
  readonly api: SiteApi;
  readonly pages: readonly CheckedPage[];
}

/** The packages that document the product of a page. */
export const sourcesOf = (
  { sources }: Pick<ApiCheckInput, 'sources'>,
  { product }: Pick<Page, 'product'>,
) => sources.filter((source) => (source.product ?? null) === product);
