import type { BrowserContext, Page } from 'playwright-core';
import type { SharedBrowser } from '../harness/browser.ts';
import { wake } from '../harness/visit.ts';
import { startEndpoint } from './endpoint.ts';
import { measuredPage } from './measured-page.ts';
import { NO_SERVICES, runtimeScripts, serve } from './serve.ts';

/** Serves a site of two pages that both kinds of analytics measure, and a third-party endpoint. */
export async function startMeasuredSite(
  browser: SharedBrowser,
  { asksConsent }: { readonly asksConsent: boolean },
) {
  const endpoint = await startEndpoint();
  const analytics = {
    gtag: { id: 'G-TEST', script: `${endpoint.origin}/gtag.js` },
    beacon: `${endpoint.origin}/events`,
  };
  const files = await runtimeScripts({ ...NO_SERVICES, analytics, asksConsent });
  files.set('/', measuredPage('/buttons/')).set('/next/', measuredPage('/next/'));
  let site = await serve(files);
  return {
    browser,
    get url() {
      return site.url;
    },
    /** Serves the site at another address, so that requests of earlier pages are not recorded. */
    renew: async () => {
      await site.close();
      site = await serve(files);
      endpoint.recordOnly(new URL(site.url).origin);
    },
    hits: endpoint.hits,
    events: endpoint.events,
    /** Names of the sent events, sorted, because simultaneous ones may arrive in another order. */
    names: () =>
      endpoint
        .events()
        .map(({ name }) => name)
        .sort(),
    commands: endpoint.commands,
    /** Commands to the provider's script whose second word is this name. */
    sentTo: (name: string) => endpoint.commands().filter(([, second]) => second === name),
    open: async (context: BrowserContext, path = ''): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(site.url + path);
      await wake(page);
      return page;
    },
    close: async () => {
      await Promise.all([site.close(), endpoint.close()]);
    },
  };
}

/** Clicks an element, even if another one covers it. */
export const click = (page: Page, id: string) => page.locator(`#${id}`).click({ force: true });

/** Makes the storage of all pages of this context throw. */
export const denyStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
