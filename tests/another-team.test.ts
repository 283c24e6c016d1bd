import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from './harness/browser.ts';
import { IS_FULL, sampleOf } from './harness/sample.ts';
import { findViolations, ready, wakeDemos, watchPage } from './harness/visit.ts';

const CLI = resolve('build/cli.mjs');

const PAGES = [
  '/',
  '/404.html',
  '/guides/first-steps/',
  '/guides/repeating/',
  '/reference/commands/',
  '/reference/options/',
];

/** Result of a command. */
interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real command in a folder, as users do. */
const run = (cwd: string, ...args: string[]) =>
  new Promise<CommandResult>((done) => {
    execFile(process.execPath, [CLI, ...args], { cwd }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });

/** Starts `preview` on a free port and reads its address. */
async function startPreview(cwd: string) {
  const child = spawn(process.execPath, [CLI, 'preview', '--port', '0'], { cwd });
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const address = await new Promise<string>((done, fail) => {
    child.stdout.once('data', (bytes: Buffer) => done(bytes.toString().trim()));
    child.once('error', fail);
    void ended.then((code) => fail(new Error(`preview ended with ${code}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { origin: address.replace(/\/$/, ''), stop };
}

const browser = sharedBrowser();
let root: string;
let built: CommandResult;
let preview: Awaited<ReturnType<typeof startPreview>>;
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'another-team-')));
  cpSync('tests/fixtures/another-team', root, { recursive: true });
  built = await run(root, 'build');
  preview = await startPreview(root);
});
afterAll(async () => {
  await preview?.stop();
  rmSync(root, { recursive: true, force: true });
});

async function withPage<T>(path: string, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  });
  try {
    const { page, problems } = await watchPage(context);
    await page.goto(preview.origin + path, { waitUntil: 'load' });
    const result = await look(page);
    expect(problems).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

test('builds a folder of Markdown with a configuration and the engine alone', () => {
  expect({ code: built.code, stdout: built.stdout }).toEqual({ code: 0, stdout: '' });
  expect(built.stderr).toContain('1 warning in 5 pages');
  for (const path of PAGES) {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    expect([path, existsSync(join(root, 'dist', file))]).toEqual([path, true]);
  }
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
});

test('check reports the missing description as a warning', async () => {
  // Without the types of demos, the check takes a third of the time.
  const skipped = IS_FULL ? [] : ['--skip', 'demo/types,demo/untyped'];
  const { code, stdout } = await run(root, 'check', '--format', 'json', ...skipped);
  const report = JSON.parse(stdout) as {
    ok: boolean;
    diagnostics: { code: string; file: string }[];
  };
  expect({ code, ok: report.ok }).toEqual({ code: 0, ok: true });
  expect(report.diagnostics.map((one) => `${one.file} ${one.code}`)).toEqual([
    'docs/reference/commands.md front-matter/no-description',
  ]);
  expect((await run(root, 'check', '--max-warnings', '0', '--skip', 'demo')).code).toBe(1);
});

test('writes nothing besides the output and the cache', () => {
  expect(readdirSync(root).sort()).toEqual(['.docs-build', 'dist', 'docs', 'docs.config.ts']);
});

test('the sidebar is the tree of the content and marks the current page', async () => {
  const tree = await withPage('/guides/repeating/', (page) =>
    page
      .locator('[data-docs-sidebar] :is(button, a)')
      .evaluateAll((all) =>
        all.map((each) => [
          each.textContent,
          each.getAttribute('aria-current') ?? each.ariaExpanded,
        ]),
      ),
  );
  expect(tree).toEqual([
    ['Tidewater', null],
    ['Guides', 'true'],
    ['First steps', null],
    ['Repeating jobs', 'page'],
    // Entries of other groups are loaded when the group is opened.
    ['Reference', 'false'],
  ]);
});

test('title, brand, header and footer come from the configuration', async () => {
  await withPage('/guides/first-steps/', async (page) => {
    expect(await page.title()).toBe('First steps - Tidewater');
    expect(await page.locator('h1').textContent()).toBe('First steps');
    expect(await page.locator('header .logo img').getAttribute('src')).toBe('/tidewater.svg');
    const link = page.locator('header').getByRole('link', { name: 'Reference' });
    expect(await link.getAttribute('href')).toBe('/reference/commands/');
    expect(await page.locator('footer').getByRole('link').allTextContents()).toEqual(['Source']);
    const color = await page
      .locator('.content p a')
      .first()
      .evaluate((link) => getComputedStyle(link).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect(green > red && green >= blue, `${color} is a green`).toBe(true);
  });
});

test('a page without front matter takes its title from its heading', async () => {
  const titles = await withPage('/reference/commands/', async (page) => [
    await page.title(),
    ...(await page.locator('h1').allTextContents()),
  ]);
  expect(titles).toEqual(['Commands - Tidewater', 'Commands']);
});

test('a link in the header marks its page as current', async () => {
  const currentOn = (path: string) =>
    withPage(path, (page) =>
      page.locator('header').getByRole('link', { name: 'Reference' }).getAttribute('aria-current'),
    );
  expect(await currentOn('/reference/commands/')).toBe('page');
  expect(await currentOn('/guides/first-steps/')).toBe(null);
});

test('pages contain callouts, tabs, code, tables and footnotes', async () => {
  await withPage('/guides/first-steps/', async (page) => {
    expect(await page.getByRole('note', { name: 'Jobs run again' }).isVisible()).toBe(true);
    expect(await page.getByRole('tab').allTextContents()).toEqual(['npm', 'pnpm']);
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await page.getByText('pnpm add tidewater').waitFor();
    expect(await page.locator('pre .line').count()).toBe(1);
  });
  await withPage('/guides/repeating/', async (page) => {
    expect(await page.locator('td').allTextContents()).toContain('At midnight');
    await page.getByText('What happens at midnight?').click();
    expect(await page.getByText('A day begins in the time zone').isVisible()).toBe(true);
  });
  await withPage('/reference/options/', async (page) => {
    await page.locator('sup a').click();
    expect(await page.getByText('A disk that many machines share is fine.').isVisible()).toBe(true);
  });
});

test('a demo of plain React is rendered without scripts and hydrated with them', async () => {
  const html = readFileSync(join(root, 'dist/guides/first-steps/index.html'), 'utf8');
  expect(html.replaceAll('<!-- -->', '')).toContain('2 waiting, 0 done');
  await withPage('/guides/first-steps/', async (page) => {
    expect(await wakeDemos(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a job' }).click();
    await page.getByRole('button', { name: 'Run one' }).click();
    await page.getByText('2 waiting, 1 done').waitFor();
  });
});

test('a playground shows its component and its code with the chosen props', async () => {
  const html = readFileSync(join(root, 'dist/guides/repeating/index.html'), 'utf8');
  expect(html).toContain('>Greet (3 attempts)</p>');
  await withPage('/guides/repeating/', async (page) => {
    expect(await wakeDemos(page)).toEqual([]);
    const playground = page.locator('.playground');
    const reset = playground.getByRole('button', { name: 'Reset demo' });
    expect(await reset.isDisabled()).toBe(true);
    await playground.getByRole('radio', { name: 'urgent' }).check();
    await playground.getByRole('spinbutton', { name: 'attempts' }).fill('5');
    await playground.getByRole('textbox', { name: 'children' }).fill('{mail}');
    await page.getByText('{mail} (5 attempts)').waitFor();
    expect(await playground.locator('code').textContent()).toBe(
      `<Priority tone="urgent" attempts={5}>{'{mail}'}</Priority>`,
    );
    await reset.click();
    await page.getByText('Greet (3 attempts)').waitFor();
    expect(await reset.isDisabled()).toBe(true);
  });
});

test.each(sampleOf(PAGES, { of: 'pages', size: 1 }))(
  '%s logs nothing and is accessible in light and dark',
  async (path) => {
    await withPage(path, async (page) => {
      await wakeDemos(page);
      expect(await findViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.waitForSelector('html[data-mode=dark]');
      expect(await findViolations(page, 'colors')).toEqual([]);
    });
  },
);

test.each(sampleOf(PAGES, { of: 'pages', size: 1 }))(
  "%s mentions no library of this repository's own site",
  async (path) => {
    const text = await withPage(path, (page) =>
      page.evaluate(() => {
        const named = [...document.querySelectorAll('[aria-label], [title], [alt], meta[content]')];
        const values = named.flatMap((each) =>
          ['aria-label', 'title', 'alt', 'content'].map((name) => each.getAttribute(name) ?? ''),
        );
        return [document.title, document.body.textContent, ...values].join('\n');
      }),
    );
    expect(text.match(/\bmui\b|material/gi) ?? []).toEqual([]);
  },
);

test.runIf(IS_FULL)(
  'a page without demos fetches one script, one more for the first action, and four for demos',
  async () => {
    const scriptsOf = (path: string, act: (page: Page) => Promise<unknown>) =>
      withPage(path, async (page) => {
        await act(page);
        const names = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ name }) => new URL(name).pathname),
        );
        return new Set(names).size;
      });
    expect(await scriptsOf('/reference/options/', wakeDemos)).toBe(1);
    expect(await scriptsOf('/reference/options/', ready)).toBe(2);
    expect(await scriptsOf('/guides/first-steps/', wakeDemos)).toBeLessThanOrEqual(2 + 4);
  },
);

test.runIf(IS_FULL)('the default 404 page has no edit link', async () => {
  await withPage('/404.html', async (page) => {
    expect(await page.getByRole('link', { name: 'Edit this page' }).count()).toBe(0);
  });
  await withPage('/guides/repeating/', async (page) => {
    const links = page.getByRole('link', { name: 'Edit this page' });
    expect(await links.first().getAttribute('href')).toBe(
      'https://git.example.org/tidewater/tidewater/edit/main/docs/guides/repeating.md',
    );
  });
});

test('every link starts with the base path and has a target', async () => {
  const { code } = await run(root, 'build', '--base', '/docs/', '--out-dir', join(root, 'based'));
  expect(code).toBe(0);
  const wrong = PAGES.flatMap((path) => {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const html = readFileSync(join(root, 'based', file), 'utf8');
    return [...html.matchAll(/<[^>]*\s(?:href|src|module)="(\/[^"#?]*)/g)]
      .map(([, address = '']) => address)
      .filter((address) => {
        const inSite = address.replace(/^\/docs\//, '').replace(/(^|\/)$/, '$1index.html');
        return !address.startsWith('/docs/') || !existsSync(join(root, 'based', inSite));
      })
      .map((address) => `${path} ${address}`);
  });
  rmSync(join(root, 'based'), { recursive: true });
  expect(wrong).toEqual([]);
});

test('preview answers 404, sends the content security policy, and ends on a signal', async () => {
  const own = await startPreview(root);
  const found = await fetch(`${own.origin}/guides/first-steps/`);
  expect(found.status).toBe(200);
  expect(found.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${own.origin}/nothing/here/`)).status).toBe(404);
  expect(await own.stop()).toBe(143);
});
