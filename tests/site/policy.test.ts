import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveDirectory } from '../../cli/dev/static-server.ts';
import type { RunningServer } from '../../cli/dev/listen.ts';
import { sharedBrowser } from '../harness/browser.ts';
import { buildSiteOf, type BuiltSite } from '../harness/built-site.ts';
import { wake, watchPage } from '../harness/visit.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';

const CONFIG = {
  site: { url: 'https://docs.example.com', name: 'Field', base: '/docs/' },
  components: { Written: './Written.tsx' },
  demoOrigins: ['https://api.example.com'],
};

/** A demo or component that writes HTML and a style, like libraries without Trusted Types. */
const WRITTEN = `import { useEffect, useRef } from 'react';

export default function Written({ text = 'Written' }: { readonly text?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.innerHTML = \`<style>p { color: red }</style><p>\${text}</p>\`;
  }, [text]);
  return <div ref={ref} />;
}
`;

const COMPONENT_TEXT = `By 'props' & "JSON"`;

const box = (name: string) => `export default function ${name}() {
  return (
    <div id="box" style={{ width: 200, height: 60 }}>
      ${name}
    </div>
  );
}
`;

/** A demo that shows a word from another site. */
const FETCHED = `import { useEffect, useState } from 'react';

export default function Fetched() {
  const [word, setWord] = useState('Loading');
  useEffect(() => {
    fetch('https://api.example.com/word').then((answer) => answer.text()).then(setWord);
  }, []);
  return <output>{word}</output>;
}
`;

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A page.\n---\n\n${body}\n`;

const FILES: Readonly<Record<string, string>> = {
  'docs.config.mjs': `export default ${JSON.stringify(CONFIG)};\n`,
  'Written.tsx': WRITTEN,
  'content/index.md': page('Plain', 'Text.\n\n```ts\nconst a = 1;\n```'),
  'content/demos/index.md': page(
    'Demos',
    '{{"demo": "Box.tsx", "defaultCodeOpen": true}}\n\n{{"demo": "Written.tsx"}}\n\n{{"demo": "Framed.tsx", "iframe": true, "height": 120}}',
  ),
  'content/demos/Box.tsx': box('Box'),
  'content/demos/Framed.tsx': box('Framed'),
  'content/demos/Written.tsx': WRITTEN,
  'content/fetched/index.md': page('Fetched', '{{"demo": "Fetched.tsx", "defaultCodeOpen": true}}'),
  'content/fetched/Fetched.tsx': FETCHED,
  'content/component/index.md': page(
    'Component',
    `{{"component": "Written", "text": ${JSON.stringify(COMPONENT_TEXT)}}}`,
  ),
};

const browser = sharedBrowser();
let site: BuiltSite;
let host: RunningServer;
beforeAll(async () => {
  site = await buildSiteOf('policy', FILES);
  // As on a host that ignores the site's header file.
  rmSync(join(site.directory, '_headers'));
  host = await serveDirectory({ directory: site.directory, base: '/docs/', port: 0 });
});
afterAll(async () => {
  await host?.close();
  await site?.close();
});

const opened: { readonly page: Page; readonly problems: string[] }[] = [];
afterEach(async () => {
  const all = opened.splice(0);
  await Promise.all(all.map(({ page }) => page.context().close()));
  expect(all.flatMap(({ problems }) => problems)).toEqual([]);
});

const origin = () => new URL(host.url).origin;

/** Opens a page. A violation of its policy, or an error, fails the test. */
async function open(
  path: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin(),
    viewport: { width: 1280, height: 2000 },
    colorScheme: 'light',
  });
  context.setDefaultTimeout(30_000);
  await prepare?.(context);
  const watched = await watchPage(context);
  opened.push(watched);
  await watched.page.goto(path);
  await wake(watched.page);
  return watched.page;
}

const demoOf = (of: Page, name: string) => of.locator(`[data-docs-demo="${name}"]`);
const edited = (demo: Locator) => demo.frameLocator('iframe[sandbox]');
const problem = (demo: Locator) => demo.locator(':scope > [data-docs-demo-error]');

/** Opens the editor of a demo's whole code and replaces the text. */
async function write(demo: Locator, text: string): Promise<void> {
  const editor = demo.locator('textarea');
  if ((await editor.count()) === 0) {
    const pre = demo.locator('[data-docs-source=full]:visible pre').first();
    await pre.focus();
    await pre.press('Enter');
  }
  await editor.fill(text);
}

const documents = () =>
  readdirSync(site.directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );

const policyIn = (html: string) =>
  /<meta charset="utf-8">\n?(?:<link rel="preload"[^>]*>\n)*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    html,
  )?.[1] ?? 'none';

test('every document has a policy before any script, and only the policy of edited code allows blob:', () => {
  const names = documents();
  expect(names).toContain('_frames/demo.html');
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const html = readFileSync(join(site.directory, name), 'utf8');
    const policy = policyIn(html);
    expect(policy, name).toMatch(/^default-src &quot;none|^default-src 'none'; /);
    expect(policy, name).not.toMatch(/frame-ancestors|sandbox|unsafe-eval/);
    expect(policy.includes('blob:'), name).toBe(name === '_frames/demo.html');
    expect(policy.includes("require-trusted-types-for 'script'"), name).toBe(
      !name.startsWith('_frames/'),
    );
  }
});

test('demos get data from origins of the configuration, also after an edit', async () => {
  const page = await open('/docs/fetched/', (context) =>
    context.route('https://api.example.com/word', (route) =>
      route.fulfill({ body: 'Fetched', headers: { 'Access-Control-Allow-Origin': '*' } }),
    ),
  );
  const demo = demoOf(page, 'Fetched');
  await demo.locator('output', { hasText: 'Fetched' }).waitFor();
  await write(demo, FETCHED.replace('{word}', '{word} again'));
  await edited(demo).locator('output', { hasText: 'Fetched again' }).waitFor();
});

test.each(
  sampleOf(['/docs/', '/docs/demos/', '/docs/component/', '/docs/missing/'], {
    of: 'pages',
    size: 2,
  }),
)('the page %s works without policy violations', async (path) => {
  const page = await open(path);
  if (path === '/docs/demos/') {
    await demoOf(page, 'Box').locator('docs-island[data-hydrated]').waitFor();
    await page.frameLocator('iframe').locator('docs-island[data-hydrated]').waitFor();
  }
  const written = { '/docs/demos/': 'Written', '/docs/component/': COMPONENT_TEXT }[path];
  if (written !== undefined) await page.locator('main p').getByText(written).waitFor();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  // The drawer may start at this moment, and then repeats the choice.
  await page.getByRole('radio', { name: 'Dark', exact: true }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe('dark');
  // The console error about the missing page is not a policy violation.
  if (path === '/docs/missing/') {
    const { problems } = opened[0] ?? {};
    problems?.splice(0, problems.length, ...problems.filter((one) => !one.includes('404')));
  }
});

test('pages without demos and components enforce Trusted Types', async () => {
  const page = await open('/docs/');
  const refusal = await page.evaluate(() => {
    document.addEventListener(
      'securitypolicyviolation',
      (event) => event.stopImmediatePropagation(),
      true,
    );
    try {
      document.createElement('div').innerHTML = '<p>x</p>';
      return 'written';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refusal).toBe('TypeError');
  opened[0]?.problems.splice(0);
});

/** Edited code that reports what it can access of the page. */
const ATTACK = `const reached = (name, look) => {
  try {
    return name + ' ' + String(look());
  } catch (error) {
    return name + ' ' + error.name;
  }
};

