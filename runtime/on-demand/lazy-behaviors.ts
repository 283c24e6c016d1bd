import { CHOICE_EVENT, CONSENT_ID, HOOKS, ISLAND_TAG, NARROW_QUERY } from '../contract/hooks.ts';
import { isCopyKey, isSearchKey } from '../events.ts';
import type { Page } from '../page.ts';
import { isDocsHost } from '../service-worker/policy.ts';
import { SEARCH_MARKS_KEY, SLASH_KEY } from '../storage-keys.ts';
import { readStorage } from '../storage.ts';

export interface LazyBehavior {
  readonly load: () => Promise<(page: Page) => void>;
  /** Elements that load it when a reader reaches them. By default, those of `holdsClicks`. */
  readonly near?: string;
  /** Elements whose early clicks are held back, and repeated once the behavior is loaded. */
  readonly holdsClicks?: string;
  /** Lists on which an early choice is repeated in the same way. */
  readonly holdsChoices?: string;
  readonly holdsKeys?: (event: KeyboardEvent) => boolean | undefined;
  /** Elements that load it when they are near the viewport. */
  readonly seen?: string;
  /** Whether the page needs it at once. Called at the start, and for each event of `at`. */
  readonly isNeeded?: (page: Page, event?: Event) => boolean;
  /** Events of the window that may make it needed. */
  readonly at?: readonly string[];
  readonly afterMs?: number;
}

const has = (selector: string) => document.querySelector(selector) !== null;
const isPresent = (selector: string) => () => has(selector);

/** Whether a hash names the code of a demo. Every page loads this, so not `variantOfHash`. */
const isDemoHash = (hash: string) => /\.[jt]sx?$/.test(hash);

/** Whether a choice may have changed in another tab, also in the back/forward cache. */
const mayHaveMissedChoice = (event?: Event) =>
  event?.type === 'storage' || (event as PageTransitionEvent | undefined)?.persisted === true;

const EDITABLE = `[${HOOKS.editable}] pre`;

/** Demos of readers who chose JavaScript or a code style, and opened code. Builds show neither. */
const SHOWN_TOOLS = `:root:is([${HOOKS.codeVariant}=JS], [${HOOKS.codeStyle}]) [${HOOKS.demo}], details[${HOOKS.codeBlock}][open]`;

/** Keys that move the focus in toolbars and tabs. */
const ROW_KEYS = /^(?:Arrow(?:Left|Right)|Home|End)$/;
/** Keys that open menus, also those of toolbars. */
const MENU_KEYS = /^Arrow(?:Up|Down)$/;

const TABS = `[${HOOKS.tabs}]`;
/** Excludes tabs in islands, which hold clicks themselves until they run. */
const TAB = `${TABS} [role=tab]:not(${ISLAND_TAG} *)`;

const MENUS = `[popovertarget], [${HOOKS.menu}]`;

const CONTROLS = `[${HOOKS.open}], [${HOOKS.close}], [${HOOKS.group}], ${TAB}, [${HOOKS.toTop}], [${HOOKS.language}], [${HOOKS.closeAnnouncement}]`;

