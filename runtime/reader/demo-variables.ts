/**
 * Custom properties with which demos follow the reader's colors and spacing without scripts. They
 * are computed in scripts and stored as text, which the head script adopts on the next page.
 */
import { HOOKS } from '../contract/hooks.ts';
import type { SchemeVariables } from '../contract/settings.ts';
import { adoptSheet } from '../elements.ts';

/** Marks our style sheet among the adopted ones. */
export const SHEET_MARK = '--docs-demo-variables:1;';

/** Pattern of two rules of custom properties. Rejects what could load or change anything else. */
const SHEET =
  /^(?!.*url):root[^{]*\{(--[\w-]+:[\w #%()+-/]+;)*\}@media screen\{\[data-mode=dark][^{]*\{(--[\w-]+:[\w #%()+-/]+;)*\}\}$/i;

/** Demos with a scheme of their own follow the reader's colors of that scheme. */
const LIGHT = `:root,[${HOOKS.demoScheme}=light]`;
const DARK = `[${HOOKS.mode}=dark]:where(:not([${HOOKS.demoScheme}=light])),[${HOOKS.demoScheme}=dark]`;

/** Identifies the settings that variables were computed for: the cookie and stored spacing. */
export const settingsKeyOf = (colors: string | undefined, spacing: string | null) =>
  [colors, spacing].join(' ');

/** Returns the text to store: settings key and style sheet. Empty without variables. */
export function variablesText(settingsKey: string, variables: SchemeVariables): string {
  const [light, dark] = [declarations(variables.light), declarations(variables.dark)];
  return light + dark === ''
    ? ''
    : `${settingsKey}\n${LIGHT}{${SHEET_MARK}${light}}@media screen{${DARK}{${dark}}}`;
}

const declarations = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** Returns the CSS of a stored text; empty if it is for other settings or not written by us. */
export function cssOf(stored: string | null, settingsKey: string): string {
  const [first, css = ''] = (stored ?? '').split('\n');
  return first === settingsKey && SHEET.test(css) ? css : '';
}

/** Replaces the adopted variables, unless they are equal: a new sheet restyles the whole page. */
export function showVariables(stored: string | null, settingsKey: string): void {
  const adopted = document.adoptedStyleSheets ?? [];
  const shown = adopted.find(isOurs);
  const css = cssOf(stored, settingsKey);
  if (withoutBlanks(css) === (shown ? sheetText(shown) : '')) return;
  if (shown) document.adoptedStyleSheets = adopted.filter((sheet) => sheet !== shown);
  if (css !== '') adoptSheet(css);
}

/** Removes blanks and quotes, which browsers add to rules and which have no meaning in ours. */
const withoutBlanks = (css: string) => css.replace(/[\s"]/g, '');

const sheetText = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].map(({ cssText }) => withoutBlanks(cssText)).join('');

const isOurs = ({ cssRules: [rule] }: CSSStyleSheet) =>
  rule !== undefined && withoutBlanks(rule.cssText).includes(SHEET_MARK);
