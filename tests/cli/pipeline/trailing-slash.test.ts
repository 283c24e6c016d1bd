import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveDirectory } from '../../../cli/dev/static-server.ts';
import { testSite } from '../../harness/test-site.ts';
import { devSite } from '../dev/dev-site.ts';

const body = (title: string, text = '') =>
  `---\ntitle: ${title}\ndescription: The page ${title}.\n---\n\n# ${title}\n\n${text}\n`;

const SITE = {
  'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', name: 'Test', base: '/docs/', languages: ['en', 'zh'] },
  theme: './theme.tsx',
  trailingSlash: false,
  redirects: [{ from: '/old', to: '/guide/#start' }, { from: '/guide/#gone', to: '/guide/a' }],
  features: { search: true, serviceWorker: { hosts: ['docs.example.org'] } },
  check: { 'nav/orphan': 'off', 'translation/*': 'off' },
};
`,
  'content/index.md': body('Home', 'See [the guide](/guide/) or [A](/guide/a?x=1).'),
  'content/guide/index.md': body('Guide', '## Start {#start}\n\n[A](./a.md) and [home](/).'),
  'content/guide/a.md': body('A', '{{"demo": "Box.tsx", "iframe": true}}\n\n[Home](/zh/)'),
  'content/guide/Box.tsx': 'export default function Box() {\n  return <p>box</p>;\n}\n',
  'content/guide/index.zh.md': body('指南', '[A](/guide/a)'),
  'content/public/files/index.html': '<h1>Files</h1>',
};

/** Serves the output of a build as a host does, below its base. */
async function served(files: Readonly<Record<string, string>>, root: string) {
  const directory = join(root, 'dist');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  const { url, close } = await serveDirectory({ directory, base: '/docs/', port: 0 });
  onTestFinished(() => close());
  return (path: string) => fetch(new URL(path, url), { redirect: 'manual' });
}

const hrefsIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="([^"#]+)/g)].map(([, href = '']) => href);

test('serves pages without a trailing slash, and no link needs a redirect', async () => {
  const site = testSite(SITE);
  const { files, diagnostics } = await site.build();
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'link/slash /guide/ is served as /guide',
    'link/slash /guide/#start is served as /guide#start',
  ]);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      ...['index.html', 'index.md', 'guide.html', 'guide.md', 'guide/a.html', 'guide/a.md'],
      ...['zh.html', 'zh/guide.html', 'zh/guide/a.html', '404.html', '_demos/guide/a/Box.html'],
    ]),
  );
  expect(Object.keys(files).filter((path) => path.endsWith('/index.html'))).toEqual([
    'files/index.html',
  ]);
  const get = await served(files, site.root);
  const origin = 'https://docs.example.org';
  const pages = Object.entries(files).filter(([path]) => path.endsWith('.html'));
  const locations = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)/g)].map(
    ([, one]) => one ?? '',
  );
  const links = [...pages.flatMap(([, html]) => hrefsIn(html)), ...locations]
    .map((href) => href.replace(origin, ''))
    .filter((href) => href.startsWith('/docs/'));
  const answers = [...new Set(links)].map(async (link) => `${(await get(link)).status} ${link}`);
  expect((await Promise.all(answers)).filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  expect(new Set(links)).toContain('/docs/guide/a?x=1');
  expect(locations).toContain(`${origin}/docs/zh/guide`);
  expect(files['guide/a.html']).toContain(`<link rel="canonical" href="${origin}/docs/guide/a">`);
  expect(files['guide.html']).toContain('"gone":"/docs/guide/a"');
  expect(files['_redirects']).toContain('/docs/old/ /docs/guide#start 301\n');
  expect(files['_redirects']).toContain('/docs/zh/old /docs/zh/guide#start 301\n');
  expect(files['sw.js']).toContain('/docs/offline"');
  const location = async (path: string) => (await get(path)).headers.get('location');
  expect(await location('/docs/guide/a/?x=1')).toBe('/docs/guide/a?x=1');
  expect(await location('/docs/files')).toBe('/docs/files/');
  expect((await get('/docs/missing/')).status).toBe(404);
});

test('dev serves pages without a trailing slash, and returns that address for the other form', async () => {
  const { site } = await devSite(SITE);
  const page = await site.page('/docs/guide/a/');
  expect(page).toMatchObject({ status: 200, address: '/docs/guide/a' });
  expect(page?.html).toContain('src="/docs/_demos/guide/a/Box"');
  expect(await site.page('/docs/_demos/guide/a/Box/')).toMatchObject({
    status: 200,
    address: '/docs/_demos/guide/a/Box',
  });
  expect(await site.page('/docs/')).toMatchObject({ address: '/docs/' });
});
