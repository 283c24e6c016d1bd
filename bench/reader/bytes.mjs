// Measures what a browser has to load.
import { brotliCompressSync, constants } from 'node:zlib';
import { visit } from './visit.mjs';

const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Returns the bytes of a page's first load after brotli, by type, without any action of the reader.
 */
export const firstLoad = (browser, address) =>
  visit(browser, { viewport: { width: 1280, height: 500 } }, async (page) => {
    const bodies = [];
    const bodyOf = async (response) => ({
      type: response.request().resourceType(),
      // An icon may still be loading when the page closes. It is not counted.
      body: await response.body().catch(() => Buffer.of()),
    });
    page.on('response', (response) => bodies.push(bodyOf(response)));
    await page.goto(address, { waitUntil: 'networkidle' });
    const all = await Promise.all(bodies);
    const sum = (wanted) =>
      all
        .filter(({ type }) => type === wanted)
        .reduce((total, { body }) => total + brotli(body), 0);
    const html = all.find(({ type }) => type === 'document')?.body.toString() ?? '';
    const head = /<head>.*?<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    return {
      document: sum('document'),
      script: sum('script'),
      style: sum('stylesheet'),
      head: brotli(head),
    };
  });
