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
