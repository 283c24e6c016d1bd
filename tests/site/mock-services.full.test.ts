import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { directoryWith } from '../cli/commands/command-line.ts';

const CLI = resolve('build/cli.mjs');

const SITE = {
  'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', name: 'Test' },
  features: {
    ads: {
      pool: [{ name: 'own', link: '/', description: 'Our own' }],
      external: {
        label: 'kit', poweredby: 'Kit',
        json: 'https://ads.example/list.json', script: 'https://ads.example/a.js?serve=1&place=2',
      },
    },
    analytics: {
      gtag: { id: 'G-TEST1', script: 'https://tags.example/gtag/js', collectors: ['https://*.tags.example'] },
      beacon: 'https://events.example/take',
    },
  },
};\n`,
  'content/index.md': '---\ntitle: Home\ndescription: The first page.\n---\n\nText.\n',
};

function start(root: string, argv: readonly string[]) {
  const child = spawn(process.execPath, [CLI, ...argv], { cwd: root });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

const browser = sharedBrowser();

test('preview --mock-services prints requests to services after consent and none before', async () => {
  const root = directoryWith(SITE);
  const built = start(root, ['build']);
  expect([await built.ended, built.output.err]).toEqual([0, built.output.err]);
  const { child, output, ended } = start(root, ['preview', '--mock-services', '--port', '0']);
  await once(child.stdout, 'data');
  const [url = ''] = output.out.split('\n');
  const page = await browser.newPage();
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(url);
  const agree = page.locator('[data-docs-choose-consent=analytics]');
  await agree.waitFor();
  expect(output.out).toBe(`${url}\n`);
  await agree.click();
  const lines = () => output.out.split('\n').slice(1, -1);
  const has = (pattern: RegExp) =>
    expect.poll(lines).toContainEqual(expect.stringMatching(pattern));
  await has(/ analytics script id=G-TEST1$/);
  await has(/ analytics "consent update" .*analytics_storage=granted/);
  await has(/ analytics page_view page_title="Home - Test" .*properties=/);
  // External adverts come with the next page: with a picture, or as a line.
  await page.addInitScript(() => (Math.random = () => 0.5));
  await page.reload();
  await has(/ adverts script$/);
  await page.frameLocator('iframe').locator('#carbonads a').waitFor();
  await page.addInitScript(() => (Math.random = () => 0.1));
  await page.reload();
  await has(/ adverts JSON adverts=1$/);
  await page.getByText('Example Trains').waitFor();
  expect(new Set(asked.filter((host) => !/^localhost:\d+$/.test(host)))).toEqual(new Set());
  expect(problems).toEqual([]);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
});
