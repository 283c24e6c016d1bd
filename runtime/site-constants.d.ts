/** Constants that the build of a site inserts, so that pages have no code of disabled services. */
declare const __STORAGE_PREFIX__: string;
declare const __CODE_STYLES__: import('./contract/payload.ts').CodeStyleNames;
/** Id of the announcement, or empty. */
declare const __ANNOUNCEMENT__: string;
declare const __HAS_SCHEME_ATTRIBUTES__: boolean;
declare const __HAS_ADS__: boolean;
declare const __HAS_ANALYTICS__: boolean;
declare const __HAS_GTAG__: boolean;
declare const __HAS_BEACON__: boolean;
declare const __HAS_SEARCH__: boolean;
declare const __ASKS_CONSENT__: boolean;
declare const __WORKER_HOSTS__: readonly string[] | false;
/** False for a site with its own index. */
declare const __DOCSEARCH__: import('./contract/search.ts').DocSearchSettings | false;
declare const __ADS__: import('./contract/services.ts').AdSettings;
declare const __ANALYTICS__: import('./contract/services.ts').AnalyticsSettings;
declare const __SERVICE_WORKER__: import('./contract/services.ts').WorkerSettings | false;
declare const __WORKER_MANIFEST__: import('./contract/services.ts').WorkerManifest;
