import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { SharedBrowser } from '../harness/browser.ts';
import { buildSiteOf } from '../harness/built-site.ts';

/** Address of the provider's placeholder, which it shows without an advert. */
export const PLACEHOLDER = 'https://ads.example.org/backers';

/** An advert as in the provider's answer. */
export const ADVERT = {
  statlink: 'https://ads.example.org/click',
  statimp: '//ads.example.org/seen.gif',
  pixel: 'https://one.example.org/p?t=[timestamp]||https://two.example.org/[timestamp]',
  timestamp: '1700000000',
  image: 'https://ads.example.org/a.png',
  company: 'Company',
  description: 'Does <things> & more.',
};

/** A local provider. `answer` and `script` may be replaced while it runs. */
export interface Provider {
  readonly origin: string;
  /** Requested paths, in order. */
  readonly requests: string[];
  answer: RequestListener;
  /** Text of the script that draws adverts. Undefined without a script. */
  script: string | undefined;
  readonly close: () => void;
}

/** Returns a listener that answers with JSON. */
export const json =
  (value: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(value));
  };

async function startProvider(): Promise<Provider> {
  const server = createServer((request, response) => {
    provider.requests.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.url !== '/draw.js') return provider.answer(request, response);
    response.writeHead(provider.script === undefined ? 404 : 200, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'no-store',
    });
    response.end(provider.script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: Provider = {
    origin: `http://localhost:${port}`,
    requests: [],
    answer: json({ ads: [ADVERT] }),
    script: undefined,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return provider;
}

const configOf = (origin: string) => `export default {
  site: { url: 'https://docs.example.com', name: 'Field' },
  features: { ads: {
    pool: ['one', 'two', 'three', 'four', 'five'].map((name) => ({
      name, link: 'https://shop.example.org/' + name, img: '/own.svg', description: '<b>Own</b> ' + name,
    })),
    provider: './given.js',
    external: {
      label: 'acme', poweredby: 'Acme', placeholder: '${PLACEHOLDER}',
      json: '${origin}/ads.json', script: '${origin}/draw.js', scriptId: '_acme',
    },
  } },
};
`;

const CONTENT = `# Field\n\nA page about fields.\n\n{{"demo": "Plain.tsx"}}\n\n${'Words. '.repeat(200)}\n`;

/**
 * Builds a small site with adverts, and starts its provider. The module of the site returns the
 * window's `given`, and throws without it.
 */
export async function buildAdSite() {
  const provider = await startProvider();
  const site = await buildSiteOf('adverts', {
    'docs.config.mjs': configOf(provider.origin),
    'given.js': 'export default () => globalThis.given();\n',
    'content/index.md': CONTENT,
    'content/Plain.tsx': 'export default function Plain() {\n  return <p>Plain</p>;\n}\n',
    'content/public/own.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>',
  });
  const close = async () => {
    await site.close();
    provider.close();
  };
  return { ...site, provider, close };
}

/** An open page and its recorded requests, errors and events. */
export interface AdPage {
  readonly page: Page;
  /** Requested `https:` addresses. The requests are intercepted. */
  readonly externalRequests: string[];
  /** Uncaught errors, and dialogs. */
  readonly problems: string[];
  readonly events: () => Promise<unknown>;
}

/** Options of a visit. `chance` is the result of `Math.random`. */
export interface Visit extends BrowserContextOptions {
  readonly chance: number;
  readonly setUp?: (page: Page) => Promise<unknown>;
}

/** Opens a page whose clock only the test moves. */
export async function openAdPage(
  browser: SharedBrowser,
  { chance, setUp, ...options }: Visit,
): Promise<AdPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const externalRequests: string[] = [];
  const problems: string[] = [];
  await context.route(/^https:/, (route) => {
    externalRequests.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    });
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  await page.clock.install();
  await page.addInitScript((drawn) => {
    Math.random = () => drawn;
    const events: unknown[] = [];
    Object.assign(window, { events });
    document.addEventListener('docs-event', (event) => events.push((event as CustomEvent).detail));
  }, chance);
  await setUp?.(page);
  return {
    page,
    externalRequests,
    problems,
    events: () => page.evaluate(() => (window as unknown as { events: unknown }).events),
  };
}
