/** The service worker that takes itself back. */
export {};