export default function Attack() {
  return (
    <ul>
      <li>{reached('origin', () => origin)}</li>
      <li>{reached('cookie', () => document.cookie)}</li>
      <li>{reached('storage', () => localStorage.length)}</li>
      <li>{reached('parent', () => parent.document.title)}</li>
      <li>{reached('frame', () => window.frameElement)}</li>
      <li>{reached('leave', () => (top.location.href = 'https://example.org/'))}</li>
      <li>{reached('text', () => new Function('return 1')())}</li>
    </ul>
  );
}
`;

test('edited code cannot access the storage, the cookies or the document of its page', async () => {
  const page = await open('/docs/demos/');
  await page.evaluate(() => {
    localStorage.setItem('secret', '1');
    document.cookie = 'secret=1';
  });
  const demo = demoOf(page, 'Box');
  await write(demo, ATTACK);
  await edited(demo).getByText('origin null').waitFor();
  expect(await edited(demo).locator('li').allTextContents()).toEqual([
    'origin null',
    'cookie SecurityError',
    'storage SecurityError',
    'parent SecurityError',
    'frame null',
    'leave SecurityError',
    'text EvalError',
  ]);
  expect(page.url()).toBe(`${origin()}/docs/demos/`);
  // The console reports the blocked requests.
  opened[0]?.problems.splice(0);
});

test.runIf(IS_FULL)(
  'edited code has its own height, and the mode, direction and position of its demo',
  async () => {
    const page = await open('/docs/demos/');
    const demo = demoOf(page, 'Box');
    const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await demo.locator('docs-island[data-hydrated]').waitFor();
    const before = await boxOf(demo.locator('#box'));
    const own = box('Box').replace('Box\n', 'Edited\n');
    await write(demo, own);
    const inFrame = edited(demo).locator('#box');
    await edited(demo).getByText('Edited').waitFor();
    const after = await boxOf(inFrame);
    expect([after.x, after.y, after.height].map(Math.round)).toEqual(
      [before.x, before.y, before.height].map(Math.round),
    );
    await write(demo, own.replace('60', '400'));
    await expect.poll(async () => (await boxOf(inFrame)).height).toBe(400);
    await expect
      .poll(() =>
        demo
          .locator('iframe[sandbox]')
          .evaluate(({ parentElement }) => parentElement?.offsetHeight),
      )
      .toBe(400);
    const html = edited(demo).locator('html');
    expect(await html.getAttribute('data-mode')).toBe('light');
    await demo.locator('[data-docs-toggle-direction]').click();
    await edited(demo).locator('[data-docs-stage][dir=rtl] docs-island').waitFor();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    await expect.poll(() => html.getAttribute('data-mode')).toBe('dark');
  },
);

test.runIf(IS_FULL)(
  'a demo shows an error if the host denies its scripts to other origins',
  async () => {
    const page = await open('/docs/demos/');
    await page.route('**/_assets/**', (route) =>
      route.request().headers()['origin'] === 'null' ? route.abort() : route.continue(),
    );
    const demo = demoOf(page, 'Box');
    await write(demo, box('Box').replace('Box\n', 'Edited\n'));
    await problem(demo).getByText('Access-Control-Allow-Origin').waitFor();
    expect(await demo.locator('#box').isVisible()).toBe(true);
    await page.unroute('**/_assets/**');
    await write(demo, box('Box').replace('Box\n', 'Again\n'));
    await edited(demo).getByText('Again').waitFor();
    expect(await problem(demo).count()).toBe(0);
    opened[0]?.problems.splice(0);
  },
);

test('the document for edited code runs nothing outside of a sandbox', async () => {
  const page = await open('/docs/');
  const count = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/docs/_frames/demo.html';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const look = { kind: 'look', root: {}, stage: {}, styles: {}, padding: '', settings: {} };
    const start = { kind: 'start', look, payload: '{}', styleSheets: [], module: '', name: '' };
    frame.contentWindow?.postMessage(start, '*');
    await new Promise((resolve) => setTimeout(resolve, 300));
    return frame.contentDocument?.body.children.length;
  });
  // The only element is the script of the document.
  expect(count).toBe(1);
});
