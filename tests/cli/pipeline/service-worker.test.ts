import { expect, test } from 'vitest';
import { buildId } from '../../../cli/model/files.ts';
import { SECTION_LIMITS } from '../../../cli/pipeline/services/worker.ts';
import { toOutputPath, type OutputPath } from '../../../cli/model/paths.ts';
import type { WorkerManifest } from '../../../runtime/contract/services.ts';
import { testSite } from '../../harness/test-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const config = (serviceWorker: string, more = '') =>
  `export default { site: { url: 'https://docs.example.org', name: 'Test' ${more} }, theme: './theme.tsx', features: { serviceWorker: ${serviceWorker} } };\n`;

const ON = "{ hosts: ['docs.example.org'] }";

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

const CONTENT = {
  'content/index.md': page('Start'),
  'content/kit/index.md': page('Kit'),
  'content/kit/switch.md': page('Switch'),
  'content/lone.md': page('Lone'),
};

/** Returns the manifest in a built service worker. */
function manifestIn(script = ''): WorkerManifest {
  const text = /\{build:.*?sections:\{.*?\}\}/s.exec(script)?.[0] ?? '';
  const json = text.replace(/([{,])(\w+):/g, '$1"$2":').replace(/`([^`]*)`/g, '"$1"');
  return JSON.parse(json) as WorkerManifest;
}

test('the service worker lists the offline page, small scripts, styles and pages by section', async () => {
  const site = testSite({ ...CONTENT, 'docs.config.ts': config(ON, ", base: '/docs/'") });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(Object.keys(files).at(-1)).toBe('sw.js');
  const { base, offline, precache, sections } = manifestIn(files['sw.js']);
  expect({ base, offline, sections }).toEqual({
    base: '/docs/',
    offline: '/docs/offline/',
    sections: { '/docs/kit/': ['', 'switch/'] },
  });
  const served = precache.map((address) => address.replace('/docs/', ''));
  expect(served.filter((file) => files[file] === undefined)).toEqual([]);
  const names = served.map((file) => file.replace(/^_assets\/|-\w{10}(?=\.)/g, ''));
  expect(names).toEqual(
    expect.arrayContaining(['entry.js', 'offline.js', 'search.css', 'site.css']),
  );
  expect(names).not.toContain('run-code.js');
  expect(files['_headers']).toContain('/docs/sw.js\n  Cache-Control: no-cache\n');
});

test('derives the build id from paths and hashes, not from the order of files', () => {
  const idOf = (...files: [string, string][]) =>
    buildId(new Map(files.map(([path, hash]): [OutputPath, string] => [toOutputPath(path), hash])));
  expect(idOf(['a', '1'], ['b', '2'])).toBe(idOf(['b', '2'], ['a', '1']));
  expect(idOf(['a', '1'], ['b', '2'])).not.toBe(idOf(['a', '1'], ['b', '3']));
  expect(idOf(['a', '1'])).not.toBe(idOf(['b', '1']));
});

test.runIf(IS_FULL)(
  'leaves the offline page out of the sitemap, llms.txt and other lists of pages',
  async () => {
    const site = testSite({ ...CONTENT, 'docs.config.ts': config(ON) });
    const { files } = await site.build();
    expect(files['offline/index.html']).toContain('<title>You are offline - Test</title>');
    expect(files['offline/index.html']).toContain('<meta name="robots" content="noindex">');
    for (const list of ['sitemap.xml', 'llms.txt', 'pages.json', 'index.html']) {
      expect(files[list]).not.toContain('offline/"');
      expect(files[list]).not.toContain('/offline');
    }
  },
);

test.runIf(IS_FULL)(
  "uses the site's own offline page, and treats it as a normal page without a service worker",
  async () => {
    const own = '---\ntitle: No network\ndescription: D.\nnav: false\n---\n\nText.\n';
    const site = testSite({
      ...CONTENT,
      'docs.config.ts': config(ON),
      'content/offline.md': own,
    });
    const { files, diagnostics } = await site.build();
    expect(diagnostics).toEqual([]);
    expect(files['offline/index.html']).toContain('No network');
    expect(files['sitemap.xml']).not.toContain('offline');
    site.write({ 'docs.config.ts': config('false') });
    expect((await site.build()).files['sitemap.xml']).toContain('/offline/');
  },
);

test("adds nothing to pages without a service worker or with 'kill'", async () => {
  const site = testSite({ ...CONTENT, 'docs.config.ts': config('false') });
  const off = (await site.build()).files;
  site.write({ 'docs.config.ts': config("'kill'") });
  const { 'sw.js': kill, _headers: headers, ...killed } = (await site.build()).files;
  expect(off['sw.js']).toBeUndefined();
  expect(off['offline/index.html']).toBeUndefined();
  expect(kill).toContain('unregister');
  expect(headers).toContain('/sw.js\n  Cache-Control: no-cache\n');
  expect({ ...killed, _headers: off['_headers'] }).toEqual(off);
  expect(Object.keys(off).filter((file) => /(?:register|offline)-/.test(file))).toEqual([]);
  expect(Object.values(off).filter((text) => text.includes('serviceWorker'))).toEqual([]);
});

test('reports a public file at the path of the service worker', async () => {
  const site = testSite({
    ...CONTENT,
    'docs.config.ts': config(ON),
    'content/public/sw.js': '// ours\n',
  });
  expect(await site.findings()).toEqual(['content/public/sw.js path/reserved']);
});

test.runIf(IS_FULL)(
  'limits the number of pages that the service worker lists for a section',
  async () => {
    const many = Array.from(
      { length: SECTION_LIMITS.pagesOfOne + 5 },
      (_, at): [string, string] => [`content/guide/p${at}.md`, page(`P${at}`)],
    );
    const site = testSite({ ...Object.fromEntries(many), 'docs.config.ts': config(ON) });
    const { files } = await site.build();
    const { sections } = manifestIn(files['sw.js']);
    expect(sections['/guide/']).toHaveLength(SECTION_LIMITS.pagesOfOne);
  },
);
