/**
 * Names that markup and scripts share. The theme and the renderer write them, scripts read them.
 * A comment explains the value of an attribute. The value of a "flag" has no meaning.
 */
export const HOOKS = {
  /** On `<html>`: `light` or `dark`, the resolved color mode. Set by the head script. */
  mode: 'data-mode',
  /** On `<html>`: `light`, `dark` or `system`, the reader's choice. Set by the head script. */
  modeChoice: 'data-mode-choice',
  /** On `<html>`: `Theme.schemeAttributes` as JSON. */
  schemeAttributes: 'data-docs-scheme-attributes',
  /** On `<meta name="theme-color">`: the light and the dark color with a space between. */
  themeColor: 'data-docs-theme-color',
  /** On `<html>`: flag, the page is scrolled by over 200 px: the back-to-top button may show. */
  scrolled: 'data-docs-scrolled',
  /** On a `<link>` to a style sheet: flag, it applies after the first paint. */
  later: 'data-docs-later',
  /**
   * On a part of the page: flag, it is laid out once it is near the viewport or the browser is
   * idle. On `<html>`: flag, such parts still wait. Set by the head script.
   */
  layoutLater: 'data-docs-layout-later',
  /** On `<html>`: flag, less space everywhere. */
  dense: 'data-dense',
  /** On `<html>`: flag, lines of code that are too long wrap. */
  codeWrap: 'data-code-wrap',
  /** On `<html>`: `TS` or `JS`, the shown variant of code. On code: its variant. */
  codeVariant: 'data-code-variant',
  /** On `<html>`: id of the code style that the reader chose. On a variant of a demo: its style. */
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
  /** On the notifications button: address of the JSON file with the notifications. */
  notifications: 'data-docs-notifications',
  /** On the popover that shows notifications: flag. */
  notificationList: 'data-docs-notification-list',
  /** On the notifications button: flag, some are unread. */
  unread: 'data-docs-unread',
  /** On the notifications button: its name while some are unread, with `{count}`. Else: `title`. */
  unreadWords: 'data-docs-unread-words',
  /** On a message in the notifications popover: `loading`, `empty`, `failed`. A button retries. */
  noteState: 'data-docs-note-state',
  /** In a notification's `<template>`: `link`, `new`, `title`, `text`, `date`. Empty: removed. */
  notePart: 'data-docs-note-part',
  /** On a group of two buttons: flag, they vote on the page. */
  feedback: 'data-docs-feedback',
  /** On a button for a vote: `1` or `0`. */
  vote: 'data-docs-vote',
  /** On the answer to a vote: `1`, `0`, or empty for both. */
  voted: 'data-docs-voted',
  comment: 'data-docs-comment',
  /** On the logo: id of the popover that is its context menu. */
  contextMenu: 'data-docs-context-menu',
  /** On a link to the page in another language: flag, it keeps query and hash. */
  language: 'data-docs-language',
  /** On the element for the error in the address: flag. Hidden until its `<code>` is filled. */
  errorMessage: 'data-docs-error-message',
  /** On the text of an error: its number. */
  errorText: 'data-docs-error-text',
  /** On the element that is shown if the address names an unknown error: flag. */
  errorUnknown: 'data-docs-error-unknown',
  /** On the 404 page: the list that gets the nearest pages. */
  nearest: 'data-docs-nearest',
  /** On the 404 page: the element that shows the requested path. */
  wantedPath: 'data-docs-wanted-path',
  /** On a button: switches light, dark, system. `aria-label` and `title` name the current mode. */
  modeButton: 'data-docs-mode-button',
  /** On a button: copies `code` of its block, `page`, `link`, or the `svg` in `aria-controls`. */
  copy: 'data-docs-copy',
  /** Inside a copy button, on the element whose text is its label. */
  copyLabel: 'data-docs-copy-label',
  /** On a copy button: flag, for 2000 ms after copying; among a demo's tools for 1200 ms. */
  copied: 'data-docs-copied',
  /** Around a `pre` and its copy button. A demo's copy buttons elsewhere copy the full source. */
  codeBlock: 'data-docs-code',
  /** On a button in a code block: flag, shows the block in its full height. */
  showWhole: 'data-docs-show-whole',
  /** On a code block: flag, shown in its full height. */
  whole: 'data-docs-whole',
  /** On a hidden button in a code block: flag, wraps all code. Shown where lines are too long. */
  wrapLines: 'data-docs-wrap-lines',
  /** On a line of code: flag, an address such as `#code-2-L5-L9` names it. */
  namedLine: 'data-docs-named-line',
  /** On a `<pre>` with line numbers: id of the lines that the reader selected last by number. */
  pressedLines: 'data-docs-pressed-lines',
  /** On an element inside code that is shown but never copied, such as a diff mark. */
  notCopied: 'data-docs-not-copied',
  /** On code tabs, which use the ARIA tabs pattern: storage key of the choice, or empty. */
  tabs: 'data-docs-tabs',
  /** On a button: id of the `<dialog>` it opens as a modal. The opener carries `aria-expanded`. */
  open: 'data-docs-open',
  /** On a button inside a `<dialog>`: flag, closes it. */
  close: 'data-docs-close',
  /** On a `<dialog>`: width of the viewport in pixels from which it closes itself. */
  closeFrom: 'data-docs-close-from',
  /** On a `<template>` in a `<dialog>`: flag, replaced by its content when the dialog first opens. */
  whenOpened: 'data-docs-when-opened',
  /** On an element in a `<dialog>`: id of the page's element that it holds while it is open. */
  borrow: 'data-docs-borrow',
  /** On a `popover` of links or buttons: flag, arrow keys, Home and End move among them. */
  menu: 'data-docs-menu',
  /** On the scroller that holds the navigation tree. */
  sidebar: 'data-docs-sidebar',
  /** On the script after the sidebar: id of the page's product, or `null`. */
  product: 'data-docs-product',
  /**
   * On a button: pathname of the group that it opens and closes. `aria-controls` names the list.
   * On a link to a group's first page: its pathname. A script replaces its `<li>` with the group.
   */
  group: 'data-docs-group',
  /** On the contents list (both the column and the bar). Its links are `#id`. */
  toc: 'data-docs-toc',
  /** In the contents bar, on the element that shows the current heading's text. */
  tocCurrent: 'data-docs-toc-current',
  /** On a button: flag, scrolls to the top. */
  toTop: 'data-docs-to-top',
  /** On a demo's button: toggles the full source in `aria-controls`, preferably a `<details>`. */
  expand: 'data-docs-expand',
  /** On a demo's button: flag, renders the demo again. */
  resetDemo: 'data-docs-reset-demo',
  /** On the section that holds a demo's stage, toolbar and code: the demo's id. */
  demo: 'data-docs-demo',
  /** On a demo: flag, its code can be edited. */
  editable: 'data-docs-editable',
  /** On a demo: flag, its code was edited. */
  edited: 'data-docs-edited',
  /** On the element around a running demo: flag. Has the demo's own width, scheme and direction. */
  stage: 'data-docs-stage',
  /** On a stage, and on `<html>` of a frame: `light` or `dark`, the scheme of this demo alone. */
  demoScheme: 'data-demo-scheme',
  /** On a demo's toolbar: flag, one tab stop. Arrow keys, Home and End move among its controls. */
  tools: 'data-docs-tools',
  /** On a demo's button: flag, toggles the demo's scheme. Pressed if it differs from the page's. */
  toggleScheme: 'data-docs-toggle-scheme',
  /** On a demo's button: flag, toggles its direction. Pressed if it differs from the page's. */
  toggleDirection: 'data-docs-toggle-direction',
  /** On a slider in a demo: flag, it sets the width of the stage. */
  widthHandle: 'data-docs-width-handle',
  /** On a demo's button: flag, moves the focus to the start of the demo. */
  resetFocus: 'data-docs-reset-focus',
  /** On the element at the start of a stage that `resetFocus` focuses: flag. */
  focusStart: 'data-docs-focus-start',
  /** On a demo's button: `TS` or `JS`, copies a link to its code in that language and style. */
  copyDemoLink: 'data-docs-copy-demo-link',
  /** On a demo's button, one for each style: a `DemoProject` as JSON, which it opens. */
  sandbox: 'data-docs-sandbox',
  /** On an element around a demo's `pre`: `full`, `preview`, or `file` for an imported module. */
  source: 'data-docs-source',
  /** On a `<pre>` with plain text: index of its highlighted HTML, see `CodeProps.highlight`. */
  highlight: 'data-docs-highlight',
  /** On a `full` or `file` source: file name, relative to the demo's module, without `./`. */
  file: 'data-docs-file',
  /** On a `file` source: id of the source with its text, which it gets when it is opened. */
  sameFile: 'data-docs-same-file',
  /** On a `file` source: address of its text, which is too long for the page. */
  fileUrl: 'data-docs-file-url',
  /** On the error message in place of a broken demo: flag. Holds a `<p>` and a `<button>`. */
  demoError: 'data-docs-demo-error',
  /** On the note in place of a demo that only the browser renders: flag. */
  demoPending: 'data-docs-demo-pending',
  /** On `<html>`: `table`, `expanded` or `compact`, view of API tables. On a button: its view. */
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
  /** On the element of an API table that is shown if no row matches: flag. */
  apiEmpty: 'data-docs-api-empty',
  /** On a link that is the name of a row: flag, also copies its own address. */
  apiLink: 'data-docs-api-link',
  /** On the box of an advert: its place, `body-top`, for events. Holds a `<template>` per form. */
  ad: 'data-docs-ad',
  /** On a `<template>` in such a box: `image`, `inline` or `message` (if adverts are blocked). */
  adTemplate: 'data-docs-ad-template',
  /** In such a template: `link`, `image`, `text` or `by`. Empty parts are removed. */
  adPart: 'data-docs-ad-part',
  /** On a box: its content, `image`, `inline`, `message` or `frame`. */
  adShown: 'data-docs-ad-shown',
  /** On an element of a demo: flag, gets an `inline` advert when the code is first opened. */
  demoAd: 'data-docs-demo-ad',
  /** On the element that asks for consent: flag. Hidden until it is needed. */
  consent: 'data-docs-consent',
  /** On a button: `analytics` or `essential`, the reader's choice. */
  chooseConsent: 'data-docs-choose-consent',
  /** On the note in the consent banner that is shown if the browser declines already: flag. */
  consentDeclined: 'data-docs-consent-declined',
  /** On a link to `CONSENT_ID`: flag, opens the banner again. */
  openConsent: 'data-docs-open-consent',
  /** On an element whose clicks are counted: category, action, label, and share that counts. */
  eventCategory: 'data-ga-event-category',
  eventAction: 'data-ga-event-action',
  eventLabel: 'data-ga-event-label',
  eventSplit: 'data-ga-event-split',
  /** On the offline page: the list of the pages cached on this device. */
  cachedPages: 'data-docs-cached-pages',
  /** On a button of the offline page: flag, tries again. */
  retry: 'data-docs-retry',
  /** On an island: flag, it is hydrated. */
  hydrated: 'data-hydrated',
  /** On a button: opens the search dialog. Its value is the query to start with, or empty. */
  search: 'data-docs-search',
  /** On a checkbox: flag, sets whether the key `/` opens the search dialog. */
  slashKey: 'data-docs-slash-key',
  /** On `<html>`: flag, the page has tabs. */
  pageTabs: 'data-docs-page-tabs',
  /** On `<html>`: flag, the language of the page is written from right to left. */
  rightToLeft: 'data-docs-rtl',
  /** On `<html>`: flag, the document is a demo in a frame. */
  frame: 'data-docs-frame',
  /** On `<html>`: flag, the reader's keyboard has ⌘ instead of Ctrl. Set by the head script. */
  apple: 'data-docs-apple',
  /** On the live region that announces changes. */
  status: 'data-docs-status',
} as const;

/** Tag of the element that hydrates: `<docs-island module="/_assets/…" name="BasicButtons">`. */
export const ISLAND_TAG = 'docs-island';

/** Class of the element around the demo in a document of its own. */
export const FRAME_CLASS = 'frame-demo';

/** Query of a page's address that shows the page's whole section as one document to print. */
export const PRINT_QUERY = '?print';

/** Id of the skip link's target. */
export const MAIN_ID = 'main-content';

/** Id of the element that asks for consent. A link to this id opens it. */
export const CONSENT_ID = 'cookie-preferences';

/** Below this width, a toolbar has no room for all tools. The style sheet has the same value. */
export const NARROW_QUERY = '(max-width: 599.98px)';

/** Event on the window after the reader chose another language or style of code. */
export const CHOICE_EVENT = 'docs-choice';

/** Event on `document` after markup was added, removed or moved, so that behaviors update. */
export const CHANGE_EVENT = 'docs-change';
