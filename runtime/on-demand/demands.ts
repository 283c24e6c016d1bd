import { CONSENT_ID, HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { consentKey } from '../contract/storage.ts';
import { isCopyKey } from '../events.ts';
import type { Page } from '../page.ts';
import { isDocsHost } from '../service-worker/policy.ts';
import { readStorage } from '../storage.ts';

/** A behaviour that is not part of the page's script: it is loaded when it is wanted. */
export interface Demand {
  readonly load: () => Promise<(page: Page) => void>;
  /** The elements it is about: it is loaded when a reader comes near one of them. If absent, those of `holdsClicks`. */
  readonly near?: string;
  /** Elements on which a click that came too early is held back, and made again when the behaviour is there. */
  readonly holdsClicks?: string;
  /** Lists whose choice, if it came too early, is made again in the same way. */
  readonly holdsChoices?: string;
  /** Whether it answers a key. One that was pressed too early is pressed again in the same way. */
  readonly holdsKeys?: (event: KeyboardEvent) => boolean | undefined;
  /** Elements that need it as soon as they come near the viewport. */
  readonly seen?: string;
  /** Whether the page needs it at once. Asked at the start, and at each of `at` with that event. */
  readonly isNeeded?: (page: Page, event?: Event) => boolean;
  /** Events of the window that may make it needed. */
  readonly at?: readonly string[];
  /** Milliseconds from then on. */
  readonly afterMs?: number;
}

/** The build says what the site has besides pages: what is off leaves no byte here. */
declare const __HAS_ADS__: boolean;
declare const __HAS_ANALYTICS__: boolean;
declare const __ASKS_CONSENT__: boolean;
declare const __WORKER_HOSTS__: readonly string[] | false;

const isThere = (selector: string) => () => document.querySelector(selector) !== null;

/** Whether an address names the code of a demo. `variantOfHash` tells the same, in more bytes of every page. */
const isDemoHash = (hash: string) => /\.(?:js|tsx)$/.test(hash);

/** Whether the reader may have chosen something elsewhere: in another tab, or while the page was in the back/forward cache. */
const isNews = (event?: Event) =>
  event?.type === 'storage' || (event as PageTransitionEvent | undefined)?.persisted === true;

/** Loads what readers do not look at once they see the page. */
const afterPaint = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(load())));
  });

const EDITABLE = `[${HOOKS.editable}] pre`;

/** Everything that is loaded on demand. */
export const DEMANDS: readonly Demand[] = [
  {
    holdsClicks: `[${HOOKS.copy}]`,
    holdsKeys: isCopyKey,
    load: async () => (await import('../shell/copying/copy.ts')).startCopy,
  },
  {
    // Demos are seen before anybody comes near their tools.
    near: `[${HOOKS.open}]`,
    // Copying has a demand of its own.
    holdsClicks: `[${HOOKS.tools}] button:not([${HOOKS.copy}]), [${HOOKS.resetFocus}], ${EDITABLE}`,
    holdsKeys: ({ key }) => key === 'Enter' && document.activeElement?.matches(EDITABLE),
    holdsChoices: `[${HOOKS.chooseStyle}]`,
    seen: `[${HOOKS.demo}], ${ISLAND_TAG}`,
    isNeeded: (_page, event) => isDemoHash(location.hash) || isNews(event),
    at: ['hashchange', 'storage', 'pageshow'],
    load: async () => (await import('./demos.ts')).startInteraction,
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
    near: `[${HOOKS.contextMenu}]`,
    load: async () => (await import('../shell/copying/logo-menu.ts')).startLogoMenu,
  },
  {
    holdsClicks: `[${HOOKS.language}]`,
    load: async () => (await import('../shell/language.ts')).startLanguage,
  },
  {
    holdsClicks: `[${HOOKS.closeAnnouncement}]`,
    load: async () => (await import('../shell/announcement.ts')).startAnnouncement,
  },
  {
    holdsClicks: `[${HOOKS.notifications}]`,
    isNeeded: isThere(`[${HOOKS.notifications}]`),
    afterMs: 1500,
    load: async () => (await import('../shell/notifications.ts')).startNotifications,
  },
  {
    holdsClicks: `[${HOOKS.vote}]`,
    // An earlier vote is shown.
    isNeeded: ({ keys }) => readStorage('local', keys.feedback) !== null,
    load: async () => (await import('../shell/feedback.ts')).startFeedback,
  },
  {
    isNeeded: isThere(`[${HOOKS.nearest}]`),
    load: async () => (await import('../shell/not-found.ts')).startNotFound,
  },
  {
    isNeeded: isThere(`[${HOOKS.errorMessage}]`),
    load: async () => (await import('../shell/error-codes.ts')).startErrorCodes,
  },
  {
    isNeeded: isThere(`[${HOOKS.apiTable}]`),
    load: async () => (await import('../shell/api-tables.ts')).startTables,
  },
  {
    // Browsers that understand the page's speculation rules need nothing else.
    ...(!HTMLScriptElement.supports?.('speculationrules') && { near: 'a[href]' }),
    load: async () => (await import('../shell/prefetch.ts')).startPrefetch,
  },
  ...(__HAS_ADS__ || __HAS_ANALYTICS__
    ? [
        {
          isNeeded: () => __HAS_ANALYTICS__ || isThere(`[${HOOKS.ad}],[${HOOKS.demoAd}]`)(),
          load: async () => (await afterPaint(() => import('./services.ts'))).startServices,
        },
      ]
    : []),
  ...(__ASKS_CONSENT__
    ? [
        {
          holdsClicks: `[${HOOKS.openConsent}]`,
          isNeeded: ({ payload }: Page) =>
            location.hash === `#${CONSENT_ID}` ||
            readStorage('local', consentKey(payload.storagePrefix)) === null,
          at: ['hashchange'],
          load: async () => (await afterPaint(() => import('../consent/ask.ts'))).startAsking,
        },
      ]
    : []),
  ...(__WORKER_HOSTS__
    ? [
        {
          isNeeded: () => isDocsHost(location.hostname, __WORKER_HOSTS__),
          load: async () =>
            (await afterPaint(() => import('../service-worker/register.ts'))).startServiceWorker,
        },
        {
          isNeeded: isThere(`[${HOOKS.keptPages}], [${HOOKS.retry}]`),
          load: async () => (await import('../service-worker/offline.ts')).startOffline,
        },
      ]
    : []),
];
