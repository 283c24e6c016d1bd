/** The services of a site that stand-ins may take the place of: addresses as they are configured. */
export interface StoodIn {
  /** Answers with adverts of one line. */
  readonly adverts?: string;
  /** Draws adverts; `found` is the selector of what it draws. */
  readonly advertScript?: { readonly address: string; readonly found: string };
  /** The script of Google Analytics, and the origins that it sends to. */
  readonly tagScript?: { readonly address: string; readonly collectors: readonly string[] };
  /** Takes events by POST: an address, or a path of the site with its base. */
  readonly beacon?: string;
}

/** Where the stand-ins answer, below their own origin. */
export const MOCK_PATHS = {
  adverts: '/adverts.json',
  advertScript: '/advert.js',
  tagScript: '/gtag/js',
  collect: '/collect',
  beacon: '/beacon',
} as const;

/** Whether there is anything to stand in for. */
export const hasServices = (services: StoodIn): boolean => Object.keys(services).length > 0;
