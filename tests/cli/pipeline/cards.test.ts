import { expect, test } from 'vitest';
import type { DocsError } from '../../../cli/model/diagnostic.ts';
import type { Assets } from '../../../cli/model/code/assets.ts';
import type { Site } from '../../../cli/model/site.ts';
import { createCards, cardStep } from '../../../cli/pipeline/cards.ts';
import type { SiteInput } from '../../../cli/pipeline/site-input.ts';
import { memoryHost } from '../../harness/memory-host.ts';
import { formatShort, testSite } from '../../harness/test-site.ts';
import { IS_FULL, sampleOf } from '../../harness/sample.ts';

/** A PNG of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const FONT = '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2';

const configWith = (features: object) =>
  `export default ${JSON.stringify({
    site: { url: 'https://docs.example.org', base: '/docs/', name: 'Kit' },
    theme: './theme.tsx',
    features,
  })};\n`;

const page = (title: string, more = '') =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: About it.\n${more}---\n\nText.\n`;

const LONG = 'Server-side rendering with <Box sx={{ p: 2 }}>, Emotion and a title that goes on';

const CONTENT = {
  'content/index.md': page('Home'),
  'content/again.md': page('Home'),
  'content/long.md': page(LONG),
  'content/draft.md': page('Hidden', 'draft: true\n'),
  'content/own.md': page('Own', 'image: ./own.png\n'),
  'content/far.md': page('Far', 'image: https://example.com/far.png\n'),
  'content/own.png': DOT,
};

const imageLines = (html = '') =>
  [...html.matchAll(/<meta (?:property="og:image|name="twitter)[^>]*>/g)].map(([tag]) => tag);

const addressIn = (html = '') =>
  /og:image" content="https:\/\/docs\.example\.org\/docs\/([^"]+)"/.exec(html)?.[1] ?? '';

test('draws a card for each page, unless its front matter names an image', async () => {
  const site = testSite({
    'docs.config.ts': configWith({ openGraph: { fonts: [FONT] } }),
    ...CONTENT,
  });
  const { files } = await site.build();
  const card = addressIn(files['index.html']);
  expect(card).toMatch(/^_assets\/card-[\w-]+\.png$/);
  expect(imageLines(files['index.html']).slice(1)).toEqual([
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Home">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
  expect(addressIn(files['again/index.html'])).toBe(card);
  expect(addressIn(files['long/index.html'])).not.toBe(card);
  expect(imageLines(files['draft/index.html'])).toEqual([]);
  expect(addressIn(files['own/index.html'])).toMatch(/^_assets\/own-[\w-]+\.png$/);
  expect(files['own/index.html']).toContain('<meta property="og:image:width" content="');
  expect(imageLines(files['far/index.html'])).toEqual([
    '<meta property="og:image" content="https://example.com/far.png">',
    '<meta property="og:image:alt" content="Far">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
  const cards = Object.keys(files).filter((path) => path.startsWith('_assets/card-'));
  expect(cards).toHaveLength(2);
  for (const path of cards) {
    expect(files[path]).toContain('PNG');
    expect(files[path]?.length).toBeLessThan(60_000);
  }
});

test('draws no card by default, but links images from front matter', async () => {
  const { files } = await testSite({ 'docs.config.ts': configWith({}), ...CONTENT }).build();
  expect(imageLines(files['index.html'])).toEqual([]);
  expect(addressIn(files['own/index.html'])).toMatch(/^_assets\/own-/);
  expect(Object.keys(files).join('\n')).not.toContain('card-');
});

const WRONG_FONTS = [
  ['a missing font', { fonts: ['./none.woff2'] }],
  ['no font at all', true],
] as const;

test.each(sampleOf(WRONG_FONTS, { of: 'wrong fonts', size: 1 }))(
  'reports %s at its key',
  async (_, openGraph) => {
    const site = testSite({ 'docs.config.ts': configWith({ openGraph }), ...CONTENT });
    const { diagnostics } = (await site.build().catch((error: unknown) => error)) as DocsError;
    expect(diagnostics.map(formatShort)).toEqual(['docs.config.ts:1:122 config/invalid']);
  },
);

test('reports that the renderer is not installed', async () => {
  const input = {
    config: { features: { openGraph: { fonts: ['./a.woff2'] } } },
    host: memoryHost({ 'a.woff2': 'font' }),
    locateKey: () => ({ file: 'docs.config.ts' }),
  } as unknown as SiteInput;
  const assets = { common: { fonts: [] } } as unknown as Assets;
  const drawing = createCards(input, {} as Site, { pages: [], assets });
  await expect(drawing).rejects.toThrow('needs the package @takumi-rs/core');
});

test.runIf(IS_FULL)(
  'leaves out texts with characters that no font has, and reports them',
  async () => {
    const site = testSite({
      'docs.config.ts': configWith({ openGraph: { fonts: [FONT] } }),
      'content/index.md': page('日本語 Home'),
      'content/trade.md': page('Kit™ 🚀🇩🇪 für'),
      'content/arrow.md': page('Arrow').replace('About it', 'From a ➜ b ⌘'),
      'content/plain.md': page('Arrow').replace('About it.', ''),
    });
    const { files, diagnostics } = await site.build();
    expect(diagnostics.filter(({ code }) => code === 'config/no-glyph').map(formatShort)).toEqual([
      'docs.config.ts:1:122 config/no-glyph',
    ]);
    expect(diagnostics.find(({ code }) => code === 'config/no-glyph')?.message).toContain(
      'has ⌘, ➜, 日, 本, 語: a text of',
    );
    expect(imageLines(files['index.html'])).toEqual([]);
    expect(addressIn(files['trade/index.html'])).toMatch(/^_assets\/card-/);
    expect(addressIn(files['arrow/index.html'])).toBe(addressIn(files['plain/index.html']));
    const check = await site.build({ dryRun: { rendersDemos: true, keepsPages: false } });
    expect(check.diagnostics.map(({ code }) => code)).toContain('config/no-glyph');
  },
);

test.each([
  ['ltr', 'Button', 'ltr left'],
  ['ltr', 'استخدام useState في المكون', 'rtl left'],
  ['rtl', '`useState` في', 'ltr right'],
  ['rtl', 'البدء السريع', 'rtl right'],
  ['rtl', '404', 'rtl right'],
] as const)('lays out a title on a card from %s in its own direction: %s', async (...row) => {
  const [direction, title, layout] = row;
  const nodes: unknown[] = [];
  const renderer = {
    registerFont: () => Promise.resolve(),
    renderSvg: () => Promise.resolve(''),
    render: (node: unknown) => {
      nodes.push(node);
      return Promise.resolve(new Uint8Array());
    },
  };
  const colors = { background: '#fff', title: '#000', text: '#333', accent: '#08f' };
  const card = {
    title,
    description: '',
    language: 'en',
    direction,
    name: '',
    colors,
    rendererHash: '',
  };
  await cardStep(() => Promise.resolve(renderer)).run(card);
  const { children } = nodes[0] as { children: { text?: string; style: Record<string, string> }[] };
  const style = children.find(({ text }) => text === title)?.style;
  expect(`${style?.['direction']} ${style?.['textAlign']}`).toBe(layout);
});
