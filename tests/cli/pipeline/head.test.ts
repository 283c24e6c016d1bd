import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';

const page = (title: string, body = 'Text.') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

const config = {
  site: {
    url: 'https://docs.example.org',
    base: '/docs/',
    name: 'Kit',
    assistants: [{ name: 'Ada', href: 'https://ada.example.org/?q={url}' }],
  },
  theme: './theme.tsx',
  head: [
    { tag: 'meta', attributes: { name: 'verify', content: '"<1>"' } },
    { tag: 'link', attributes: { rel: 'me', href: '/me/' } },
    { tag: 'script', attributes: { src: 'https://count.example.org/a.js', async: '' } },
  ],
  redirects: [
    { from: '/old/', to: '/new/' },
    { from: '/old/#gone', to: '/other/#start' },
    { from: '/other/#was', to: '#start' },
  ],
};

test('adds icons, the manifest and configured elements to the head, and moved anchors to the page', async () => {
  const { files, diagnostics } = await testSite({
    'docs.config.ts': `export default ${JSON.stringify(config)};\n`,
    'content/index.md': page('Home', '[Other](./other.md#start) and ![Icon](/favicon.svg)'),
    'content/new.md': page('New'),
    'content/other.md': page('Other', '## Start\n\n[Up](#start)'),
    'content/bare.md': '# Bare\n',
    'content/summary.md': '# Summary\n\n- a\n\nParts & *tools*.\n',
    'content/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/public/apple-touch-icon.png': 'x',
    'content/public/icon-512.png': 'x',
  }).build();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const html = files['new/index.html'] ?? '';
  const head = html.slice(0, html.indexOf('</head>'));
  for (const line of [
    '<link rel="apple-touch-icon" href="/docs/apple-touch-icon.png">',
    '<link rel="icon" href="/docs/favicon.svg">',
    '<link rel="manifest" href="/docs/manifest.webmanifest">',
    '<link rel="alternate" type="text/plain" title="llms.txt" href="/docs/llms.txt">',
    '<meta name="verify" content="&quot;&lt;1&gt;&quot;">',
    '<link rel="me" href="/docs/me/">',
    '<script src="https://count.example.org/a.js" async=""></script>',
  ]) {
    expect(head).toContain(`\n${line}`);
  }
  expect(head).toMatch(/script-src 'self' https:\/\/count\.example\.org /);
  expect(JSON.parse(files['manifest.webmanifest'] ?? '')).toEqual({
    id: '/docs/',
    name: 'Kit',
    short_name: 'Kit',
    start_url: '/docs/',
    scope: '/docs/',
    display: 'minimal-ui',
    icons: [
      { src: '/docs/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/docs/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
  // The redirect of the page applies first.
  expect(html).toContain('"moved":{"gone":"/docs/other/#start"}');
  expect(files['other/index.html']).toContain('"moved":{"was":"#start"}');
  expect(files['bare/index.html']).toContain('<meta property="og:title" content="Bare - Kit">');
  expect(files['bare/index.html']).not.toMatch(/<meta[^>]*description/);
  const summary = 'content="Parts &amp; tools."';
  expect(files['summary/index.html']).toContain(`<meta name="description" ${summary}>`);
  expect(files['summary/index.html']).toContain(`<meta property="og:description" ${summary}>`);
  expect(files['llms.txt']).toContain('/docs/summary.md): Parts & tools.');
  expect(files['index.md']).toContain('[Other](https://docs.example.org/docs/other/#start)');
  expect(files['index.md']).toContain('![Icon](https://docs.example.org/docs/favicon.svg)');
  expect(files['other.md']).toContain('[Up](#start)');
});

test.each([
  ['an inline script', { tag: 'script', attributes: { type: 'module' } }],
  ['an event handler', { tag: 'link', attributes: { onload: 'x()' } }],
])('rejects %s in the head', async (_, tag) => {
  const site = testSite({
    'docs.config.ts': `export default ${JSON.stringify({ ...config, head: [tag] })};\n`,
  });
  await expect(site.build()).rejects.toThrow(/head/);
});
