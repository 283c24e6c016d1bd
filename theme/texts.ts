import { createContext, useContext } from 'react';

/** Every word of the shell in English. A page's `texts` may say each of them in another language. */
export const TEXTS = {
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
  pagesOf: '{product} pages',
  repository: 'Repository',
  changeMode: 'Change colour mode',
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
} as const;

/** A key of the shell's words. */
export type TextKey = keyof typeof TEXTS;

/** Says a word of the shell, with `{name}` places filled. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** The words of a page: its own first, English where it has none. */
export function sayWith(texts: Readonly<Record<string, string>>): Say {
  return (key, values = {}) =>
    (texts[key] ?? TEXTS[key]).replace(
      /\{(\w+)\}/g,
      (place, name: string) => values[name] ?? place,
    );
}

/** The words around an element. */
export const SayContext = /* @__PURE__ */ createContext<Say>(/* @__PURE__ */ sayWith({}));

/** The words of the page that is being rendered. */
export const useSay = () => useContext(SayContext);
