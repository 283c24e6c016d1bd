/** The service worker of a site. */
export {};
