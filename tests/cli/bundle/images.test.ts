import { expect, test } from 'vitest';
import { formatShort, testSite } from '../../harness/test-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const PICTURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

const CONFIG = `export default { site: { url: 'https://docs.example.org', base: '/docs/' }, theme: './theme.tsx' };\n`;

test('resolves imports of images in demos and packages to the same addresses in HTML and scripts', async () => {
  const site = testSite({
    'docs.config.ts': CONFIG,
    'content/index.md':
      '---\ntitle: Start\ndescription: The start page of a test site.\n---\n\n{{"demo": "Photo.tsx"}}\n',
    'content/Photo.tsx': [
      "import own from './own.png';",
      "import odd from './my photo (1).png';",
      "import { mark } from 'marks';",
      "import './photo.css';",
      'export default () => <p><img alt="own" src={own} /><img alt="odd" src={odd} /><img alt="mark" src={mark} /></p>;\n',
    ].join('\n'),
    'content/photo.css': '.photo { background: url("./my photo (1).png") }\n',
    'content/own.png': PICTURE,
    'content/my photo (1).png': Uint8Array.of(...PICTURE, 1),
    'node_modules/marks/package.json':
      '{ "name": "marks", "version": "1.0.0", "main": "index.js" }',
    'node_modules/marks/index.js': "import mark from './mark.png';\nexport { mark };\n",
    'node_modules/marks/mark.png': Uint8Array.of(...PICTURE, 2),
  });
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  const addresses = [...(files['index.html'] ?? '').matchAll(/<img alt="\w+" src="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toEqual([
    expect.stringMatching(/^\/docs\/_assets\/own-[\w-]+\.png$/),
    expect.stringMatching(/^\/docs\/_assets\/my-photo-1--[\w-]+\.png$/),
    expect.stringMatching(/^\/docs\/_assets\/mark-[\w-]+\.png$/),
  ]);
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'));
  const sheets = Object.entries(files).filter(([path]) => path.endsWith('.css'));
  for (const address of addresses) {
    const name = address.slice('/docs/_assets/'.length);
    expect(Object.keys(files)).toContain(`_assets/${name}`);
    const url = `new URL("./${name}",import.meta.url).pathname`;
    expect(scripts.filter(([, text]) => text.includes(url))).toHaveLength(1);
  }
  const [, odd = ''] = addresses;
  const url = `url("./${odd.slice('/docs/_assets/'.length)}")`;
  expect(sheets.filter(([, text]) => text.includes(url))).toHaveLength(1);
});

test.runIf(IS_FULL).each(['ttf', 'eot', 'ico', 'mp4', 'pdf', 'glb'])(
  'copies .%s files of packages',
  async (kind) => {
    const site = testSite({
      'content/index.md':
        '---\ntitle: Start\ndescription: The start page of a test site.\n---\n\n{{"demo": "File.tsx"}}\n',
      'content/File.tsx':
        "import { address } from 'files';\nexport default () => <a href={address}>file</a>;\n",
      'node_modules/files/package.json':
        '{ "name": "files", "version": "1.0.0", "main": "index.js" }',
      'node_modules/files/index.js': `export { default as address } from './own.${kind}';\n`,
      [`node_modules/files/own.${kind}`]: 'content',
    });
    const { diagnostics, files } = await site.build();
    expect(diagnostics).toEqual([]);
    const [, path = ''] = /<a href="\/(_assets\/own-[^"]*)">/.exec(files['index.html'] ?? '') ?? [];
    expect(files[path]).toBe('content');
  },
);

test('imports with ?raw are texts, and those with ?url are addresses', async () => {
  const site = testSite({
    'content/index.md':
      '---\ntitle: Start\ndescription: The start page of a test site.\n---\n\n{{"demo": "Files.tsx"}}\n',
    'content/Files.tsx': [
      "import source from './size.ts?raw';",
      "import drawing from './mark.svg?raw';",
      "import address from './mark.svg?url';",
      'export default () => <p title={source}><img alt={drawing} src={address} /></p>;\n',
    ].join('\n'),
    'content/size.ts': "export const size: string = 'small';\n",
    'content/mark.svg': '<svg />',
  });
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  const html = files['index.html'] ?? '';
  expect(html).toContain('<p title="export const size: string = &#x27;small&#x27;;\n">');
  expect(html).toMatch(/<img alt="&lt;svg \/&gt;" src="\/_assets\/mark-[\w-]+\.svg"/);
  const script = Object.entries(files).find(([path]) => /_assets\/page-.*\.js$/.test(path));
  expect(script?.[1]).toContain('export const size: string');
});

test('addresses relative to a module are those of the copied file or of the script of a worker', async () => {
  const page = `---\ntitle: Start\ndescription: The start page of a test site.\n---\n\n{{"demo": "Files.tsx"}}\n`;
  const site = testSite({
    'content/index.md': page,
    'content/Files.tsx': [
      "const mark: string = new URL('./mark.svg', import.meta.url).href;",
      "export const start = () => new Worker(new URL('./sum.worker.ts', import.meta.url), { type: 'module' });",
      'export default () => <img alt="" onClick={start} src={mark} />;\n',
    ].join('\n'),
    'content/sum.worker.ts': "import { add } from './add';\nself.postMessage(add(1, 2));\n",
    'content/add.ts': 'export const add = (a: number, b: number): number => a + b;\n',
    'content/mark.svg': '<svg />',
  });
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toMatch(/<img alt="" src="\/_assets\/mark-[\w-]+\.svg"/);
  const [path = '', worker] =
    Object.entries(files).find(([one]) => one.includes('sum.worker')) ?? [];
  expect(worker).toContain('self.postMessage(');
  expect(worker).not.toMatch(/import|export/);
  const script = Object.entries(files).find(([one]) => /_assets\/page-.*\.js$/.test(one));
  expect(script?.[1]).toContain(`"./${path.slice('_assets/'.length)}"`);
  site.write({
    'content/sum.worker.ts': "import { add } from './ad';\nself.postMessage(add(1, 2));\n",
  });
  expect(await site.findings()).toEqual(['content/sum.worker.ts:1:21 demo/unresolved-import']);
  site.write({
    'content/Files.tsx': "export default () => new URL('./no.svg', import.meta.url).href;\n",
  });
  const { diagnostics: missing } = await site.build();
  expect(missing.map(formatShort)).toEqual(['content/Files.tsx:1:30 demo/unresolved-import']);
});