export const LAZY_BEHAVIORS: readonly LazyBehavior[] = [
  {
    holdsClicks: `[${HOOKS.copy}]`,
    holdsKeys: isCopyKey,
    load: async () => (await import('../shell/copying/copy.ts')).startCopy,
  },
  {
    near: `[${HOOKS.open}]`,
    holdsClicks: `${ISLAND_TAG} button`,
    seen: `[${HOOKS.demo}], ${ISLAND_TAG}`,
    isNeeded: (_page, event) => mayHaveMissedChoice(event),
    at: ['storage', 'pageshow'],
    load: async () => (await import('./demos.ts')).startInteraction,
  },
  {
    near: `[${HOOKS.demo}]`,
    // Copying is a lazy behavior of its own.
    holdsClicks: `[${HOOKS.tools}] button:not([${HOOKS.copy}]), [${HOOKS.resetFocus}], ${EDITABLE}`,
    holdsKeys: ({ key, target }) =>
      key === 'Enter'
        ? document.activeElement?.matches(EDITABLE)
        : ROW_KEYS.test(key) && (target as Element).closest(`[${HOOKS.tools}]`) !== null,
    holdsChoices: `[${HOOKS.chooseStyle}]`,
    // Narrow pages have no room for all tools, and toolbars show the reader's choices.
    isNeeded: (_page, event) =>
      isDemoHash(location.hash) ||
      event?.type === CHOICE_EVENT ||
      has(SHOWN_TOOLS) ||
      (matchMedia(NARROW_QUERY).matches && has(`[${HOOKS.tools}]`)),
    at: ['hashchange', 'toggle', 'resize', CHOICE_EVENT],
    load: async () => {
      const [{ startDemoTools }, { startInteraction }] = await Promise.all([
        import('../shell/demo-tools/demo-tools.ts'),
        import('./demos.ts'),
      ]);
      return (page) => startDemoTools(startInteraction(page));
    },
  },
  {
    near: `${CONTROLS}, ${MENUS}, [${HOOKS.contextMenu}]`,
    holdsClicks: CONTROLS,
    holdsKeys: ({ key, target }) =>
      (target as Element).closest(TAB)
        ? ROW_KEYS.test(key)
        : MENU_KEYS.test(key) && (target as Element).closest(MENUS) !== null,
    isNeeded: (_page, event) =>
      // Groups with a key show the reader's choice.
      event?.type === 'beforematch' || has(`${TABS}:not([${HOOKS.tabs}=''])`),
    at: ['beforematch'],
    load: async () => (await import('./controls.ts')).startControls,
  },
  {
    isNeeded: () => location.hash !== '',
    at: ['hashchange'],
    load: async () => (await import('../shell/hash.ts')).startHash,
  },
  {
    near: `[${HOOKS.codeBlock}]`,
    holdsClicks: `[${HOOKS.showWhole}]`,
    load: async () => (await import('../shell/code-blocks.ts')).startCodeBlocks,
  },
  {
    holdsClicks: `[${HOOKS.notifications}]`,
    isNeeded: isPresent(`[${HOOKS.notifications}]`),
    afterMs: 4000,
    load: async () => (await import('../shell/notifications.ts')).startNotifications,
  },
  {
    holdsClicks: `[${HOOKS.vote}]`,
    // At once if the reader has voted: the page may have to show that vote.
    isNeeded: ({ keys }) => readStorage('local', keys.feedback) !== null,
    load: async () => (await import('../shell/feedback.ts')).startFeedback,
  },
  {
    isNeeded: isPresent(`[${HOOKS.nearest}]`),
    load: async () => (await import('../shell/not-found.ts')).startNotFound,
  },
  {
    isNeeded: isPresent(`[${HOOKS.errorMessage}]`),
    load: async () => (await import('../shell/error-codes.ts')).startErrorCodes,
  },
  {
    isNeeded: isPresent(`[${HOOKS.apiTable}]`),
    load: async () => (await import('../shell/api-tables.ts')).startTables,
  },
  {
    // Browsers with speculation rules use those of the page.
    ...(!HTMLScriptElement.supports?.('speculationrules') && { near: 'a[href]' }),
    load: async () => (await import('../shell/prefetch.ts')).startPrefetch,
  },
  ...(__HAS_SEARCH__
    ? [
        {
          holdsClicks: `[${HOOKS.search}]`,
          holdsKeys: (event: KeyboardEvent) => {
            const isHeld = isSearchKey(event, SLASH_KEY);
            // Browsers have shortcuts of their own with these keys.
            if (isHeld) event.preventDefault();
            return isHeld;
          },
          load: async () => (await import('../shell/search/search-dialog.ts')).startSearch,
        },
        {
          isNeeded: () => readStorage('session', SEARCH_MARKS_KEY) !== null,
          load: async () => (await import('../shell/search/search-marks.ts')).startMarks,
        },
      ]
    : []),
  ...(__ASKS_CONSENT__
    ? [
        {
          holdsClicks: `[${HOOKS.openConsent}], [${HOOKS.chooseConsent}]`,
          // The page script shows the banner, perhaps after this has started.
          seen: `[${HOOKS.consent}]`,
          isNeeded: () => location.hash === `#${CONSENT_ID}`,
          at: ['hashchange'],
          load: async () => (await import('../consent/ask.ts')).startConsentBanner,
        },
      ]
    : []),
  ...(__WORKER_HOSTS__
    ? [
        {
          isNeeded: () => isDocsHost(location.hostname, __WORKER_HOSTS__),
          load: async () => (await import('../service-worker/register.ts')).startServiceWorker,
        },
        {
          isNeeded: isPresent(`[${HOOKS.cachedPages}], [${HOOKS.retry}]`),
          load: async () => (await import('../service-worker/offline.ts')).startOffline,
        },
      ]
    : []),
];
