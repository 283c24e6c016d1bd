// Measures waiting times: for the settings and for the next page.
import { settle, visit } from './visit.mjs';

const BUTTON = '/material-ui/react-button/';
const PROSE = '/material-ui/getting-started/installation/';

/**
 * Records in the page the times of the next click, of the frame after it, and of the appearance of
 * `selector`.
 */
function timeClick(selector) {
  const times = {};
  globalThis.times = times;
  addEventListener(
    'click',
    (event) => {
      times.click = event.timeStamp;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (times.painted = performance.now());
        port2.postMessage('');
      });
    },
    { capture: true, once: true },
  );
  const look = () => {
    if (times.click === undefined || !document.querySelector(selector)) return;
    times.there = performance.now();
    clearInterval(timer);
  };
  const timer = setInterval(look, 4);
}

async function timeOpening(page, { button, there }) {
  await page.evaluate(timeClick, there);
  await page.click(button);
  await page.waitForFunction(() => globalThis.times.there && globalThis.times.painted);
  const { click, painted, there: end } = await page.evaluate(() => globalThis.times);
  return { painted: painted - click, there: end - click };
}

/**
 * Returns the milliseconds from the click on the settings to the painted drawer, and to the
 * hydrated one.
 */
export const openSettings = (browser, origin) =>
  visit(browser, {}, async (page) => {
    await page.goto(origin + BUTTON);
    await settle(page);
    return timeOpening(page, {
      button: '[data-docs-open="docs-settings"]',
      there: 'docs-island[name=settings][data-hydrated]',
    });
  });

/** Returns these times for the empty dialog of a bare page, to compare with. */
export const openEmptyDialog = (browser, bare) =>
  visit(browser, {}, async (page) => {
    await page.goto(bare);
    await settle(page);
    return timeOpening(page, { button: 'button', there: 'dialog[open]' });
  });

/**
 * Returns the milliseconds from the click on a link that was hovered before to the first paint of
 * its page.
 */
async function timeNavigation(page, { from, link }) {
  await page.goto(from);
  await settle(page);
  await page.locator(link).first().hover();
  // Wait until the files that a hover prefetches have loaded.
  await page.waitForTimeout(1000);
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ timeStamp }) => sessionStorage.setItem('click', performance.timeOrigin + timeStamp),
      { capture: true, once: true },
    ),
  );
  const left = page.url();
  await page.click(link);
  await page.waitForURL((url) => url.href !== left);
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  return page.evaluate(() => {
    const click = Number(sessionStorage.getItem('click'));
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-paint');
    const since = (time) => performance.timeOrigin + time - click;
    return {
      start: since(navigation.fetchStart),
      response: since(navigation.responseEnd),
      painted: since(paint.startTime),
      delivery: navigation.deliveryType,
    };
  });
}

/** Measures the navigation to a page of prose through a link in the sidebar. */
export const navigate = (browser, origin, reducedMotion) =>
  visit(browser, { reducedMotion }, (page) =>
    timeNavigation(page, {
      from: `${origin}/material-ui/getting-started/usage/`,
      link: `.sidebar a[href="${PROSE}"]`,
    }),
  );

/** Measures the navigation to the longest page with demos. */
export const navigateToDemos = (browser, origin, reducedMotion) =>
  visit(browser, { reducedMotion }, (page) =>
    timeNavigation(page, {
      from: `${origin}/material-ui/react-chip/`,
      link: `.sidebar a[href="${BUTTON}"]`,
    }),
  );

/** Measures the navigation between two bare pages. */
export const navigateBare = (browser, bare) =>
  visit(browser, {}, (page) => timeNavigation(page, { from: bare, link: 'a' }));
