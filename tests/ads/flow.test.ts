import type { Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import {
  ADVERT,
  buildAdSite,
  json,
  openAdPage,
  PLACEHOLDER,
  type AdPage,
  type Visit,
} from './ad-site.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';

type Site = Awaited<ReturnType<typeof buildAdSite>>;
let site: Site;
const browser = sharedBrowser();

beforeAll(async () => {
  site = await buildAdSite();
}, 120_000);
afterAll(() => site.close());
beforeEach(() => {
  const { provider } = site;
  provider.requests.length = 0;
  provider.answer = json({ ads: [ADVERT] });
  provider.script = undefined;
});

const BOX = '.ad';

async function visit(options: Visit): Promise<AdPage> {
  const opened = await openAdPage(browser, options);
  onTestFinished(() => opened.page.context().close());
  await opened.page.goto(`${site.origin}/`);
  return opened;
}

const shownAs = ({ page }: AdPage, as: string) =>
  page.waitForSelector(`${BOX}[data-docs-ad-shown="${as}"]`);

/** Returns the height of the space that is reserved for the box. */
const reservedHeight = ({ page }: AdPage) =>
  page.locator(BOX).evaluate((box) => box.closest('.toc-ad')!.getBoundingClientRect().height);

/** Returns a script that inserts an advert like the provider's script does. */
const drawing = (href: string) => `
  const box = document.createElement('div');
  box.id = 'carbonads';
  box.innerHTML = '<a href="${href}" target="_blank">An advert</a>';
  document.body.append(box);`;

test('spec §4, §7: shows a one-line advert as text, requests its pixels and counts it after 2500 ms', async () => {
  const reader = await visit({ chance: 0.05 });
  await shownAs(reader, 'inline');
  const link = reader.page.locator(`${BOX} a`);
  expect(await link.innerHTML()).toContain('<b>Company</b> - Does &lt;things&gt; &amp; more.');
  expect(await link.evaluate((a: HTMLAnchorElement) => [a.href, a.rel, a.target])).toEqual([
    ADVERT.statlink,
    'sponsored noopener',
    '_blank',
  ]);
  expect(await reader.page.locator(BOX).innerText()).toContain('Acme');
  expect(await reader.page.locator(BOX).getAttribute('data-ga-event-label')).toBe(
    'acme-body-top-inline',
  );
  await expect
    .poll(() => reader.externalRequests.toSorted())
    .toEqual([
      'https://ads.example.org/seen.gif',
      'https://one.example.org/p?t=1700000000',
      'https://two.example.org/1700000000',
    ]);
  expect(site.provider.requests).toEqual(['/ads.json']);
  expect(await reader.events()).toEqual([]);
  await reader.page.clock.fastForward(2500);
  await expect
    .poll(reader.events)
    .toEqual([{ category: 'ad', action: 'display', label: 'acme-body-top-inline' }]);
});

test.runIf(IS_FULL)(
  "spec §7: asks a provider without adverts 10 times, then shows the site's own advert",
  async () => {
    site.provider.answer = json({ ads: [] });
    const reader = await visit({ chance: 0.15 });
    await shownAs(reader, 'inline');
    expect(site.provider.requests).toHaveLength(10);
    const box = reader.page.locator(BOX);
    expect(await box.getAttribute('data-ga-event-label')).toBe('in-house-acme-body-top-inline');
    expect(await box.locator('a').getAttribute('data-ga-event-label')).toBe('in-house-one');
    expect(reader.externalRequests).toEqual([]);
  },
);

test('spec §4: shows a message to readers with ad blockers, and replaces it with a late advert', async () => {
  const release: (() => void)[] = [];
  site.provider.answer = (request, response) => {
    release.push(() => json({ ads: [ADVERT] })(request, response));
  };
  const reader = await visit({ chance: 0.15 });
  await expect.poll(() => release.length).toBe(1);
  const height = await reservedHeight(reader);
  expect(await reader.page.locator(`${BOX}[data-docs-ad-shown]`).count()).toBe(0);
  await reader.page.clock.runFor(3000);
  await shownAs(reader, 'message');
  expect(await reader.page.locator(BOX).getAttribute('data-ga-event-label')).toBe(
    'in-house-adblock-body-top-inline',
  );
  expect(await reservedHeight(reader)).toBe(height);
  release[0]?.();
  await shownAs(reader, 'inline');
  expect(await reservedHeight(reader)).toBe(height);
});

test.runIf(IS_FULL)(
  'spec §7: shows the message to readers with ad blockers after one failed request',
  async () => {
    let requests = 0;
    const block = (route: Route) => {
      requests += 1;
      return route.abort();
    };
    const reader = await visit({
      chance: 0.15,
      setUp: (page) => page.route('**/ads.json', block),
    });
    await expect.poll(() => requests).toBe(1);
    await reader.page.clock.runFor(3500);
    await shownAs(reader, 'message');
    expect(reader.externalRequests).toEqual([]);
    expect(requests).toBe(1);
  },
);

test("spec §4, §7: shows the provider's advert with a picture in a frame, and counts a click in it", async () => {
  site.provider.script = drawing('https://advertiser.example.org/');
  const reader = await visit({ chance: 0.5 });
  await shownAs(reader, 'frame');
  const frame = reader.page.locator(`${BOX} iframe`);
  expect(await frame.getAttribute('sandbox')).toBe(
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  );
  await frame.contentFrame().getByText('An advert').click();
  await expect
    .poll(reader.events)
    .toEqual([{ category: 'ad', action: 'click', label: 'acme-body-top-image' }]);
  expect(site.provider.requests).toEqual(['/draw.js']);
});

test("spec §4: shows the site's own advert instead of the provider's placeholder", async () => {
  site.provider.script = drawing(`${PLACEHOLDER}/`);
  const reader = await visit({ chance: 0.5 });
  await shownAs(reader, 'image');
  const box = reader.page.locator(BOX);
  expect(await box.getAttribute('data-ga-event-label')).toBe('in-house-acme-body-top-image');
  expect(await box.locator('a').getAttribute('href')).toBe('https://shop.example.org/three');
  expect(await box.locator('iframe').count()).toBe(0);
});

test.runIf(IS_FULL)(
  "spec §4: replaces an empty frame with the site's own advert, and removes it after 30 polls",
  async () => {
    const reader = await visit({ chance: 0.5 });
    await expect.poll(() => site.provider.requests).toEqual(['/draw.js']);
    await reader.page.clock.runFor(3000);
    await shownAs(reader, 'image');
    expect(await reader.page.locator(`${BOX} iframe`).count()).toBe(1);
    await reader.page.clock.runFor(12_000);
    await expect.poll(() => reader.page.locator(`${BOX} iframe`).count()).toBe(0);
    expect(await reader.events()).toEqual([]);
  },
);

test.runIf(IS_FULL)('spec §4: shows an empty span to a crawler, and sends no request', async () => {
  const reader = await visit({
    chance: 0.05,
    userAgent: 'Mozilla/5.0 (compatible; Examplebot/1.0)',
  });
  await expect
    .poll(() => reader.page.locator(BOX).evaluate((box) => box.innerHTML))
    .toBe('<span></span>');
  await reader.page.clock.runFor(5000);
  expect([site.provider.requests, reader.externalRequests, await reader.events()]).toEqual([
    [],
    [],
    [],
  ]);
});

test.each(sampleOf(['globalPrivacyControl', 'doNotTrack'] as const, { of: 'signals', size: 1 }))(
  'shows the site’s own advert and sends no request if %s is set',
  async (signal) => {
    const reader = await visit({
      chance: 0.05,
      setUp: (page) =>
        page.addInitScript((name) => {
          const value = name === 'doNotTrack' ? '1' : true;
          Object.defineProperty(navigator, name, { get: () => value });
        }, signal),
    });
    await shownAs(reader, 'inline');
    await reader.page.clock.runFor(5000);
    expect([site.provider.requests, reader.externalRequests, await reader.events()]).toEqual([
      [],
      [],
      [],
    ]);
  },
);

test.runIf(IS_FULL)(
  'spec §8: leaves the box empty and reports a crash if showing an advert throws',
  async () => {
    const reader = await visit({
      chance: 0.05,
      setUp: (page) =>
        page.addInitScript(() => {
          document.importNode = () => {
            throw new Error('broken');
          };
        }),
    });
    await expect
      .poll(reader.events)
      .toEqual([{ category: 'ad', action: 'crash', label: 'acme-body-top-inline' }]);
    expect(await reader.page.locator(`${BOX} > :not(template)`).count()).toBe(0);
    expect(await reservedHeight(reader)).toBeGreaterThanOrEqual(126);
    expect(reader.problems).toEqual([]);
  },
);

const GIVEN = { name: 'mine', link: '/', description: 'From the module' };

const MODULES = [
  ['gives adverts', () => [GIVEN], 'From the module', '/'],
  ['promises them', () => Promise.resolve([GIVEN]), 'From the module', '/'],
  ['gives none', () => [], 'Own one', 'https://shop.example.org/one'],
  [
    'gives nonsense',
    () => [7, null, { link: 'javascript:0' }],
    'Own one',
    'https://shop.example.org/one',
  ],
] as const;

test.runIf(IS_FULL).each(sampleOf(MODULES, { of: 'modules', size: 1 }))(
  'spec §8: shows a valid advert if the site’s module %s',
  async (_case, given, text, href) => {
    site.provider.answer = json({ ads: [] });
    const reader = await visit({
      chance: 0.15,
      setUp: (page) =>
        page.addInitScript(
          `const GIVEN = ${JSON.stringify(GIVEN)}; globalThis.given = ${String(given)}`,
        ),
    });
    await shownAs(reader, 'inline');
    const link = reader.page.locator(`${BOX} a`);
    expect([await link.innerText(), await link.getAttribute('href')]).toEqual([text, href]);
    expect(await link.getAttribute('target')).toBe(href === '/' ? null : '_blank');
  },
);

test.runIf(IS_FULL)(
  'facts §4.8: shows a one-line advert in a demo when its code is first opened',
  async () => {
    const reader = await visit({ chance: 0.05 });
    await shownAs(reader, 'inline');
    await reader.page.locator('[data-docs-expand]').click();
    const place = reader.page.locator('[data-docs-demo-ad]');
    await place.getByText('Company').waitFor();
    expect(await place.getAttribute('data-ga-event-label')).toBe('acme-demo-inline');
    expect(site.provider.requests).toEqual(['/ads.json', '/ads.json']);
  },
);
