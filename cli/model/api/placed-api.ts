import type { PageSource } from '../page.ts';
import { NO_API } from './site-api.ts';
import type { ApiBranch, ApiPage, SiteApi } from './site-api.ts';

/** A page of a reference, with its generated source. */
export interface PlacedApiPage {
  readonly page: ApiPage;
  readonly source: PageSource;
}

/** The references of a site, with their pages and navigation. */
export interface PlacedApi {
  readonly api: SiteApi;
  readonly pages: readonly PlacedApiPage[];
  readonly branches: readonly ApiBranch[];
}

/** The value for a site without references. */
export const NO_PLACED_API: PlacedApi = { api: NO_API, pages: [], branches: [] };
