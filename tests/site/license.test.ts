import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { serveDirectory } from '../../cli/dev/static-server.ts';
import { wake } from '../harness/visit.ts';
import { directoryWith } from '../cli/commands/command-line.ts';
import { KEY, LICENSED_SITE, STORE, VARIABLE } from './licensed-site.ts';
import { IS_FULL } from '../harness/sample.ts';

const CLI = resolve('build/cli.mjs');

const browser = sharedBrowser();

/** Starts the real program with the key, or another value, in its environment. */
function start(root: string, argv: readonly string[], key: string | undefined = KEY) {
  const child = spawn(process.execPath, [CLI, ...argv], {
    cwd: root,
    env: { ...process.env, [VARIABLE]: key },
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  }
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output, ended: once(child, 'close').then(([code]) => code as number) };
}

async function run(root: string, argv: readonly string[], key?: string): Promise<string> {
  const { output, ended } = start(root, argv, key);
  expect([await ended, output.text]).toEqual([0, output.text]);
  return output.text;
}

/** Returns every file below a folder by its relative path. */
function textsIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}

const namesWith = (texts: ReadonlyMap<string, string>, part: string) =>
  [...texts].filter(([, text]) => text.includes(part)).map(([name]) => name);

/** A key that is the same in every encoding. */
const PLAIN_KEY = 'plain-key-123456789';

/** Opens a page. Requests for `cut` fail. */
async function open(url: string, cut?: string) {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  if (cut !== undefined) await page.route(cut, (route) => route.abort());
  await page.goto(url);
  await wake(page);
  return {
    problems,
    licenseFiles: () => asked.filter((path) => /_license/.test(path)),
    /** Returns the output of the page's demo once it is hydrated. */
    demo: () => page.locator('docs-island[data-hydrated] output').textContent(),
  };
}

test('a license key is in a file of its own, and neither in the cache nor in printed output', async () => {
  const root = directoryWith(LICENSED_SITE);
  const printed = [
    await run(root, ['build', '--report', '--debug', '--log-level', 'debug'], PLAIN_KEY),
    await run(root, ['check', '--format', 'json', '--skip', 'demo/types'], PLAIN_KEY),
  ];
  expect(printed.filter((text) => text.includes(PLAIN_KEY))).toEqual([]);
  const site = textsIn(join(root, 'dist'));
  expect(namesWith(site, PLAIN_KEY)).toEqual(['_license.js']);
  expect(site.get('_license.js')).toBe(`export default "${PLAIN_KEY}";\n`);
  expect(namesWith(textsIn(join(root, '.docs-build')), PLAIN_KEY)).toEqual([]);
  // The demo, the site's module and edited code share one instance.
  expect(namesWith(site, STORE)).toHaveLength(1);
});

test.runIf(IS_FULL)('another license key changes no other file', async () => {
  const root = directoryWith(LICENSED_SITE);
  await run(root, ['build'], PLAIN_KEY);
  const site = textsIn(join(root, 'dist'));
  await run(root, ['build'], 'another-key');
  const again = textsIn(join(root, 'dist'));
  expect(again.get('_license.js')).toBe('export default "another-key";\n');
  again.delete('_license.js');
  site.delete('_license.js');
  expect(again).toEqual(site);
});

/** Serves a site that was built with this key. Returns its address and folder. */
async function serveBuilt(key?: string) {
  const root = directoryWith(LICENSED_SITE);
  await run(root, ['build'], key);
  const directory = join(root, 'dist');
  const server = await serveDirectory({ directory, base: '/docs/', port: 0 });
  onTestFinished(() => server.close());
  return { url: `${server.url}docs/`, site: textsIn(directory) };
}

test.runIf(IS_FULL)(
  'without a license key the build emits no key file and reports no problem',
  async () => {
    const { url, site } = await serveBuilt('');
    expect([...site.keys()].filter((name) => /_license/.test(name))).toEqual([]);
    expect(namesWith(site, '_license')).toEqual([]);
    const { demo, problems } = await open(`${url}grid/`);
    expect([await demo(), problems]).toEqual(['Missing license key', []]);
  },
);

test.runIf(IS_FULL)(
  'a license key is set before a demo that needs it runs, and other pages do not load it',
  async () => {
    const { url } = await serveBuilt();
    const grid = await open(`${url}grid/`);
    expect([await grid.demo(), grid.problems]).toEqual([`Key: ${KEY}`, []]);
    expect(grid.licenseFiles()).toContain('/docs/_license.js');
    const plain = await open(`${url}plain/`);
    expect(await plain.demo()).toBe('no such variable');
    const home = await open(url);
    expect([plain.licenseFiles(), home.licenseFiles()]).toEqual([[], []]);

    const cut = await open(`${url}grid/`, '**/_license.js');
    expect(await cut.demo()).toBe('Missing license key');
    expect(cut.problems.filter((text) => /license key of this site/.test(text))).toHaveLength(1);
  },
);

test.runIf(IS_FULL)(
  'dev serves the license key from its environment and writes it nowhere',
  async () => {
    const root = directoryWith(LICENSED_SITE);
    const { child, output } = start(root, ['dev', '--port', '0'], PLAIN_KEY);
    await once(child.stdout, 'data');
    const [url = ''] = /http:\S+/.exec(output.text) ?? [];
    const { demo } = await open(`${url}grid/`);
    expect(await demo()).toBe(`Key: ${PLAIN_KEY}`);
    expect(namesWith(textsIn(root), PLAIN_KEY)).toEqual([]);
    expect(output.text).not.toContain(PLAIN_KEY);
  },
);
