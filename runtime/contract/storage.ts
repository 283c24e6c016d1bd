/** Colour modes a reader can choose. Anything else in storage is ignored. Spec §5. */
export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

/** Where things are kept in the browser. `prefix` is the site's `storagePrefix`. */
export const storageKeys = (prefix: string) => ({
  /** localStorage: light, dark or system. */
  mode: `${prefix}-mode`,
  /** localStorage: which scheme stands for light and for dark. */
  lightScheme: `${prefix}-color-scheme-light`,
  darkScheme: `${prefix}-color-scheme-dark`,
  /** localStorage: chosen tab by group key. */
  tab: (group: string) => `${prefix}-tab-${group}`,
  /** sessionStorage: scroll position of the sidebar, in pixels. */
  sidebarScroll: `${prefix}-sidebar-scroll`,
});
