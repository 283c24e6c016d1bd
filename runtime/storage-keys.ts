/** Storage keys that few scripts need, so that the others do not contain them. Local by default. */

/** `true` if lines of code wrap. */
export const WRAP_KEY = `${__STORAGE_PREFIX__}-code-wrap`;

/** The reader's consent: `analytics` or `essential`. */
export const CONSENT_KEY = `${__STORAGE_PREFIX__}-cookie-consent`;

/** The latest searches as JSON. In session storage until the reader agrees to be measured. */
export const RECENT_SEARCHES_KEY = `${__STORAGE_PREFIX__}-search-recent`;

/** `false` if the key `/` does not open the search dialog. */
export const SLASH_KEY = `${__STORAGE_PREFIX__}-search-slash`;

/** In session storage, as JSON: the page opened from the results, and the words to mark on it. */
export const SEARCH_MARKS_KEY = `${__STORAGE_PREFIX__}-search-marks`;

/** In session storage: events that could not be sent before the reader left, as JSON. */
export const UNSENT_KEY = `${__STORAGE_PREFIX__}-unsent`;

/** In session storage: builds for which the page was reloaded. */
export const RELOADED_KEY = `${__STORAGE_PREFIX__}-reloaded-for`;

/** The reader's view of API tables. */
export const API_VIEW_KEY = `${__STORAGE_PREFIX__}-api-view`;
