import { expect, test } from 'vitest';
import { formatShort } from '../../harness/test-site.ts';
import { devSite } from './dev-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const CONFIG = `export default { site: { url: 'https://docs.example.org', name: 'Test', languages: ['en', 'zh'] }, theme: './theme.tsx',
  redirects: [] };\n`;
const page = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n${text}\n`;
const demo = (to: string) =>
  `export default function Demo() {\n  return <a href="${to}">Go</a>;\n}\n`;
const TARGET = page('Target', '## One {#one}');

/** Returns a site in which unopened pages refer to one page in every way. */
const linkingSite = () =>
  devSite({
    'docs.config.ts': CONFIG,
    'content/index.md': page('Start', 'Words.'),
    'content/docs/target.md': TARGET,
    'content/docs/target.zh.md': TARGET.replace('title: Target', 'title: 目标').replace(
      'One',
      '一',
    ),
    'content/docs/link.md': page('Link', '[Target](./target.md#one)'),
    'content/docs/aria.md': page('Aria', 'Words.', 'waiAria: /docs/target/#one\n'),
    'content/docs/shows.md': page('Shows', '{{"demo": "Demo.tsx"}}\n\n![Dot](./dot.svg)'),
    'content/docs/also.md': page('Also', '{{"demo": "Demo.tsx"}}\n\n[File](/notes.txt)'),
    'content/docs/Demo.tsx': demo('/docs/target/#one'),
    'content/docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'content/public/notes.txt': 'Notes.',
    'content/public/llms.txt': '# Test\n\n- [Target](/docs/target/#one)\n',
    'content/translations/zh.json': '{ "pages./docs/target": "目标" }',
  });

type LinkingSite = Awaited<ReturnType<typeof linkingSite>>;

async function findings({ reported }: LinkingSite): Promise<string[]> {
  return (await reported()).map(formatShort).toSorted();
}

test('reports broken links to a changed page in every kind of file until they are repaired', async () => {
  const dev = await linkingSite();
  const { save, remove } = dev;
  expect(await findings(dev)).toEqual([]);
  await save({ 'content/docs/target.md': TARGET.replace('## One {#one}', '### Two {#two}') });
  expect(await findings(dev)).toEqual([
    'content/docs/Demo.tsx:2:19 link/no-such-anchor',
    'content/docs/aria.md:4:1 link/no-such-anchor',
    'content/docs/link.md:6:10 link/no-such-anchor',
    'content/docs/target.md:6:1 markdown/skipped-heading',
    'content/docs/target.zh.md:6:1 translation/headings',
    'content/public/llms.txt:3:12 link/no-such-anchor',
  ]);
  await save({ 'content/docs/Demo.tsx': demo('/docs/target/#two') });
  expect(await findings(dev)).not.toContain('content/docs/Demo.tsx:2:19 link/no-such-anchor');
  await save({
    'content/docs/Demo.tsx': demo('/docs/target/#one'),
    'content/docs/target.md': TARGET,
  });
  expect(await findings(dev)).toEqual([]);
  await remove('content/docs/target.md');
  expect(await findings(dev)).toEqual([
    'content/docs/Demo.tsx:2:19 link/no-such-page',
    'content/docs/aria.md:4:1 link/no-such-page',
    'content/docs/link.md:6:10 link/no-such-page',
    'content/docs/target.zh.md:1:1 translation/no-original',
    'content/public/llms.txt:3:12 link/no-such-page',
    'content/translations/zh.json:1:3 translation/unknown-key',
  ]);
  await save({ 'content/docs/target.md': TARGET });
  expect(await findings(dev)).toEqual([]);
});

test.runIf(IS_FULL)(
  'reports missing files, removed redirects and repeated titles on unopened pages',
  async () => {
    const dev = await linkingSite();
    const { save, remove } = dev;
    const redirect = CONFIG.replace('[] }', "[{ from: '/old/', to: '/docs/target/' }] }");
    await save({ 'docs.config.ts': redirect, 'content/docs/old.md': page('Old', '[Old](/old/)') });
    expect(await findings(dev)).toEqual(['content/docs/old.md:6:7 link/moved']);
    await save({ 'docs.config.ts': CONFIG });
    expect(await findings(dev)).toEqual(['content/docs/old.md:6:7 link/no-such-page']);
    await remove('content/docs/old.md');
    await remove('content/docs/dot.svg');
    await remove('content/public/notes.txt');
    expect(await findings(dev)).toEqual([
      'content/docs/also.md:8:8 link/no-such-file',
      'content/docs/shows.md:8:8 asset/not-found',
    ]);
    await save({
      'content/docs/dot.svg': '<svg/>',
      'content/public/notes.txt': 'Notes.',
      'content/docs/aria.md': page('Target', 'Words.'),
      'content/translations/zh.json': '{ "said": "[目标](/docs/tarjet/)" }',
    });
    expect(await findings(dev)).toEqual([
      'content/docs/target.md:2:1 front-matter/same-title',
      'content/docs/target.md:3:1 front-matter/same-description',
      'content/translations/zh.json:1:17 link/no-such-page',
    ]);
    // A change of branch changes many files at once, including the configuration.
    const many = Array.from(
      { length: 60 },
      (_, at) => [`content/many/${at}.md`, page(`Page ${at}`, '')] as const,
    );
    await save({
      'docs.config.ts': redirect,
      'content/docs/aria.md': page('Aria', 'Words.'),
      'content/docs/target.md': TARGET.replace(/One/g, 'Two').replace('#one', '#two'),
      'content/translations/zh.json': '{}',
      ...Object.fromEntries(many),
    });
    expect(await findings(dev)).toEqual([
      'content/docs/Demo.tsx:2:19 link/no-such-anchor',
      'content/docs/link.md:6:10 link/no-such-anchor',
      'content/public/llms.txt:3:12 link/no-such-anchor',
    ]);
  },
);

test('reports findings of an open page only on that page', async () => {
  const dev = await linkingSite();
  const { site, save, remove, changes, news, shownFindings } = dev;
  await findings(dev);
  expect((await site.page('/docs/shows/'))?.diagnostics).toEqual([]);
  await save({ 'content/docs/target.md': TARGET.replace('#one', '#two') });
  expect(await findings(dev)).toContain('content/docs/Demo.tsx:2:19 link/no-such-anchor');
  const own = changes.findLast((change) => change.kind === 'diagnostics')?.inFiles;
  expect(own?.get('content/docs/Demo.tsx')?.map(formatShort)).toEqual([
    'content/docs/Demo.tsx:2:19 link/no-such-anchor',
  ]);
  expect(shownFindings().map(formatShort)).toContain(
    'content/docs/link.md:6:10 link/no-such-anchor',
  );
  expect(shownFindings().map(formatShort).join()).not.toContain('Demo.tsx');
  await save({ 'content/docs/target.md': TARGET });
  expect(await findings(dev)).toEqual([]);
  await remove('content/docs/dot.svg');
  await site.settled();
  expect(news.at(-1)?.added).toEqual(['asset/not-found content/docs/shows.md']);
  await save({ 'content/docs/link.md': page('Link', 'Words.').replace('Link.', 'Shows.') });
  expect(await findings(dev)).toContain('content/docs/shows.md:3:1 front-matter/same-description');
});
