/** Colour modes a reader can choose. Anything else in storage is ignored. Spec §5. */
export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

/** What the head script of a page looks for in local storage. `prefix` is the site's `storagePrefix`. */
export const choiceKeys = (prefix: string) => ({
  /** Light, dark or system. */
  mode: `${prefix}-mode`,
  /** Which scheme of the theme stands for light, and which for dark. */
  lightScheme: `${prefix}-color-scheme-light`,
  darkScheme: `${prefix}-color-scheme-dark`,
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

/** Where `true` means that the lines of code wrap. A key of its own, since only code blocks and the script before them know it. */
export const wrapKey = (prefix: string) => `${prefix}-code-wrap`;

/** Names of what the head script looks for. */
export type ChoiceKeys = ReturnType<typeof choiceKeys>;

/** What the script after a page's sidebar looks for in session storage. */
export const sidebarKeys = (prefix: string) => ({
  /** Product and scroll position of the sidebar, in pixels. */
  sidebarScroll: `${prefix}-sidebar-scroll`,
  /** Pathnames of groups that the reader opened or, with `-` before them, closed; spaces between. */
  sidebarGroups: `${prefix}-sidebar-groups`,
});

/** Where things are kept in the browser: in local storage, unless said otherwise. */
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

/** Where `analytics` or `essential` stands, what the reader allows. A key of its own, as are the next two: most scripts do not need them. */
export const consentKey = (prefix: string) => `${prefix}-cookie-consent`;

/** Where session storage holds events that could not be sent before the reader left, as JSON. */
export const unsentKey = (prefix: string) => `${prefix}-unsent`;

/** Where session storage holds the build for which the page was loaded again. */
export const reloadedKey = (prefix: string) => `${prefix}-reloaded-for`;

/** Keys of one site. */
export type StorageKeys = ReturnType<typeof storageKeys>;

/** Names of cookies. Spec §3. */
export const COOKIES = {
  codeVariant: 'codeVariant',
  codeStyle: 'codeStyling',
  paletteColors: 'paletteColors',
} as const;

/** How long cookies are kept: one year. Spec §3, §9. */
export const COOKIE_SECONDS = 31_536_000;

/** Ways in which tables of an API are shown. The first is the usual one; anything else in storage is ignored. */
export const API_VIEWS = ['table', 'expanded', 'compact'] as const;
export type ApiView = (typeof API_VIEWS)[number];

/** Where the reader's choice is kept. A key of its own, since only the script after the sidebar and that of the tables know it. */
export const apiViewKey = (prefix: string) => `${prefix}-api-view`;
