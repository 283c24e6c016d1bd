import { execFileSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directoryWith, docsBuild } from './command-line.ts';
import { IS_FULL } from '../../harness/sample.ts';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd });

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

const configWith = (versions: readonly object[], more: object = {}) =>
  `export default ${JSON.stringify({
    site: { url: 'https://docs.example.org', base: '/docs/', name: 'Kit' },
    versions,
    ...more,
  })};\n`;

const LATEST = { text: 'v7', path: '/', status: 'latest', current: true };

/** Returns the manifest of a package without dependencies, or with one that is in no registry. */
const packageWith = (dependencies?: Readonly<Record<string, string>>) => {
  const manifest = { name: 'kit', version: '1.0.0', ...(dependencies && { dependencies }) };
  const others = Object.entries(dependencies ?? {}).map(([name, version]) => [
    `node_modules/${name}`,
    { version, resolved: `http://127.0.0.1:9/${name}.tgz`, integrity: 'sha512-AAAA' },
  ]);
  const packages = { '': manifest, ...(Object.fromEntries(others) as object) };
  return {
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify({ ...manifest, lockfileVersion: 3, packages }),
  };
};

/** Commits only these files, under a tag. */
function commit(root: string, tag: string, files: Readonly<Record<string, string>>) {
  for (const name of readdirSync(root)) {
    if (name !== '.git') rmSync(join(root, name), { recursive: true });
  }
  const made = directoryWith({ '.gitignore': '.docs-build\ndist\n', ...files });
  execFileSync('cp', ['-r', `${made}/.`, root]);
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', tag);
  git(root, 'tag', tag);
}

function repository(...commits: readonly (readonly [string, Readonly<Record<string, string>>])[]) {
  const root = realpathSync(directoryWith());
  git(root, 'init', '-q', '-b', 'main');
  for (const [tag, files] of commits) commit(root, tag, files);
  return root;
}

const hrefsOf = (html: string) =>
  [
    ...html
      .slice(html.indexOf('menu-versions'))
      .replace(/<\/ul>.*/s, '')
      .matchAll(/<a class="menu-row" href="([^"]*)">/g),
  ].map(([, href = '']) => href);

/** Returns the canonical link and the robots tag of a page. */
const standing = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]*)">|<meta name="robots" content="(\w+)">/g)]
    .map(([, canonical, robots]) => canonical ?? robots)
    .join(' ');

test('builds three versions into one output, with working links between them', async () => {
  const old = configWith([]);
  const root = repository(
    [
      'v5',
      {
        'docs.config.ts': old,
        'content/index.md': page('Home'),
        'content/guide/index.md': page('Guide'),
        'content/guide/start.md': page('Start'),
        'content/guide/gone.md': page('Gone'),
      },
    ],
    [
      'v6',
      {
        ...packageWith(),
        'docs.config.ts': old,
        'content/index.md': page('Home'),
        'content/guide/start.md': page('Start'),
        'content/guide/six.md': page('Six'),
      },
    ],
    [
      'v7',
      {
        'docs.config.ts': configWith([
          LATEST,
          { text: 'v6', path: '/v6/', ref: 'v6' },
          { text: 'v5', path: '/v5/', status: 'old', ref: 'v5' },
          { text: 'v4', origin: 'https://v4.example.org', pages: './v4.json' },
        ]),
        'v4.json': '{ "version": 1, "pages": ["/", "/guide/start/"] }',
        'content/index.md': page('Home'),
        'content/guide/start.md': page('Start'),
        'content/guide/new.md': page('New'),
      },
    ],
  );
  const first = await docsBuild(root, ['build', '--versions']);
  expect([first.code, first.err]).toEqual([0, expect.stringContaining('of v6 (v6) with npm ci')]);

  const read = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8');
  const paths = ['', 'v5/', 'v6/'].flatMap((version) => {
    const list = readFileSync(join(root, 'dist', version, 'versions.json'), 'utf8');
    const { pages } = JSON.parse(list) as { pages: string[] };
    return pages.map((one) => version + one.slice(1));
  });
  expect(paths).toHaveLength(10);
  for (const path of paths) {
    const hrefs = hrefsOf(read(path));
    expect(hrefs, path).toHaveLength(3);
    for (const href of hrefs.slice(0, 2)) {
      expect(existsSync(join(root, 'dist', href.slice('/docs'.length), 'index.html')), href).toBe(
        true,
      );
    }
  }

  const site = 'https://docs.example.org/docs';
  expect(standing(read('guide/new'))).toBe(`${site}/guide/new/`);
  expect(standing(read('v6/guide/start'))).toBe(`${site}/guide/start/`);
  expect(standing(read('v6/guide/six'))).toBe(`${site}/v6/guide/six/`);
  expect(standing(read('v5/guide/start'))).toBe(`${site}/guide/start/`);
  expect(standing(read('v5/guide/gone'))).toBe('noindex');
  const [v4, started] = ['https://v4.example.org/', 'https://v4.example.org/guide/start/'];
  expect(hrefsOf(read('v6/guide/six'))).toEqual(['/docs/', '/docs/v5/guide/', v4]);
  expect(hrefsOf(read('v5/guide/start'))[2]).toBe(started);
  expect(read('v6/guide/six')).toContain('<bdi>v5</bdi><small>nearest page</small>');
  expect(read('v5/guide/start')).toContain(
    '<a href="/docs/guide/start/">Read this page for v7</a>',
  );
  expect(read('v5/guide/gone')).toContain('<a href="/docs/">v7 does not have this page');
  expect(read('v6/guide/start')).not.toContain('an old version');

  const again = await docsBuild(root, ['build', '--versions']);
  expect(again.err).toMatch(/ 0 files written, \d+ unchanged, 0 removed/);
  expect(again.err).not.toContain('npm ci');
});

