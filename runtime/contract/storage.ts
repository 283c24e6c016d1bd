/** Color modes a reader can choose. Anything else in storage is ignored. */
export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

/** Keys in local storage that the head script reads. `prefix` is the site's `storagePrefix`. */
export const choiceKeys = (prefix: string) => ({
  mode: `${prefix}-mode`,
  /** The theme's scheme for `light` or for `dark`. */
  scheme: (resolved: 'light' | 'dark') => `${prefix}-color-scheme-${resolved}`,
  /** `ltr` or `rtl`. */
  direction: `${prefix}-direction`,
  /** `true` for less space everywhere. */
  dense: `${prefix}-dense`,
  /** Pixels of one unit of space in demos. */
  spacing: `${prefix}-spacing`,
  /** Custom properties for demos, and the settings that they were made for. */
  demoVariables: `${prefix}-demo-variables`,
  /** Id of the announcement that the reader closed. */
  announcement: `${prefix}-announcement`,
});

export type ChoiceKeys = ReturnType<typeof choiceKeys>;

/** Keys in session storage that the script after the sidebar reads. */
export const sidebarKeys = (prefix: string) => ({
  /** Product and scroll position of the sidebar, in pixels. */
  sidebarScroll: `${prefix}-sidebar-scroll`,
  /** Pathnames of groups that the reader opened or, with `-`, closed; spaces between. */
  sidebarGroups: `${prefix}-sidebar-groups`,
});

/** Keys in local storage and, for the sidebar, in session storage. */
export const storageKeys = (prefix: string) => ({
  ...choiceKeys(prefix),
  ...sidebarKeys(prefix),
  /** Chosen tab by group key. */
  tab: (group: string) => `${prefix}-tab-${group}`,
  /** Ids of the notifications that the reader has seen, with spaces between. */
  notifications: `${prefix}-notifications`,
  /** Votes by pathname: JSON, 1 or 0. */
  feedback: `${prefix}-feedback`,
});

export type StorageKeys = ReturnType<typeof storageKeys>;

/** Views of API tables. The first is the default. */
export const API_VIEWS = ['table', 'expanded', 'compact'] as const;

export const COOKIES = {
  codeVariant: 'codeVariant',
  codeStyle: 'codeStyling',
  paletteColors: 'paletteColors',
} as const;

/** Lifetime of cookies: one year. */
export const COOKIE_SECONDS = 31_536_000;
