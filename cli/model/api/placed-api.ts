import type { PageSource } from '../page.ts';
import { NO_API } from './site-api.ts';
import type { ApiBranch, ApiPage, SiteApi } from './site-api.ts';

/** A page of a reference, with what stands for its file. */
export interface PlacedApiPage {
  readonly page: ApiPage;
  readonly source: PageSource;
}

/** The references of a site with everything they bring to it. */
export interface PlacedApi {
  readonly api: SiteApi;
  readonly pages: readonly PlacedApiPage[];
  readonly branches: readonly ApiBranch[];
}

/** What a site without references has of them. */
export const NO_PLACED_API: PlacedApi = { api: NO_API, pages: [], branches: [] };
