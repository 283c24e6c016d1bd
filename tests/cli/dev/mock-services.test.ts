import { expect, onTestFinished, test } from 'vitest';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mockableServices } from '../../../cli/commands/preview.ts';
import {
  startMockServices,
  mockRewrite,
  callLine,
  type MockCall,
  type MockedServices,
} from '../../../cli/dev/mock-services.ts';
import { serveDirectory } from '../../../cli/dev/static-server.ts';
import { testConfig } from '../../harness/open-site.ts';
import { directoryWith, docsBuild, SMALL_SITE } from '../commands/command-line.ts';

const SERVICES: MockedServices = {
  adverts: 'https://ads.example/list.json',
  advertScript: { address: 'https://cdn.example/a.js?serve=1&place=2', found: 'p.x, #box' },
  tagScript: { address: 'https://tags.example/js', collectors: ['https://*.tags.example/'] },
  beacon: '/docs/events',
};

async function start(services = SERVICES) {
  const calls: MockCall[] = [];
  const mock = await startMockServices(services, (call) => calls.push(call));
  onTestFinished(() => mock.close());
  const ask = async (path: string, body?: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const init = body === undefined ? {} : { method: 'POST', body: text };
    return (await fetch(mock.origin + path, init)).text();
  };
  const lines = () => calls.map((call) => callLine(call, new Date(0)));
  return { mock, ask, lines };
}

test('prints each call to a mock service in one line', async () => {
  const { ask, lines } = await start();
  await ask('/adverts.json?a=1');
  await ask('/advert.js');
  await ask('/gtag/js?id=G-1');
  await ask('/collect', ['event', 'page_view', { page_title: 'A b', productId: 'null' }]);
  await ask('/collect', ['consent', 'default', { analytics_storage: 'denied' }]);
  await ask('/collect', ['set', 'user_properties', { codeVariant: 'TS' }]);
  await ask('/beacon', { name: 'ad', parameters: { eventLabel: 'x\ny' }, properties: { a: 1 } });
  await ask('/beacon', 'no JSON at all');
  expect(lines()).toEqual([
    '00:00:00.000 adverts JSON adverts=1',
    '00:00:00.000 adverts script',
    '00:00:00.000 analytics script id=G-1',
    '00:00:00.000 analytics page_view page_title="A b" productId=null',
    '00:00:00.000 analytics "consent default" analytics_storage=denied',
    '00:00:00.000 analytics "set user_properties" codeVariant=TS',
    '00:00:00.000 analytics ad eventLabel="x\\ny" properties="{\\"a\\":1}"',
    '00:00:00.000 analytics unknown value="no JSON at all"',
  ]);
});

test('prints each event of a list, with quoted and cut texts', async () => {
  const { ask, lines } = await start();
  await ask('/beacon', { events: [{ name: 'a' }, [{ name: 'b', 'c\n': '\u001b[2J' }]] });
  await ask('/beacon', [{ name: '\u001b]0;x\u0007' }, { name: 'long', value: 'x'.repeat(200) }]);
  await ask('/beacon', `{"name":"${'x'.repeat(1_000_000)}"}`);
  expect(lines()).toEqual([
    '00:00:00.000 analytics a',
    String.raw`00:00:00.000 analytics b "c\n"="\u001b[2J"`,
    String.raw`00:00:00.000 analytics "\u001b]0;x\u0007"`,
    `00:00:00.000 analytics long value="${'x'.repeat(120)}…"`,
    '00:00:00.000 analytics unknown value="too long"',
  ]);
});

test('answers with one advert, and with none every fourth time', async () => {
  const { ask } = await start();
  const counts: number[] = [];
  for (let asked = 0; asked < 5; asked++) {
    const { ads } = JSON.parse(await ask('/adverts.json')) as { ads: { statlink: string }[] };
    counts.push(ads.length);
    expect(ads.every(({ statlink }) => statlink.startsWith('https://'))).toBe(true);
  }
  expect(counts).toEqual([1, 1, 1, 0, 1]);
});

test('draws the advert with the configured selector', async () => {
  const { ask } = await start();
  expect(await ask('/advert.js')).toContain('box.className = "x"');
  const other = await start({ advertScript: { address: 'https://a.example/', found: '#carbon' } });
  expect(await other.ask('/advert.js')).toContain('box.id = "carbon"');
});

test('serves a built site with mock services without changing its files', async () => {
  const { mock, lines } = await start();
  const script = `f("https://ads.example/list.json","https://tags.example/js","https://cdn.example/a.js?serve=1&place=2")`;
  const metaWith = (origin: string) =>
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${origin}; img-src https:${origin === mock.origin ? ` ${origin}` : ''}; base-uri 'none'">`;
  const document = `${metaWith('https://tags.example')}<script src="https://cdn.example/a.js?serve=1&amp;place=2"></script>`;
  const policy = `script-src 'self' https://tags.example; connect-src https://*.tags.example https://ads.example; img-src data: https:`;
  const directory = directoryWith({
    'index.html': document,
    '_assets/a-1234567890.js': script,
    'picture.png': '\u0089PNG',
    _headers: `/*\n  Content-Security-Policy: ${policy}\n`,
  });
  const rewrite = mockRewrite(SERVICES, mock);
  const server = await serveDirectory({ directory, base: '/docs/', port: 0, rewrite });
  onTestFinished(() => server.close());
  const get = (path: string) => fetch(`${server.url}docs/${path}`);

  const page = await get('');
  expect(await page.text()).toBe(
    `${metaWith(mock.origin)}<script src="${mock.origin}/advert.js"></script>`,
  );
  expect(page.headers.get('content-security-policy')).toBe(
    `script-src 'self' ${mock.origin}; connect-src ${mock.origin} ${mock.origin}; img-src data: https: ${mock.origin}`,
  );
  expect(page.headers.get('clear-site-data')).toBe('"cache"');
  const code = await get('_assets/a-1234567890.js');
  expect(await code.text()).toBe(
    `f("${mock.origin}/adverts.json","${mock.origin}/gtag/js","${mock.origin}/advert.js")`,
  );
  expect([code.headers.get('cache-control'), code.headers.get('etag')]).toEqual(['no-store', null]);
  expect(await (await get('picture.png')).text()).toBe('\u0089PNG');
  expect(readFileSync(join(directory, '_assets/a-1234567890.js'), 'utf8')).toBe(script);

  const posted = await fetch(`${server.url}docs/events`, { method: 'POST', body: '{"name":"e"}' });
  expect([posted.status, lines()]).toEqual([204, ['00:00:00.000 analytics e']]);
  expect((await fetch(`${server.url}docs/`, { method: 'POST' })).status).toBe(405);
});

test('mocks only the configured services', () => {
  expect(mockableServices(testConfig(), '/')).toEqual({});
  const features = {
    ads: {
      pool: [{ name: 'own', link: '/a/', description: 'Own' }],
      external: { label: 'kit', poweredby: 'Kit', json: 'https://ads.example/list.json' },
    },
    analytics: { beacon: '/events' },
  };
  expect(mockableServices(testConfig({ features }), '/docs/')).toEqual({
    adverts: 'https://ads.example/list.json',
    beacon: '/docs/events',
  });
});

test('prints that there is nothing to mock on a site without services', async () => {
  const root = directoryWith(SMALL_SITE);
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), '');
  // With an address of another machine, the command prints a message and exits.
  const ran = await docsBuild(root, ['preview', '--mock-services', '--host', '192.0.2.1']);
  expect(ran.err).toContain(
    'No service is configured in features.ads or features.analytics: nothing to mock.\n',
  );
});
