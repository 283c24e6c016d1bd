import { createContext, useContext } from 'react';
import { fill } from './fill.ts';
import { SETTINGS_TEXTS } from './islands/settings/texts.ts';

/** Every word of the shell in English. A page's `texts` may say each of them in another language. */
export const TEXTS = {
  ...SETTINGS_TEXTS,
  skipToContent: 'Skip to content',
  home: 'Home',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  documentation: 'Documentation',
  products: 'Products',
  chooseProduct: 'Choose a product',
  otherProducts: 'Other',
  version: 'Version',
  chooseVersion: 'Choose a version',
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
  copyLink: 'Copy link',
  copy: 'Copy',
  copyCode: 'Copy code',
  importStatement: 'Import statement',
  advertisement: 'Advertisement',
  ad: 'Ad',
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
  resetDemo: 'Reset demo',
  viewSource: 'View source',
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
  updated: 'Updated {date}',
  wantedPath: 'You asked for',
  nearestPages: 'Did you mean one of these?',
} as const;

/** A key of the shell's words. */
export type TextKey = keyof typeof TEXTS;

/** Says a word of the shell, with `{name}` places filled. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** The words of a page: its own first, English where it has none. */
export function sayWith(texts: Readonly<Record<string, string>>): Say {
  return (key, values = {}) => fill(texts[key] ?? TEXTS[key], values);
}

/** The words around an element. */
export const SayContext = /* @__PURE__ */ createContext<Say>(/* @__PURE__ */ sayWith({}));

/** The words of the page that is being rendered. */
export const useSay = () => useContext(SayContext);
