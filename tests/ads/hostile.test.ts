import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { sampleOf } from '../harness/sample.ts';
import { ADVERT, buildAdSite, json, openAdPage, type AdPage } from './ad-site.ts';

const CANARY = '<img src=x onerror="window.canary=1"><script>window.canary=1</script>';
const advertWith = (changes: object) => json({ ads: [{ ...ADVERT, ...changes }] });
const text =
  (body: string, type = 'application/json', status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': type });
    response.end(body);
  };

/** Answers of a broken or malicious provider. Each is used for both styles. */
const BODIES: Readonly<Record<string, RequestListener>> = {
  'HTML instead of JSON': text(`<!doctype html>${CANARY}`, 'text/html'),
  'a script instead of JSON': text('window.canary = 1', 'text/javascript'),
  'JSON of a wrong type': text(JSON.stringify({ ads: [ADVERT] }), 'text/html'),
  'broken JSON': text('{"ads":[{"statlink":"https://a'),
  nothing: text(''),
  'an error 500': text(CANARY, 'text/html', 500),
  'an error 404': text('{}', 'application/json', 404),
  null: json(null),
  'a list': json([ADVERT]),
  'adverts that are not a list': json({ ads: { 0: ADVERT, length: 1 } }),
  'wrong types': advertWith({
    company: [1],
    description: { a: 1 },
    image: 7,
    pixel: [],
    statimp: 0,
  }),
  'HTML in its texts': advertWith({ company: CANARY, description: CANARY }),
  'HTML that was escaped': advertWith({
    description: '&lt;script&gt;window.canary=1&lt;/script&gt;',
  }),
  'attributes in allowed elements': advertWith({
    description: '<b onclick="window.canary=1">b</b>',
  }),
  'a link that is a script': advertWith({ statlink: 'javascript:window.canary=1' }),
  'a link without encryption': advertWith({ statlink: 'http://ads.example.org/' }),
  'a picture in the answer': advertWith({
    image: `data:image/svg+xml,${encodeURIComponent(CANARY)}`,
  }),
  'pictures that are scripts': advertWith({
    statimp: 'javascript:window.canary=1',
    pixel: 'javascript:1||data:,',
  }),
  'words of a template': advertWith({
    company: '{publisher}${window.canary=1}{{canary}}$&$1',
    description: '%s',
  }),
  'keys of prototypes': text(
    `{"__proto__":{"canary":1},"constructor":{"prototype":{"canary":1}},"ads":[{"__proto__":{"canary":1},"statlink":"https://a.example.org/","company":"constructor","description":"&constructor; &__proto__;"}]}`,
  ),
  'text that turns around': advertWith({
    company: '\u202E\u2066abc',
    description: '\u0000\u0007\u202Edef\u2069',
  }),
  'one endless word': advertWith({ company: 'W'.repeat(5000), description: 'w'.repeat(5000) }),
  'many lines': advertWith({ description: `a\n<br><br><br>${'<br>b '.repeat(100)}` }),
  'five megabytes': advertWith({ description: 'x'.repeat(5_000_000) }),
  'ten thousand adverts': json({ ads: Array.from({ length: 10_000 }, () => ({ statlink: 'x' })) }),
  'deep nesting': text(`{"ads":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
  'no end': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"ads":[');
  },
  silence: () => undefined,
};

/** Scripts of a malicious provider, which run in its frame. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'rubbish messages': `for (const rubbish of [null, 1, 'found', [], {}, { found: 'yes' }, { found: true, height: 'x' }, { found: 1 }]) parent.postMessage(rubbish, '*');`,
  'huge heights': `for (const height of [1e9, -1e9, NaN, Infinity, '9999px']) parent.postMessage({ found: true, height }, '*');`,
  'another page for the reader': `parent.postMessage({ found: true }, '*'); try { top.location = 'https://evil.example.org/'; } catch {}`,
  'the page around it': `parent.postMessage({ found: true }, '*'); try { parent.document.title = 'taken'; parent.canary = 1; } catch {}`,
  dialogs: `alert(1); confirm(1); prompt(1); parent.postMessage({ found: true }, '*');`,
  'another document for itself': `parent.postMessage({ found: true }, '*'); location = 'https://evil.example.org/';`,
  'a flood of messages': `for (let i = 0; i < 5000; i++) parent.postMessage({ found: true, placeholder: i % 2 === 1, clicked: true }, '*');`,
  'an error': `throw new Error('broken');`,
  'a syntax error': `{{{`,
  'storage and cookies': `try { localStorage.x = 1; document.cookie = 'x=1'; } catch {} parent.postMessage({ found: true }, '*');`,
};

type Site = Awaited<ReturnType<typeof buildAdSite>>;
let site: Site;
const browser = sharedBrowser();
beforeAll(async () => {
  site = await buildAdSite();
}, 120_000);
afterAll(() => site.close());

/** Returns the state of the page and its box, which an advert must not change. */
const stillness = ({ page }: AdPage) =>
  page.evaluate(() => {
    const box = document.querySelector('.ad')!;
    const { x, width } = box.getBoundingClientRect();
    const column = box.closest('.toc-ad')!;
    return {
      rect: [x, width],
      // From the first paint on, the column has the height that is reserved.
      grown:
        column.getBoundingClientRect().height - parseFloat(getComputedStyle(column).minBlockSize),
      sideways: document.documentElement.scrollWidth > innerWidth,
      title: document.title,
      canary: (window as unknown as { canary?: unknown }).canary,
      prototype: ({} as { canary?: unknown }).canary,
      active: document.querySelectorAll('.ad :is(script, object, embed, [onclick], [onerror])')
        .length,
      links: [...document.querySelectorAll<HTMLAnchorElement>('.ad a')].filter(
        ({ href }) => !href.startsWith('https://'),
      ).length,
    };
  });

/** Opens the page, and checks it before and after the box is filled. */
async function look(reader: AdPage): Promise<void> {
  const { page, problems } = reader;
  problems.length = 0;
  await page.goto(`${site.origin}/`, { waitUntil: 'commit' });
  await page.waitForSelector('.ad');
  await page.waitForLoadState('load');
  const before = await stillness(reader);
  // After six polls, an advert counts as missing, and after thirty, polling ends.
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return page.locator('.ad[data-docs-ad-shown]').count();
    })
    .toBe(1);
  await page.clock.runFor(15_000);
  expect(await stillness(reader)).toEqual(before);
  expect(before).toMatchObject({ grown: 0, sideways: false, active: 0, links: 0 });
  expect([before.canary, before.prototype, problems]).toEqual([undefined, undefined, []]);
  expect(page.url()).toBe(`${site.origin}/`);
}

/** Disables frames, so that both styles use the provider's JSON. */
const withoutFrame = (page: AdPage['page']) =>
  page.route('**/adverts-*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    return route.fulfill({ response, body: body.replace('frame:"', 'nothing:"') });
  });

describe.each([
  ['inline', 0.15, { width: 320, height: 700 }],
  ['image', 0.5, { width: 1000, height: 700 }],
] as const)('in the style %s', (_style, chance, viewport) => {
  let reader: AdPage;
  beforeAll(async () => {
    reader = await openAdPage(browser, { chance, viewport, setUp: withoutFrame });
  });
  afterAll(() => reader.page.context().close());

  test.each(sampleOf(Object.entries(BODIES), { of: 'answers of the provider', size: 2 }))(
    'keeps the page safe and in place if the provider answers with %s',
    async (_name, answer) => {
      site.provider.answer = answer;
      await look(reader);
    },
  );
});

describe('in its frame', () => {
  let reader: AdPage;
  beforeAll(async () => {
    reader = await openAdPage(browser, { chance: 0.5 });
  });
  afterAll(() => reader.page.context().close());

  test.each(sampleOf(Object.entries(SCRIPTS), { of: 'scripts of the provider', size: 3 }))(
    'protects the page from a script that tries %s',
    async (_name, script) => {
      site.provider.script = script;
      // Third-party scripts may throw inside their frame.
      reader.page.removeAllListeners('pageerror');
      await look(reader);
    },
  );
});
