/**
 * Names that markup and script agree on. The theme and the renderer write them, the runtime reads them.
 * An attribute is documented with what its value means; "flag" means that only its presence counts.
 */
export const HOOKS = {
  /** On `<html>`: `light` or `dark`, the resolved color mode. Written by the head script before first paint. */
  mode: 'data-mode',
  /** On `<html>`: `light`, `dark` or `system`, what the reader chose. Written by the head script before first paint. */
  modeChoice: 'data-mode-choice',
  /** On `<meta name="theme-color">`, before the head script: the light and the dark color with a space between. */
  themeColor: 'data-docs-theme-color',
  /** On `<html>`: flag, the page is scrolled by more than 200 px (the back-to-top button may show). */
  scrolled: 'data-docs-scrolled',
  /** On a `<link>` to a style sheet: flag, it applies after the first paint. */
  later: 'data-docs-later',
  /** On `<html>`: flag, less space everywhere. */
  dense: 'data-dense',
  /** On `<html>`: flag, lines of code that are too long wrap. */
  codeWrap: 'data-code-wrap',
  /** On `<html>`: `TS` or `JS`, the variant of code that is shown. On code: the variant that it is. */
  codeVariant: 'data-code-variant',
  /** On `<html>`: id of the code style that the reader chose. On a variant of a demo: the style that it is. */
  codeStyle: 'data-code-style',
  /** On a demo with several styles: their ids, with spaces between. */
  codeStyles: 'data-code-styles',
  /** On a button: flag, and the variant it chooses, `TS` or `JS`. */
  chooseVariant: 'data-docs-choose-variant',
  /** On a `<select>`: flag, its value is the id of the code style that it chooses. */
  chooseStyle: 'data-docs-choose-style',
  /** On the announcement: its id. On `<html>`: flag, the reader has closed it. */
  announcement: 'data-docs-announcement',
  /** On a button in the announcement: flag, closes it. */
  closeAnnouncement: 'data-docs-close-announcement',
  /** On the button of the notifications: address of the JSON file that holds them. */
  notifications: 'data-docs-notifications',
  /** On the popover that shows notifications: flag. */
  notificationList: 'data-docs-notification-list',
  /** On the notifications' button: flag, some are unread. */
  unread: 'data-docs-unread',
  /** On the notifications' button: its name while some are unread, with `{count}`; else: `title`. */
  unreadWords: 'data-docs-unread-words',
  /** In the notifications' popover, on what is shown instead of a list: `loading`, `empty` or `failed`; a button in it tries again. */
  noteState: 'data-docs-note-state',
  /** In the `<template>` of a notification: `link`, `new`, `title`, `text` or `date`. Parts that a notification does not have are removed. */
  notePart: 'data-docs-note-part',
  /** On a group of two buttons: flag, they vote on the page. */
  feedback: 'data-docs-feedback',
  /** On a button for a vote: `1` or `0`. */
  vote: 'data-docs-vote',
  /** On the answer to a vote: its vote, or empty for both. */
  voted: 'data-docs-voted',
  comment: 'data-docs-comment',
  /** On the logo: id of the popover that its context menu is. */
  contextMenu: 'data-docs-context-menu',
  /** On a link to the page in another language: flag, it keeps query and hash. */
  language: 'data-docs-language',
  /** On the element that shows the error named by the address: flag. Holds a `<code>`, and is hidden until there is one. */
  errorMessage: 'data-docs-error-message',
  /** On the text of an error: its number. */
  errorText: 'data-docs-error-text',
  /** On the element that is shown if the address names an unknown error: flag. */
  errorUnknown: 'data-docs-error-unknown',
  /** On the 404 page: the list that gets the nearest pages. */
  nearest: 'data-docs-nearest',
  /** On the 404 page: the element that shows the requested path. */
  wantedPath: 'data-docs-wanted-path',
  /** On a button: goes to the next of light, dark, system. Its `aria-label` and `title` name the current one. */
  modeButton: 'data-docs-mode-button',
  /** On a button: `code` copies the code of the nearest `codeBlock` above, `page` the page as Markdown, `link` the page's address, `svg` the drawing of the element that `aria-controls` names. */
  copy: 'data-docs-copy',
  /** Inside a copy button, on the element whose text is its label. */
  copyLabel: 'data-docs-copy-label',
  /** On a copy button: flag, for 2000 ms after copying; among a demo's tools for 1200 ms. */
  copied: 'data-docs-copied',
  /** On the element that holds a `pre` and its copy button. In a demo, a copy button outside any takes the full source. */
  codeBlock: 'data-docs-code',
  /** On a button in a code block: flag, shows the block in its full height. */
  showWhole: 'data-docs-show-whole',
  /** On a code block: flag, it is shown in its full height. */
  whole: 'data-docs-whole',
  /** On a hidden button in a code block: flag, switches wrapping for all code; `aria-pressed` says the state. Shown where lines are too long. */
  wrapLines: 'data-docs-wrap-lines',
  /** On a line of code: flag, an address such as `#code-2-L5-L9` names it. */
  namedLine: 'data-docs-named-line',
  /** On the `<pre>` of numbered lines: id of the lines that the reader selected last, by their numbers. */
  pressedLines: 'data-docs-pressed-lines',
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
  /** On the script after the sidebar: id of the page's product, or `null`. */
  product: 'data-docs-product',
  /**
   * On a button: the pathname of the group it opens and closes. `aria-controls` names the list. On a link to the first page of a group whose entries
   * are not in the page: its pathname. The `<li>` around it is replaced once the entries are loaded.
   */
  group: 'data-docs-group',
  /** On the contents list (both the column and the bar). Its links are `#id`. */
  toc: 'data-docs-toc',
  /** In the contents bar, on the element that shows the current heading's text. */
  tocCurrent: 'data-docs-toc-current',
  /** On a button: flag, scrolls to the top. */
  toTop: 'data-docs-to-top',
  /** On a demo's button: shows and hides the full source. `aria-controls` names the element, best a `<details>`; `aria-expanded` says the state. */
  expand: 'data-docs-expand',
  /** On a demo's button: flag, renders the demo again. */
  resetDemo: 'data-docs-reset-demo',
  /** On the section that holds a demo's stage, toolbar and code: the demo's id. */
  demo: 'data-docs-demo',
  /** On a demo: flag, its code can be edited. */
  editable: 'data-docs-editable',
  /** On a demo: flag, its code was edited. */
  edited: 'data-docs-edited',
  /** On the element around one running demo: flag. Holds the demo's own width, scheme and direction. */
  stage: 'data-docs-stage',
  /** On a stage, and on the root of a frame's document: `light` or `dark`, the scheme of this demo alone. */
  demoScheme: 'data-demo-scheme',
  /** On a demo's toolbar: flag. One of its controls is in the tab order; arrow keys, Home and End move among them. */
  tools: 'data-docs-tools',
  /** On a demo's button: flag, shows this demo alone in the other of light and dark. `aria-pressed` says whether it differs from the page. */
  toggleScheme: 'data-docs-toggle-scheme',
  /** On a demo's button: flag, shows this demo alone in the other direction. `aria-pressed` as above. */
  toggleDirection: 'data-docs-toggle-direction',
  /** On a slider in a demo: flag, it sets the width of the stage. */
  widthHandle: 'data-docs-width-handle',
  /** On a demo's button: flag, moves the focus to the start of the demo. */
  resetFocus: 'data-docs-reset-focus',
  /** On the element at the start of a stage that takes that focus: flag. */
  focusStart: 'data-docs-focus-start',
  /** On a demo's button: `TS` or `JS`, copies the address that opens the demo's code in that language and the style that is shown. */
  copyDemoLink: 'data-docs-copy-demo-link',
  /** On a demo's button: a `DemoProject` as JSON. Opens the code that is shown as a project of its own. With several styles there is one for each. */
  sandbox: 'data-docs-sandbox',
  /** On the element around one `pre` of a demo's code: `full` for its module, `preview` for a part of it, `file` for a module that it imports. */
  source: 'data-docs-source',
  /** On a `<pre>` with plain text: index of its highlighted HTML, see `CodeProps.highlight`. */
  highlight: 'data-docs-highlight',
  /** On a `full` or `file` source: the name of the file, relative to the demo's module and without `./`. */
  file: 'data-docs-file',
  /** On what an error boundary shows instead of a broken demo: flag. Holds a `<p>` and a `<button>`. */
  demoError: 'data-docs-demo-error',
  /** On `<html>`: `table`, `expanded` or `compact`, the reader's view of API tables. Written before first paint. On a button: the view it chooses. */
  apiView: 'data-docs-api-view',
  /** On the element around an API table and its tools: the kind of its rows, such as `props`. */
  apiTable: 'data-docs-api-table',
  /** On a row of an API table: flag. */
  apiRow: 'data-docs-api-row',
  /** On a field: flag, filters the rows of its table. */
  apiFilter: 'data-docs-api-filter',
  /** On a checkbox: flag, shows inherited rows. On a row: flag, it is inherited. */
  apiInherited: 'data-docs-api-inherited',
  /** On a checkbox: flag, shows deprecated rows. On a row: flag, it is deprecated. */
  apiDeprecated: 'data-docs-api-deprecated',
  /** On an API table's element that is shown if no row matches: flag. */
  apiEmpty: 'data-docs-api-empty',
  /** On a link that is the name of a row: flag, also copies its own address. */
  apiLink: 'data-docs-api-link',
  /** On the box of an advert: its place on the page, `body-top`, for events. Holds a `<template>` for each form of advert. */
  ad: 'data-docs-ad',
  /** On a `<template>` in such a box: `image`, `inline` or `message` (shown if adverts are blocked). */
  adTemplate: 'data-docs-ad-template',
  /** In such a template: `link`, `image`, `text` or `by`. Parts that an advert does not have are removed. */
  adPart: 'data-docs-ad-part',
  /** On a box: what is shown in it, `image`, `inline`, `message` or `frame`. */
  adShown: 'data-docs-ad-shown',
  /** On an element of a demo: flag, it gets an advert of one line when the demo's code is first opened. Holds an `inline` template. */
  demoAd: 'data-docs-demo-ad',
  /** On the element that asks for consent: flag. Hidden until it is needed. */
  consent: 'data-docs-consent',
  /** On a button: `analytics` or `essential`, what the reader allows. */
  chooseConsent: 'data-docs-choose-consent',
  /** In the element that asks for consent, on the note that is shown if the browser declines already: flag. */
  consentRefused: 'data-docs-consent-refused',
  /** On a link to `CONSENT_ID`: flag, opens the banner again. */
  openConsent: 'data-docs-open-consent',
  /** On an element whose clicks are counted: category, action, label, and the share of clicks that count. */
  eventCategory: 'data-ga-event-category',
  eventAction: 'data-ga-event-action',
  eventLabel: 'data-ga-event-label',
  eventSplit: 'data-ga-event-split',
  /** On the offline page: the list of the pages cached on this device. */
  keptPages: 'data-docs-kept-pages',
  /** On a button of the offline page: flag, tries again. */
  retry: 'data-docs-retry',
  /** On an island: flag, it is hydrated. */
  hydrated: 'data-hydrated',
  /** On a button: opens the search dialog. Its value is the query to start with, or empty. */
  search: 'data-docs-search',
  /** On a checkbox: flag, it says whether the key `/` opens the search dialog. */
  slashKey: 'data-docs-slash-key',
  /** On `<html>`: flag, the reader's keyboard has ⌘ instead of Ctrl. Written by the head script before first paint. */
  apple: 'data-docs-apple',
  /** On the live region that announces changes. */
  status: 'data-docs-status',
} as const;

/** Tag of the element that hydrates: `<docs-island module="/_assets/…" name="BasicButtons">`. */
export const ISLAND_TAG = 'docs-island';

/** Query of a page's address that shows the page's whole section as one document to print. */
export const PRINT_QUERY = '?print';

/** Id of the skip link's target. */
export const MAIN_ID = 'main-content';

/** Id of the element that asks for consent. An address that ends with it opens it. */
export const CONSENT_ID = 'cookie-preferences';

/** Event on `document`: markup was added, removed or moved. Behaviors update. */
export const CHANGE_EVENT = 'docs-change';
