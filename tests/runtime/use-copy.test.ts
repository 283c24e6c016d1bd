import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { bundle, serve } from './serve.ts';

const ISLAND = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { useCopy } from './runtime/index.ts';
  function Button() {
    const [isCopied, copy] = useCopy();
    return createElement('button', { onClick: () => copy('the text') }, isCopied ? 'done' : 'idle');
  }
  createRoot(document.querySelector('#island')).render(createElement(Button));
`;
const PAGE =
  '<!doctype html><title>t</title><div id="island"></div><p role="status" data-docs-status></p><script type="module" src="/island.js"></script>';

const browser = sharedBrowser();
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const script = await bundle({ code: ISLAND });
  site = await serve(
    new Map([
      ['/', PAGE],
      ['/island.js', script],
    ]),
  );
});
afterAll(async () => {
  await site.close();
});

test('useCopy copies a text, and reports it for 1200 ms and to screen readers', async () => {
  const context = await browser.newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.clock.install({ time: 0 });
  await page.goto(site.url);
  await page.clock.pauseAt(60_000);
  await page.getByText('idle').click();
  await page.getByText('done').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('the text');
  await page.clock.runFor(1190);
  expect(await page.locator('button').textContent()).toBe('done');
  expect(await page.getByRole('status').textContent()).toBe('Copied');
  await page.clock.runFor(20);
  expect(await page.locator('button').textContent()).toBe('idle');
  await context.close();
});