test.runIf(IS_FULL)(
  'writes one host file for all versions, with the slashes of the current one',
  async () => {
    const site = { url: 'https://docs.example.org', base: '/docs/', languages: ['en', 'zh'] };
    const old = { site, host: 'netlify', redirects: [{ from: '/old/', to: '/guide/start/' }] };
    const latest = {
      ...{ site, host: 'nginx', trailingSlash: false },
      redirects: [{ from: '/older', to: '/guide/start' }],
    };
    const content = { 'content/index.md': page('Home'), 'content/guide/start.md': page('Start') };
    const versions = [LATEST, { text: 'v6', path: '/v6/', ref: 'v6', status: 'old' }];
    const root = repository(
      ['v6', { 'docs.config.ts': configWith([], old), ...content }],
      ['v7', { 'docs.config.ts': configWith(versions, latest), ...content }],
    );
    expect((await docsBuild(root, ['build', '--versions'])).code).toBe(0);
    const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');

    expect(hrefsOf(read('guide/start.html'))).toEqual(['/docs/v6/guide/start']);
    expect(hrefsOf(read('v6/guide/start.html'))).toEqual(['/docs/guide/start']);
    const canonical = 'https://docs.example.org/docs/guide/start';
    expect(standing(read('v6/guide/start.html'))).toBe(canonical);
    expect(standing(read('v6/zh/guide/start.html'))).toBe(canonical);

    expect(read('nginx.conf')).toMatch(
      /location = "\/docs\/v6\/old" \{\s+return 301 "\/docs\/v6\/guide\/start\$is_args\$args";/,
    );
    expect(read('nginx.conf')).toMatch(/location "\/docs\/v6\/_assets\/" \{[^}]*immutable/);
    expect(read('_redirects')).toContain('/docs/v6/zh/old/ /docs/v6/zh/guide/start 301\n');
    const assets = read('_headers')
      .split('\n\n')
      .find((block) => block.startsWith('/docs/v6/_a'));
    expect(assets).toContain('Access-Control-Allow-Origin: *');
    expect(read('_headers').match(/X-Content-Type-Options/g)).toHaveLength(1);
    const files = readdirSync(join(root, 'dist', 'v6'));
    expect(files.filter((name) => /^_(headers|redirects)$|conf$/.test(name))).toEqual([]);
  },
);

test.runIf(IS_FULL)(
  'names the command to run if the packages of a version cannot be installed',
  async () => {
    const root = repository(
      ['v6', { ...packageWith({ none: '1.0.0' }), '.npmrc': 'fetch-retries=0\n' }],
      [
        'v7',
        {
          'docs.config.ts': configWith([LATEST, { text: 'v6', path: '/v6/', ref: 'v6' }]),
          'content/index.md': page('Home'),
        },
      ],
    );
    const { code, err } = await docsBuild(root, ['build', '--versions']);
    expect(code).not.toBe(0);
    expect(err).toContain('The packages of version v6 are not installed: npm ci failed');
    expect(err).toMatch(/run: cd \S+\/versions\/\w{40}\/repository && npm ci --ignore-scripts/);
  },
);

test.runIf(IS_FULL)(
  'reports an unknown ref, missing refs, and an invalid list of pages',
  async () => {
    const site = { 'docs.config.ts': configWith([]), 'content/index.md': page('Home') };
    const root = repository(['v7', site]);
    const built = async (...versions: object[]) => {
      writeFileSync(join(root, 'docs.config.ts'), configWith(versions));
      return (await docsBuild(root, ['build', '--versions'])).err;
    };
    expect(await built(LATEST, { text: 'v6', path: '/v6/', ref: 'nope' })).toContain(
      'Unknown git ref nope of a version',
    );
    expect(await built(LATEST)).toContain('build --versions needs versions with ref and path');
    const far = { text: 'v5', origin: 'https://v5.example.org', pages: './none.json' };
    const wrong = './none.json is not the versions.json of a site';
    expect(await built(LATEST, { text: 'v6', path: '/v6/', ref: 'v7' }, far)).toContain(wrong);
    for (const list of ['[]', '{ "pages": [1] }']) {
      writeFileSync(join(root, 'none.json'), list);
      expect(await built(LATEST, { text: 'v6', path: '/v6/', ref: 'v7' }, far)).toContain(wrong);
    }
  },
);
