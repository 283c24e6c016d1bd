import { expect, test } from 'vitest';
import { page } from '../../harness/open-site.ts';
import { testSite } from '../../harness/test-site.ts';
import { finished } from './finished-site.ts';

const LIMIT = 50_000;

test('splits a long llms.txt by product and section, without losing a page', async () => {
  const names = Array.from({ length: 700 }, (_, at) => `a-long-name-of-a-page-${at}`);
  const files = Object.fromEntries(
    names.map((name, at) => [`content/kit/section-${at % 3}/${name}.md`, page(name)]),
  );
  const { outputs } = await finished({ ...files, 'content/index.md': page('Home') }, undefined, {
    config: { products: [{ id: 'kit', name: 'Kit', path: '/kit', description: 'Parts.' }] },
  });
  const parts = Object.keys(outputs).filter((path) => path.startsWith('llms'));
  const ofKit = ['llms/kit.txt', 'llms/kit-2.txt', 'llms/kit-3.txt'];
  expect(parts).toEqual(['llms.txt', ...ofKit, 'llms/pages.txt']);
  expect(outputs['llms.txt']).toContain('](https://docs.example.org/llms/kit-2.txt)');
  expect(Math.max(...parts.map((path) => outputs[path]?.length ?? 0))).toBeLessThanOrEqual(LIMIT);
  const all = parts.map((path) => outputs[path]).join('');
  expect(names.filter((name) => !all.includes(`/${name}.md)`))).toEqual([]);
});

test('lists posts, but not the lists of posts', async () => {
  const post = (title: string) =>
    `---\ntitle: ${title}\ndescription: News.\ndate: 2025-01-31\ntags: [new]\n---\n\nText.\n`;
  const { outputs } = await finished(
    { 'content/index.md': page('Home'), 'content/blog/first.md': post('First') },
    undefined,
    { config: { blog: {} } },
  );
  const links = outputs['llms.txt']?.match(/(?<=\]\()[^)]+/g);
  expect(links).toEqual([
    'https://docs.example.org/blog/first.md',
    'https://docs.example.org/index.md',
  ]);
});

test('writes the Markdown of all pages in files that agents can read whole', async () => {
  const long = 'A line of text that is one of very many.\n\n'.repeat(1500);
  const text = (title: string, body: string) =>
    `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;
  const config = { site: { url: 'https://docs.example.org' }, features: { llms: { full: true } } };
  const { files } = await testSite({
    'docs.config.ts': `export default ${JSON.stringify({ ...config, theme: './theme.tsx' })};\n`,
    'content/index.md': text('Home', 'Short.'),
    'content/long.md': text('Long', long),
  }).build();
  const parts = Object.keys(files).filter((path) => path.startsWith('llms-full'));
  expect(parts).toEqual(['llms-full/pages.txt', 'llms-full/pages-2.txt', 'llms-full.txt']);
  expect(files['llms-full/pages.txt']).toContain('<!-- https://docs.example.org/index.md -->');
  const all = parts.map((path) => files[path]).join('');
  expect(all.split('A line of text').length - 1).toBe(1500);
  for (const path of parts) expect(files[path]?.length).toBeLessThanOrEqual(LIMIT);
});
