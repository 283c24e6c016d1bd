import { HOOKS } from '../contract/hooks.ts';
import type { SchemeVariables, Settings } from '../contract/settings.ts';

/** Marks the style sheet that is ours among the adopted ones. */
export const MARK = '--docs-demo-variables:1;';

/** Two rules of custom properties: nothing that could load a file or change anything else, whichever elements they are for. */
const SHEET =
  /^(?!.*url):root[^{]*\{(--[\w-]+:[\w #%()+-/]+;)*\}@media screen\{\[data-mode=dark][^{]*\{(--[\w-]+:[\w #%()+-/]+;)*\}\}$/i;

/** What variables are made for: the text of the cookie, and the spacing that is kept. */
export const madeFor = (colors: string | undefined, spacing: string | null) =>
  `${colors ?? ''} ${spacing ?? ''}`;

/** The CSS in the second line of a kept text; none where it was made for other settings, or is not what we wrote. */
export function cssOf(kept: string | null, purpose: string): string {
  const [first, css = ''] = (kept ?? '').split('\n');
  return first === purpose && SHEET.test(css) ? css : '';
}

/** Puts the CSS after all other sheets. Nothing in a browser that cannot adopt sheets: demos then wait for their script. */
export function adoptSheet(css: string, others: readonly CSSStyleSheet[] = []): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...others, sheet];
  } catch {
    // An old browser.
  }
}

/**
 * Custom properties that make demos follow the reader's colours and spacing without any script of theirs. They are worked out where the
 * libraries are loaded and kept as text, so that the head script of the next page can adopt them before anything is painted.
 */

/** Text of the cookie for these colours; undefined for those of the library. */
export const colorsText = ({ paletteColors }: Pick<Settings, 'paletteColors'>) =>
  Object.keys(paletteColors).length > 0 ? JSON.stringify(paletteColors) : undefined;

const declarations = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** Demos that have a scheme of their own follow the reader's colours in that one. */
const LIGHT = `:root,[${HOOKS.demoScheme}=light]`;
const DARK = `[${HOOKS.mode}=dark]:where(:not([${HOOKS.demoScheme}=light])),[${HOOKS.demoScheme}=dark]`;

/** The text that is kept: what it was made for, and the style sheet; nothing where nothing differs. */
export function variablesText(purpose: string, variables: SchemeVariables): string {
  const [light, dark] = [declarations(variables.light), declarations(variables.dark)];
  return light + dark === ''
    ? ''
    : `${purpose}\n${LIGHT}{${MARK}${light}}@media screen{${DARK}{${dark}}}`;
}

/** What the browser adds when it says a rule, and what means nothing in ours. */
const bare = (css: string) => css.replace(/[\s"]/g, '');

const textOf = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].map(({ cssText }) => bare(cssText)).join('');

const isAdoptedHere = ({ cssRules: [rule] }: CSSStyleSheet) =>
  rule !== undefined && bare(rule.cssText).includes(MARK);

/** Puts the variables in a kept text in the place of those that were shown before. The same ones stay: another sheet would have the whole page styled anew. */
export function showVariables(kept: string | null, purpose: string): void {
  const adopted = document.adoptedStyleSheets ?? [];
  const shown = adopted.find(isAdoptedHere);
  const css = cssOf(kept, purpose);
  if (bare(css) === (shown ? textOf(shown) : '')) return;
  const others = adopted.filter((sheet) => sheet !== shown);
  if (css === '') document.adoptedStyleSheets = others;
  else adoptSheet(css, others);
}
