// Measures the requests and the work of a browser that opens a page for the first time, before any
// action of the reader.
import { brotliCompressSync, constants } from 'node:zlib';
import { settle, visit } from './visit.mjs';

/** Files that are compressed already. */
const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif)$/;

const sizeOf = (url, body) =>
  COMPRESSED.test(new URL(url).pathname)
    ? body.length
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Long enough for everything that waits for an idle browser, but not for demos that hydrate after a
 * while.
 */
const IDLE_MS = 3000;

/** Milliseconds by which tasks exceed 50: while they run, the page does not answer. */
const blockedTime = (page, from = 0) =>
  page.evaluate(
    (start) => globalThis.seen.tasks.slice(start).reduce((sum, ms) => sum + ms - 50, 0),
    from,
  );

/** Collects the responses of a page. Pictures of the page are not counted. */
function collect(page) {
  const responses = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image' && response.url().startsWith('http')) {
      responses.push(
        response.body().then(
          (body) => ({
            type: response.request().resourceType(),
            url: response.url(),
            size: sizeOf(response.url(), body),
          }),
          () => undefined,
        ),
      );
    }
  });
  return async () => (await Promise.all(responses)).filter((one) => one !== undefined);
}

const sum = (files) => files.reduce((total, { size }) => total + size, 0);

/** Opens a page in a browser with an empty cache, and waits until it is idle. */
export const openCold = (browser, address) =>
  visit(browser, { viewport: { width: 1440, height: 900 } }, async (page) => {
    const files = collect(page);
    await page.goto(address);
    await settle(page);
    await page.waitForTimeout(IDLE_MS);
    const all = await files();
    const facts = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      blocking: performance
        .getEntriesByType('resource')
        .filter((one) => one.renderBlockingStatus === 'blocking')
        .map((one) => one.name),
      elements: document.querySelectorAll('*').length,
      shift: globalThis.seen.shifts.reduce((total, { value }) => total + value, 0),
    }));
    const of = (type) => all.filter((one) => one.type === type);
    const styles = of('stylesheet');
    const early = styles.filter(({ url }) => facts.blocking.includes(url));
    const known = ['document', 'stylesheet', 'script', 'font'];
    return {
      ...facts,
      blocked: await blockedTime(page),
      requests: all.length,
      fonts: of('font').length,
      bytes: {
        document: sum(of('document')),
        earlyStyle: sum(early),
        lateStyle: sum(styles) - sum(early),
        script: sum(of('script')),
        font: sum(of('font')),
        other: sum(all.filter(({ type }) => !known.includes(type))),
        all: sum(all),
      },
    };
  });

/** Opens a page, moves the pointer over it, and waits until its first demo is hydrated. */
export const hydrateFirstDemo = (browser, address) =>
  visit(browser, { viewport: { width: 1440, height: 900 } }, async (page) => {
    const files = collect(page);
    await page.goto(address);
    await settle(page);
    const before = await page.evaluate(() => globalThis.seen.tasks.length);
    await page.locator('main docs-island').first().scrollIntoViewIfNeeded();
    await page.mouse.move(700, 300);
    await page.waitForSelector('main docs-island[data-hydrated]');
    await page.waitForTimeout(500);
    const all = await files();
    return { bytes: sum(all), requests: all.length, blocked: await blockedTime(page, before) };
  });

/**
 * Returns a document with the navigation and the text of a page, as a generator without a theme
 * writes it.
 */
export function bareDocument(html) {
  const [, main = ''] = /<div class="content"[^>]*>(.*?)<div class="page-end"/s.exec(html) ?? [];
  const [, navigation = ''] = /<nav id="docs-sidebar"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const plain = (part) =>
    part
      .replace(/<(svg|script|button|dialog|template)\b.*?<\/\1>/gs, '')
      .replace(/<\/?(?:docs-island|div|section|span|b|u|i|c-\w|aside)\b[^>]*>/g, '')
      .replace(/<([a-z]\w*)\s[^>]*?(?:(\shref="[^"]*")[^>]*)?>/g, '<$1$2>');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1rem/1.6 system-ui;margin:2rem auto;max-width:50rem}pre{overflow:auto;background:#eee}</style></head><body><nav>${plain(navigation)}</nav><main><h1>${title}</h1>${plain(main)}</main></body></html>`;
}
