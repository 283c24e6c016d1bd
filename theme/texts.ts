import { createContext, useContext } from 'react';
import { fill, SETTINGS_TEXTS } from './browser-texts.ts';
import type { PageView } from 'docs-build/theme';

/** Texts of the shell in English. `texts` of a page may translate each of them. */
export const TEXTS = {
  ...SETTINGS_TEXTS,
  skipToContent: 'Skip to content',
  home: 'Home',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  documentation: 'Documentation',
  search: 'Search docs',
  slashKey: 'Open search with the key /',
  shortcuts: 'Shortcuts',
  products: 'Products',
  chooseProduct: 'Choose a product',
  otherProducts: 'Other',
  version: 'Version',
  chooseVersion: 'Choose a version',
  nearestPage: 'nearest page',
  oldVersion: 'This page is about {version}, an old version.',
  samePageIn: 'Read this page for {version}',
  nearestPageIn: '{version} does not have this page: go to the nearest one',
  chooseLanguage: 'Choose a language',
  translation: 'Translation',
  notTranslated: 'This page is not translated yet: you are reading it in {language}.',
  translate: 'Help to translate it',
  pagesOf: '{product} pages',
  repository: 'Repository',
  changeMode: 'Change color mode',
  breadcrumb: 'Breadcrumb',
  copyAsMarkdown: 'Copy as Markdown',
  moreCopies: 'More ways to use this page',
  viewAsMarkdown: 'View as Markdown',
  openIn: 'Open in {name}',
  printSection: 'Print this section',
  copyLink: 'Copy link',
  copy: 'Copy',
  copyCode: 'Copy code',
  wrapLines: 'Wrap lines',
  minutes: '{minutes} min',
  importStatement: 'Import statement',
  advertisement: 'Advertisement',
  ad: 'Ad',
  adBy: 'Ad by {publisher}',
  adBlocked: 'An ad was blocked here.',
  adAllow: 'Ads help to pay for the work on {site}. Please allow them on this site.',
  adThanks: 'Thank you',
  adHeart: 'with love',
  privacy: 'Privacy',
  cookieSettings: 'Cookie settings',
  consentQuestion: 'May {site} measure how its pages are used?',
  consentRefused:
    'Your browser asks sites not to follow you. As long as it does, nothing is counted, whatever you choose.',
  consentMore: 'Details',
  consentAccept: 'Accept',
  consentAcceptMeans:
    'Visits, clicks and searches without a result are counted, and ads of other companies may be shown. They can set cookies.',
  consentDecline: 'Decline',
  consentDeclineMeans:
    'Nothing is counted and no other company is asked for anything. Only your settings are kept, on this device.',
  onThisPage: 'On this page',
  editThisPage: 'Edit this page',
  backToTop: 'Back to top',
  previousAndNext: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  opensAnotherSite: '(opens another site)',
  linkTo: 'Link to {heading}',
  table: 'Table',
  code: 'Code',
  codeIn: 'Code in {language}',
  codeVariants: 'Code variants',
  codeLanguage: 'Language of the code',
  typeScript: 'TypeScript',
  javaScript: 'JavaScript',
  noTypeScript: 'This demo has no TypeScript',
  noJavaScript: 'This demo has no JavaScript',
  styling: 'Styling',
  demo: '{label} demo, {name}',
  demoTools: 'Demo tools',
  expandCode: 'Expand code',
  collapseCode: 'Collapse code',
  showCode: 'Show code',
  hideCode: 'Hide code',
  showAllLines: 'Show all {count} lines',
  demoFiles: 'Files of the demo',
  openSandbox: 'Open in StackBlitz',
  demoScheme: 'Color mode of this demo',
  showDemoDark: 'Show in dark mode',
  showDemoLight: 'Show in light mode',
  demoDirection: 'Direction of this demo',
  showDemoRtl: 'Show from right to left',
  showDemoLtr: 'Show from left to right',
  demoWidth: 'Width of the demo',
  resetDemo: 'Reset demo',
  moreDemoTools: 'More demo tools',
  viewSource: 'View source',
  viewOnGitHub: 'View source on GitHub',
  copyTypeScriptLink: 'Copy TypeScript link',
  copyJavaScriptLink: 'Copy JavaScript link',
  resetFocus: 'Reset focus',
  demoStart: 'Start of the demo',
  note: 'Note',
  warning: 'Warning',
  success: 'Success',
  error: 'Error',
  newFeature: 'New',
  unstable: 'Preview',
  beta: 'Beta',
  planned: 'Planned',
  legacy: 'Legacy',
  deprecated: 'Deprecated',
  pro: 'Pro plan',
  premium: 'Premium plan',
  settings: 'Settings',
  closeSettings: 'Close settings',
  notifications: 'Notifications',
  unreadNotifications: 'Notifications, {count} unread',
  loadingNotifications: 'Loading',
  noNotifications: 'Nothing new',
  failedNotifications: 'Could not load.',
  tryAgain: 'Try again',
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
  logo: 'Logo',
  copyLogo: 'Copy logo as SVG',
  copyWordmark: 'Copy wordmark as SVG',
  goToHome: 'Go to home',
  moreLinks: 'More',
  pageTabs: 'Views of this component',
  tabDemos: 'Demos',
  tabComponents: 'Components API',
  tabHooks: 'Hooks API',
  feedbackQuestion: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you',
  reportIssue: 'Report an issue',
  comment: 'What would you change? (optional)',
  openIssue: 'Open an issue with your comment',
  updated: 'Updated {date}',
  api: 'API',
  apiProps: '{name} props',
  apiSlots: '{name} slots',
  apiClasses: '{name} CSS classes',
  apiCssVariables: '{name} CSS variables',
  apiParameters: '{name} parameters',
  apiReturns: '{name} return value',
  apiName: 'Name',
  apiType: 'Type',
  apiClass: 'Class',
  apiDefault: 'Default',
  apiDescription: 'Description',
  apiFilterProps: 'Filter {count} props',
  apiFilter: 'Filter {count} entries',
  noPropMatches: 'No prop matches',
  nothingMatches: 'Nothing matches',
  apiView: 'View',
  apiTable: 'Table',
  apiExpanded: 'Expanded',
  apiCompact: 'Compact',
  apiInherited: 'Inherited ({count})',
  apiDeprecated: 'Deprecated ({count})',
  apiInheritedFrom: 'Inherited from {name}',
  apiState: 'State',
  required: 'Required',
  apiRef: '`ref` is the root: `{type}`',
  apiNoRef: 'No `ref`',
  apiInherits: 'Inherits the props of {names}',
  apiSpreads: 'Passes attributes of `<{tag}>` to the root',
  apiPolymorphic: '`component` changes the root',
  apiSx: '`sx` prop',
  apiSystemProps: 'Style properties such as `margin` as props',
  apiThemeName: '`{theme}` in the theme',
  sourceCode: 'Source code',
  apiExamples: 'Examples:',
  wantedPath: 'You asked for',
  nearestPages: 'Did you mean one of these?',
  noNearestPages: 'No page has a similar address.',
  waiting: 'Waiting for the network',
  opensAgain: 'The page opens by itself once you are online again.',
  keptPages: 'Pages kept on this device',
} as const;

export type TextKey = keyof typeof TEXTS;

/** Function that returns a text of the shell with its placeholders filled. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** Creates the function for the texts of a page, in English where there is no translation. */
export function translateWith(texts: Readonly<Record<string, string>>): Translate {
  return (key, values = {}) => fill(texts[key] ?? TEXTS[key], values);
}

/** Texts of the surrounding content. */
export const TextsContext = /* @__PURE__ */ createContext<Translate>(
  /* @__PURE__ */ translateWith({}),
);

/** Path under which the site is served, for addresses in texts. */
export const BaseContext = /* @__PURE__ */ createContext('/');

/** Returns the texts of the page that is being rendered. */
export const useTexts = () => useContext(TextsContext);

/** Returns the attributes of content in another language than the page. */
export const contentLanguage = ({ language, content }: PageView) =>
  content.language === language ? {} : { lang: content.language, dir: content.direction };

/** Returns the language for dates. English dates have the day before the month. */
export const dateLanguage = (language: string) => (language === 'en' ? 'en-GB' : language);

/** Formats a day: `2026-11-20` → `20 November 2026`. */
export function dayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(dateLanguage(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
