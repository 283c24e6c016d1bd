import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';
import { docsBuild } from './command-line.ts';
import { IS_FULL } from '../../harness/sample.ts';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\nnav: false\n---\n\n# ${title}\n\n${body}\n`;

const config = (redirects: string) =>
  `export default {
  site: { url: 'https://docs.example.org', name: 'Test', languages: ['en', 'zh'] },
  theme: './theme.tsx',
  redirects: [${redirects}],
};\n`;

async function against(root: string, list: string) {
  const { out, code } = await docsBuild(root, [
    ...['check', '--format', 'json', '--only', 'redirect/*', '--against', list],
  ]);
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: {
      file: string;
      range?: { start: { line: number; column: number } };
      message: string;
      hint: string;
    }[];
  };
  const findings = diagnostics.map(({ file, range, message, hint }) =>
    [`${file}:${range?.start.line}:${range?.start.column} ${message}`, hint].join(' → '),
  );
  return { code, findings };
}

test('reports published addresses and anchors that no longer exist, with a suggestion', async () => {
  const site = testSite({
    'docs.config.ts': config(''),
    'content/index.md': page('Home', '## One\n\n## Two\n\n```js showLineNumbers\nx\n```'),
    'content/index.zh.md': page('Home', '## 一 {#yi}'),
    'content/a/buttons.md': page('Buttons', '## Sizes\n\n## Colors\n\n## Shapes'),
    'content/lost.md': page('Lost', ''),
    'content/kept.md': page('Kept', '## Here'),
  });
  const { files } = await site.build();
  const list = files['addresses.json'] ?? '';
  expect(list).toBe(`{"version":1,"pages":{
"/":["one","two"],
"/a/buttons/":["colors","shapes","sizes"],
"/kept/":["here"],
"/lost/":[],
"/zh/":["yi"]
}}
`);
  mkdirSync(join(site.root, 'old'));
  writeFileSync(join(site.root, 'old/addresses.json'), list);
  expect(await against(site.root, 'old')).toEqual({ code: 0, findings: [] });

  site.remove('content/a');
  site.remove('content/lost.md');
  site.remove('content/kept.md');
  site.remove('content/index.zh.md');
  site.write({
    'docs.config.ts': config(
      `\n    { from: '/kept/', to: '/b/kept/' },\n    { from: '/#two', to: '/b/kept/#here' },\n  `,
    ),
    'content/index.md': page('Home', '## Ones'),
    'content/b/buttons.md': page('Buttons', '## Sizes'),
    'content/b/kept.md': page('Kept', '## Here'),
  });
  const place = 'docs.config.ts:5:13';
  const gone = await against(site.root, 'old/addresses.json');
  expect(gone.code).toBe(1);
  expect(gone.findings).toEqual([
    `content/index.md:1:1 /zh/#yi was published, but the page no longer has this anchor → Give the heading that replaces it the old id, as in ## Title {#yi}, or add a redirect from /#yi.`,
    `content/index.md:9:1 /#one was published, but the page no longer has this anchor → If it is /#ones now, add { from: "/#one", to: "/#ones" } to redirects, or give the heading its old id.`,
    `${place} /a/buttons/ was published, and has no page or redirect now → If it is /b/buttons/ now, add { from: "/a/buttons/", to: "/b/buttons/" } to redirects.`,
    `${place} /lost/ was published, and has no page or redirect now → Add a redirect from it to the page that replaces it.`,
  ]);
}, 30_000);

test('suggests addresses without a slash for a site without trailing slashes', async () => {
  const { root } = testSite({
    'docs.config.ts': config('').replace('theme:', 'trailingSlash: false, theme:'),
    'content/index.md': page('Home', ''),
    'content/b/buttons.md': page('Buttons', '## Sizes'),
  });
  const pages = { '/a/buttons': [], '/b/buttons': ['colors', 'size'] };
  writeFileSync(join(root, 'old.json'), JSON.stringify({ version: 1, pages }));
  const { findings } = await against(root, 'old.json');
  expect(findings.map((finding) => /from \/.*\.$|\{ .*\}/.exec(finding)?.[0])).toEqual([
    'from /b/buttons#colors.',
    '{ from: "/b/buttons#size", to: "/b/buttons#sizes" }',
    '{ from: "/a/buttons", to: "/b/buttons" }',
  ]);
}, 30_000);

test.runIf(IS_FULL)(
  'rejects a file, a folder or a URL without a list of addresses',
  async () => {
    const { root } = testSite({ 'content/index.md': page('Home', '') });
    const files: Record<string, string> = {
      'broken.json': '{"version":1,"pages":{',
      'pages.json': '[["/","Home"]]',
      'newer.json': '{"version":2,"pages":{}}',
      'odd.json': '{"version":1,"pages":{"javascript:alert(1)":[]}}',
      'deep.json': `{"version":1,"pages":${'{"/":'.repeat(5000)}[]${'}'.repeat(5000)}}`,
      'proto.json': '{"version":1,"pages":{"__proto__":["x"],"constructor":"y"}}',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    const server = createServer(({ url }, response) => {
      const text = files[(url ?? '').slice(1)] ?? '';
      response.writeHead(url === '/addresses.json' ? 200 : 404).end(text || files['broken.json']);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    const { port } = await new Promise<AddressInfo>((done) =>
      server.once('listening', () => done(server.address() as AddressInfo)),
    );
    const host = `http://127.0.0.1:${port}`;
    const reasons: [list: string, reason: string][] = [
      ['nowhere.json', 'it does not exist'],
      ['content', 'it does not exist'],
      ['broken.json', 'it is not JSON'],
      ...['pages', 'newer', 'odd', 'deep', 'proto'].map((name): [string, string] => [
        `${name}.json`,
        'it is not a list of addresses',
      ]),
      [`${host}/`, 'it is not JSON'],
      [`${host}/other.json`, 'the server answers 404'],
      ['http://127.0.0.1:1/', 'no server answers'],
    ];
    for (const [list, reason] of reasons) {
      const { code, err } = await docsBuild(root, ['check', '--against', list]);
      expect(err).toContain(`Cannot read the published addresses from ${list}: ${reason}\n`);
      expect(code).toBe(2);
    }
  },
  30_000,
);
