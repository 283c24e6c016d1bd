import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSiteOf } from '../harness/built-site.ts';
import { sharedBrowser } from '../harness/browser.ts';

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: The page ${title}.\n---\n\n${text}\n`;

const FILES = {
  'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', name: 'Copy', base: '/docs/' },
  host: 'netlify',
  trailingSlash: false,
  navigation: [
    { pathname: '/guide/', title: 'Guide', children: [{ pathname: '/guide/counter/' }] },
    { pathname: '/animals/', title: 'Animals', children: [{ pathname: '/animals/zebra/' }] },
  ],
};
`,
  'content/index.md': page('Home', 'Read [the guide](/guide/counter).'),
  'content/guide/counter.md': page(
    'Counter',
    '{{"demo": "Counter.tsx"}}\n\n{{"demo": "Framed.tsx", "iframe": true}}\n\n![Logo](./logo.svg)',
  ),
  'content/guide/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>',
  'content/guide/Counter.tsx': `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}
`,
  'content/guide/Framed.tsx':
    'export default function Framed() {\n  return <a href="/">framed</a>;\n}\n',
  'content/animals/zebra.md': page('Zebra', '## Stripes {#stripes}\n\nA zebra has stripes.'),
};

const browser = sharedBrowser();
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSiteOf('offline-copy', FILES, ['--offline']);
});
afterAll(() => site.close());

test('links, demos, frames, search and settings work from file://, without console messages', async () => {
  const reader = await browser.newPage();
  const problems: string[] = [];
  reader.on('console', (message) => problems.push(message.text()));
  reader.on('pageerror', (error) => problems.push(String(error)));
  reader.on('requestfailed', (request) => {
    // Leaving a page aborts its requests.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`failed ${request.url()}`);
  });
  const start = pathToFileURL(join(site.directory, 'index.html')).href;
  const at = (path: string) => new URL(path, start).href;
  await reader.goto(start);
  await reader.getByRole('main').getByRole('link', { name: 'the guide' }).click();
  await reader.waitForURL(at('guide/counter/index.html'));
  const count = reader.getByRole('button', { name: 'Count' });
  await count.click();
  await expect.poll(() => count.textContent()).toBe('Count 1');
  const link = reader.frameLocator('iframe').getByRole('link', { name: 'framed' });
  await expect.poll(() => link.evaluate((a: HTMLAnchorElement) => a.href)).toBe(start);
  const tree = reader.getByRole('navigation').first();
  await tree.getByText('Animals', { exact: true }).click();
  await tree.getByRole('link', { name: 'Zebra' }).click();
  await reader.waitForURL(at('animals/zebra/index.html'));
  await reader.goBack();
  await reader.keyboard.press('Control+k');
  await reader.getByRole('combobox').fill('zebra');
  await reader.getByRole('option', { name: 'Stripes' }).first().click();
  await reader.waitForURL(at('animals/zebra/index.html#stripes'));
  await reader.getByRole('button', { name: 'Settings', exact: true }).click();
  await reader.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect.poll(() => reader.locator('html').getAttribute('data-mode')).toBe('dark');
  // This page stays open: a browser under load may lose what a page stored before it was left.
  const next = await reader.context().newPage();
  const nextMode = async () => {
    await next.goto(at('guide/counter/index.html'));
    return next.locator('html').getAttribute('data-mode');
  };
  await expect.poll(nextMode).toBe('dark');
  expect(problems).toEqual([]);
});

test('contains all files in a zip archive', () => {
  const zip = readFileSync(`${site.directory}.zip`);
  const end = zip.length - 22;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const length = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const data = local + 30 + length;
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    files.set(name, inflateRawSync(zip.subarray(data, data + zip.readUInt32LE(at + 20))));
    at += 46 + length;
  }
  expect(at).toBe(end);
  const published = site.files.filter((path) => !/(?:^|\/)\./.test(path));
  expect([...files.keys()]).toEqual(published);
  for (const [name, bytes] of files) {
    expect(bytes.equals(readFileSync(join(site.directory, name))), name).toBe(true);
  }
  expect(published).not.toContain('_headers');
});
