/** `HOOKS.mode`, apart so that the head script need not carry the whole table. */
export const MODE_HOOK = 'data-mode';

/** `HOOKS.modeChoice`, apart like `MODE_HOOK`. */
export const MODE_CHOICE_HOOK = 'data-mode-choice';

/** `HOOKS.themeColor`, apart like `MODE_HOOK`. */
export const THEME_COLOR_HOOK = 'data-docs-theme-color';

/**
 * Names that markup and script agree on. The theme and the renderer write them, the runtime looks for them.
 * An attribute is documented with what its value means; "flag" means that only its presence counts.
 */
export const HOOKS = {
  /** On `<html>`: `light` or `dark`, the resolved colour mode. Written by the head script before first paint. */
  mode: MODE_HOOK,
  /** On `<html>`: `light`, `dark` or `system`, what the reader chose. Written by the head script before first paint. */
  modeChoice: MODE_CHOICE_HOOK,
  /** On `<meta name="theme-color">`, before the head script: the light and the dark colour with a space between. */
  themeColor: THEME_COLOR_HOOK,
  /** On `<html>`: flag, the page is scrolled by more than 200 px (the back-to-top button may show). */
  scrolled: 'data-docs-scrolled',
  /** On `<html>`: flag, less space everywhere. */
  dense: 'data-dense',
  /** On a button: goes to the next of light, dark, system. Its `aria-label` and `title` name the current one. */
  modeButton: 'data-docs-mode-button',
  /** On a button: `code` copies the code of the nearest `codeBlock` above, `page` the page as Markdown, `link` the page's address. */
  copy: 'data-docs-copy',
  /** Inside a copy button, on the element whose text is its label. */
  copyLabel: 'data-docs-copy-label',
  /** On a copy button: flag, for 2000 ms after it worked. */
  copied: 'data-docs-copied',
  /** On the element that holds a `pre` and its copy button. In a demo, a copy button outside any takes the full source. */
  codeBlock: 'data-docs-code',
  /** On a button in a code block: flag, shows the block in its full height. */
  showWhole: 'data-docs-show-whole',
  /** On a code block: flag, it is shown in its full height. */
  whole: 'data-docs-whole',
  /** On an element inside code that is shown but never copied, such as a diff mark. */
  notCopied: 'data-docs-not-copied',
  /** On a group of code tabs: the key under which the choice is remembered, or empty. Tabs use the ARIA tabs pattern. */
  tabs: 'data-docs-tabs',
  /** On a button: id of the `<dialog>` it opens as a modal. The opener carries `aria-expanded`. */
  open: 'data-docs-open',
  /** On a button inside a `<dialog>`: flag, closes it. */
  close: 'data-docs-close',
  /** On a `<dialog>`: width of the viewport in pixels from which it closes itself. */
  closeFrom: 'data-docs-close-from',
  /** On an element in a `<dialog>`: id of an element of the page that moves into it while the dialog is open. */
  borrow: 'data-docs-borrow',
  /** On a `popover` of links or buttons: flag, arrow keys, Home and End move among them. */
  menu: 'data-docs-menu',
  /** On the scroller that holds the navigation tree. */
  sidebar: 'data-docs-sidebar',
  /** On a button: the pathname of the group it opens and closes. `aria-controls` names the list. */
  group: 'data-docs-group',
  /** On the contents list (both the column and the bar). Its links are `#id`. */
  toc: 'data-docs-toc',
  /** In the contents bar, on the element that shows the current heading's text. */
  tocCurrent: 'data-docs-toc-current',
  /** On a button: flag, scrolls to the top. */
  toTop: 'data-docs-to-top',
  /** On a demo's button: shows and hides the full source. `aria-controls` names the element, `aria-expanded` says the state. */
  expand: 'data-docs-expand',
  /** On the section of a demo: flag, its full source is shown. */
  expanded: 'data-docs-expanded',
  /** On a demo's button: flag, renders the demo anew. */
  resetDemo: 'data-docs-reset-demo',
  /** On the section that holds a demo's stage, toolbar and code: the demo's id. */
  demo: 'data-docs-demo',
  /** On what an error boundary shows instead of a demo that broke: flag. Holds a `<p>` and a `<button>`. */
  demoError: 'data-docs-demo-error',
  /** On an island: flag, it is hydrated. */
  hydrated: 'data-hydrated',
  /** On the live region through which changes are spoken. */
  status: 'data-docs-status',
} as const;

/** Tag of the element that hydrates: `<docs-island module="/_assets/…" name="BasicButtons">`. */
export const ISLAND_TAG = 'docs-island';

/** Id of the element that the skip link leads to. */
export const MAIN_ID = 'main-content';

/** Id of the `<script type="application/json">` that holds the page's `PagePayload`. */
export const PAYLOAD_ID = 'docs-payload';

/** Event on `document`: markup came, went or moved. Behaviours look at it again. */
export const CHANGE_EVENT = 'docs-change';
