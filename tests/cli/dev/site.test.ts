import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DevChange } from '../../../cli/dev/channel.ts';
import type { SearchManifest } from '../../../runtime/search/manifest.ts';
import { createSearchIndex } from '../../../runtime/search/query.ts';
import { PLAIN_THEME } from '../../harness/test-site.ts';
import { cpuMsOf } from '../../harness/cpu-time.ts';
import { devSite } from './dev-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const PAGE = '---\ntitle: Start\ndescription: D.\n---\n\nHello\n';
const WITH_DEMO = `${PAGE}\n{{"demo": "Counter.tsx"}}\n`;
const DEMO = `import { useState } from 'react';

export default function Counter() {
  const [count] = useState(1);
  return <button>Pressed {count} times</button>;
}
`;
const CONFIG = `export default { site: { url: 'https://docs.example.org', name: 'Test' }, theme: './theme.tsx' };\n`;

const isRead = ({ kind }: DevChange) => kind === 'page';

test('renders a page on request, and again after a change', async () => {
  const { site, save, changes } = await devSite({ 'content/index.md': PAGE });
  expect((await site.page('/'))?.html).toContain('>Hello</p>');
  await save({ 'content/index.md': PAGE.replace('Hello', 'Goodbye') });
  expect(changes.findLast(isRead)).toEqual({ kind: 'page', pathnames: ['/'] });
  expect((await site.page('/'))?.html).toContain('>Goodbye</p>');
});

test('renders a page again after a change of a file whose code it shows', async () => {
  const { site, save } = await devSite({
    'content/index.md': `${PAGE}\n{{"code": "app.py"}}\n`,
    'content/app.py': 'before = 1\n',
  });
  expect((await site.page('/'))?.html).toContain('before');
  await save({ 'content/app.py': 'after = 1\n' });
  expect((await site.page('/'))?.html).toContain('after');
});

test('renders a page again once an image that it lacks is added', async () => {
  const { site, save, changes } = await devSite({
    'content/index.md': `${PAGE}\n![A box](box.svg)\n`,
  });
  await site.page('/');
  await save({ 'content/box.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n' });
  expect(changes.findLast(isRead)).toEqual({ kind: 'page', pathnames: ['/'] });
  expect((await site.page('/'))?.html).toMatch(/src="[^"]*box-\w+\.svg"/);
});

test('updates the list of pages when a page is added', async () => {
  const { site, save } = await devSite({ 'content/index.md': PAGE });
  const list = async () => String((await site.asset('/pages.json'))?.bytes);
  expect(JSON.parse(await list())).toEqual([['/', 'Start']]);
  await save({ 'content/more.md': PAGE.replace('Start', 'More') });
  expect(JSON.parse(await list())).toEqual([
    ['/', 'Start'],
    ['/more/', 'More'],
  ]);
});

test('reports a broken configuration until it is repaired, also when content changes meanwhile', async () => {
  const { site, save, codes } = await devSite({ 'content/index.md': PAGE });
  await save({ 'docs.config.ts': CONFIG.replace('theme', 'thme') });
  expect(codes()).toEqual(['config/unknown-key']);
  await save({ 'content/index.md': PAGE.replace('Hello', 'Goodbye') });
  expect(codes()).toEqual(['config/unknown-key']);
  expect((await site.page('/'))?.html).toContain('>Goodbye</p>');
  await save({ 'docs.config.ts': CONFIG });
  expect(codes()).toEqual([]);
});

test.runIf(IS_FULL)('reports a theme that does not load, and keeps serving pages', async () => {
  const good = `export * from ${JSON.stringify(PLAIN_THEME)};\n`;
  const { site, save, codes, changes } = await devSite({ 'content/index.md': PAGE });
  await site.page('/');
  for (const bad of ['export const = 1;\n', `${good}throw new Error('no luck');\n`]) {
    await save({ 'theme.tsx': bad });
    expect(codes()).toEqual(['config/module']);
    expect(changes.at(-1)?.kind).toBe('diagnostics');
    expect(await site.page('/')).toMatchObject({ status: 200 });
  }
  await save({ 'theme.tsx': good });
  expect(codes()).toEqual([]);
  expect(changes.at(-1)).toEqual({ kind: 'reload' });
});

test.runIf(IS_FULL)(
  'reports a theme that throws while rendering as a finding of the page',
  async () => {
    const { site, save } = await devSite({ 'content/index.md': PAGE });
    await site.page('/');
    await save({
      'theme.tsx': `import { theme as plain } from ${JSON.stringify(PLAIN_THEME)};
export { IslandRoot } from ${JSON.stringify(PLAIN_THEME)};
export const theme = { ...plain, Layout: () => { throw new Error('no luck'); } };
`,
    });
    const page = await site.page('/');
    expect(page).toMatchObject({ status: 500, diagnostics: [{ code: 'config/theme-threw' }] });
  },
);

test.runIf(IS_FULL)(
  'reports the import of a missing package in a demo until the import is removed',
  async () => {
    const { site, save } = await devSite({
      'content/index.md': WITH_DEMO,
      'content/Counter.tsx': DEMO,
    });
    await site.page('/');
    await save({
      'content/Counter.tsx': `import x from 'not-installed';\nconsole.log(x);\n${DEMO}`,
    });
    const broken = await site.page('/');
    expect(broken?.diagnostics).toMatchObject([
      { code: 'demo/unresolved-import', file: 'content/Counter.tsx' },
    ]);
    const line = WITH_DEMO.split('\n').findIndex((one) => one.startsWith('{{')) + 1;
    expect(broken?.demoLines).toEqual(new Map([['content/Counter.tsx', line]]));
    await save({ 'content/Counter.tsx': DEMO });
    const mended = await site.page('/');
    expect(mended?.diagnostics).toEqual([]);
    expect(mended?.html).toContain('Pressed');
  },
);

test.runIf(IS_FULL)('does not bundle demos again after a change of the configuration', async () => {
  const { site, save } = await devSite({
    'content/index.md': WITH_DEMO,
    'content/Counter.tsx': DEMO,
  });
  const moduleOf = (html = '') => /module="([^"]+)"/.exec(html)?.[1];
  const modules: (string | undefined)[] = [];
  const serve = async () => modules.push(moduleOf((await site.page('/'))?.html));
  const firstMs = await cpuMsOf(serve);
  const nextMs = await cpuMsOf(async () => {
    await save({ 'docs.config.ts': CONFIG.replace("'Test'", "'Another'") });
    await serve();
  });
  expect(nextMs).toBeLessThan(firstMs);
  expect((await site.page('/'))?.html).toContain('Another');
  expect(modules[0]).toBeDefined();
  expect(modules[1]).toBe(modules[0]);
});

test('watches a file once the configuration imports it', async () => {
  const { site, save, root } = await devSite({ 'content/index.md': PAGE });
  await save({
    'extra/name.ts': "export const name = 'Extra';\n",
    'docs.config.ts': `import { name } from './extra/name.ts';\n${CONFIG.replace("'Test'", 'name')}`,
  });
  expect(site.watched()).toContain(join(root, 'extra/name.ts'));
});

test.runIf(IS_FULL)(
  'serves a fallback page in every language, and updates it with its original',
  async () => {
    const { site, save, changes } = await devSite({
      'docs.config.ts': CONFIG.replace("name: 'Test'", "name: 'Test', languages: ['en', 'zh']"),
      'content/index.md': WITH_DEMO,
      'content/Counter.tsx': DEMO,
    });
    const modules = [];
    for (const path of ['/', '/zh/']) {
      const html = (await site.page(path))?.html ?? '';
      expect(html).toContain('>Hello</p>');
      modules.push(/module="([^"]+)"/.exec(html)?.[1]);
    }
    expect(modules[1]).toBe(modules[0]);
    await save({ 'content/index.md': WITH_DEMO.replace('Hello', 'Goodbye') });
    expect(changes.findLast(isRead)).toEqual({ kind: 'page', pathnames: ['/', '/zh/'] });
    expect((await site.page('/zh/'))?.html).toContain('>Goodbye</p>');
    await save({ 'content/index.zh.md': PAGE.replace('Hello', '你好') });
    expect(changes.findLast(isRead)).toEqual({ kind: 'page', pathnames: 'all' });
    expect((await site.page('/zh/'))?.html).toContain('>你好</p>');
  },
);

test.runIf(IS_FULL)(
  'reports a broken link of a page that was opened in another language',
  async () => {
    const { site, reported } = await devSite({
      'docs.config.ts': CONFIG.replace("name: 'Test'", "name: 'Test', languages: ['en', 'zh']"),
      'content/index.md': PAGE.replace('Hello', '[Nowhere](/nowhere/)'),
    });
    expect(await reported()).toEqual([]);
    await site.page('/zh/');
    expect((await reported()).map(({ code }) => code)).toEqual(['link/no-such-page']);
  },
);

test.runIf(IS_FULL)('reports a link to a heading that another page no longer has', async () => {
  const more = PAGE.replace('Start', 'More').replace('D.', 'E.');
  const { site, save, changes, reported } = await devSite({
    'content/index.md': `${PAGE}\n[More](./more.md#one)\n`,
    'content/more.md': `${more}\n## One\n\n[Bad](#nowhere)\n`,
  });
  await site.page('/');
  expect(await reported()).toEqual([]);
  await save({ 'content/more.md': `${more}\n## Two\n` });
  expect(changes.findLast(isRead)).toEqual({ kind: 'page', pathnames: ['/more/'] });
  expect((await reported()).map(({ code }) => code)).toEqual(['link/no-such-anchor']);
});

test('marks blocks with their source lines, also blocks that the theme renders', async () => {
  const { site } = await devSite({
    'content/index.md': `${PAGE}\n## Two\n\n- one\n- two\n\n\`\`\`js\nx;\n\`\`\`\n`,
  });
  const html = (await site.page('/'))?.html ?? '';
  const marked = [...html.matchAll(/<([a-z0-9-]+) data-docs-line="(\d+)"/g)];
  expect(marked.map(([, tag, line]) => `${tag} ${line}`)).toEqual([
    'p 6',
    'h2 8',
    'ul 10',
    'li 10',
    'li 11',
    'pre 13',
  ]);
  expect(html).not.toContain('docs-line>');
});

test('reports new and resolved problems once after a save, also on pages that link to it', async () => {
  const more = `${PAGE.replace('Start', 'More').replace('D.', 'E.')}\n## One\n`;
  const { site, save, codes, news } = await devSite({
    'content/index.md': `${PAGE}\n[More](./more.md#one)\n`,
    'content/more.md': more,
  });
  await site.page('/');
  await site.settled();
  await save({ 'content/more.md': `${more.replace('One', 'Two')}\n[Bad](#nowhere)\n` });
  await site.settled();
  const broken = ['link/no-such-anchor content/index.md', 'link/no-such-anchor content/more.md'];
  expect(news).toEqual([{ added: broken, resolved: [] }]);
  await save({ 'content/more.md': `${more.replace('## One', '\n## Two')}\n[Bad](#nowhere)\n` });
  await site.page('/more/');
  await site.settled();
  expect(news.length, 'a finding on another line is not new').toBe(1);
  await save({ 'content/more.md': more });
  await site.settled();
  expect(news.slice(1).flatMap(({ resolved }) => resolved)).toEqual(broken);
  await save({ 'content/more.md': more.replace('More', 'Start') });
  await site.settled();
  expect(news.at(-1)?.added).toContain('front-matter/same-title content/more.md');
  await save({
    'docs.config.ts': CONFIG.replace(
      ' theme',
      " redirects: [{ from: '/old/', to: '/gone/' }], theme",
    ),
  });
  await site.settled();
  expect(codes()).toEqual(['redirect/no-target']);
});

test('reports the line of a finding in a file that is saved again during the check', async () => {
  const { site, save, reported, root, news } = await devSite({ 'content/index.md': PAGE });
  await site.page('/');
  await site.settled();
  const file = join(root, 'content/index.md');
  const broken = `${PAGE}\n[Bad](/nowhere/)\n`;
  await save({ 'content/index.md': broken });
  writeFileSync(file, broken.replace('Hello', 'Hello\n\nMore'));
  await site.settled();
  expect(news).toEqual([]);
  await site.changed([file]);
  expect((await reported()).map(({ range }) => range?.start.line)).toEqual([10]);
  expect(news.length).toBe(1);
});

test('reports findings of a file that was not open only as they are after its change', async () => {
  const page = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}[Bad](/nowhere/)\n`;
  const { site, save, remove, reported, news } = await devSite({
    'content/index.md': PAGE,
    'content/a.md': page('A', ''),
    'content/b.md': page('B', ''),
  });
  await site.page('/');
  await site.settled();
  await save({ 'content/a.md': page('A', 'More\n\n') });
  await site.settled();
  await remove('content/b.md');
  await reported();
  expect(news).toEqual([{ added: ['link/no-such-page content/a.md'], resolved: [] }]);
});

test('reports broken links to a changed page on pages that are not open', async () => {
  const page = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;
  const { save, remove, reported } = await devSite({
    'docs.config.ts': CONFIG.replace(
      ' theme',
      " redirects: [{ from: '/old/', to: '/more/#one' }], theme",
    ),
    'content/index.md': page('Start', '[More](./more.md#one), [nowhere](/nowhere/)'),
    'content/other.md': page('Other', '[More](/more/#one) and [Two](/more/#two)'),
    'content/more.md': page('More', '## One\n\n## Two'),
  });
  const findings = async () =>
    (await reported())
      .map(({ code, file, range }) => `${code} ${file}:${range?.start.line}`)
      .toSorted();
  expect(await findings()).toEqual([]);
  await save({ 'content/more.md': page('More', '## Three\n\n## Two') });
  const lost = [
    'link/no-such-anchor content/index.md:6',
    'link/no-such-anchor content/other.md:6',
    'redirect/no-target docs.config.ts:1',
  ];
  expect(await findings()).toEqual(lost);
  await save({ 'content/other.md': page('Other', '[More](/more/#three)') });
  expect(await findings()).toEqual(lost.filter((one) => !one.includes('other')));
  await save({ 'content/more.md': page('More', '## One\n\n## Three') });
  expect(await findings()).toEqual([]);
  await remove('content/more.md');
  expect(await findings()).toEqual([
    'link/no-such-page content/index.md:6',
    'link/no-such-page content/other.md:6',
    'redirect/no-target docs.config.ts:1',
  ]);
});

test('does not report findings of unopened pages that existed at the start', async () => {
  const { save, reported, shownFindings } = await devSite({
    'docs.config.ts': CONFIG.replace(' theme', " check: { 'link/*': 'warn' }, theme"),
    'content/index.md': PAGE,
    'content/old.md': PAGE.replace('Start', 'Old').replace('Hello', '[No](/no/)'),
  });
  expect(await reported()).toEqual([]);
  await save({ 'content/index.md': PAGE.replace('Hello', 'Goodbye') });
  expect((await reported()).map(({ file }) => file)).not.toContain('content/old.md');
  expect(shownFindings()).toEqual([]);
});

test('search finds a heading once it is saved', async () => {
  const { site, save } = await devSite({ 'content/index.md': PAGE });
  const read = async (path: string) => String((await site.asset(`/${path}`))?.bytes);
  const find = async (query: string) => {
    const manifest = JSON.parse(await read('search.json')) as SearchManifest;
    const index = createSearchIndex({
      ...{ manifest, home: '/' },
      read: (name) => read(manifest.folder.slice(1) + name),
    });
    return (await index.search(query, { language: 'en' })).hits.map(({ href }) => href);
  };
  expect(await find('zebra')).toEqual([]);
  await save({ 'content/index.md': `${PAGE}\n## Zebra crossing\n` });
  expect(await find('zebra')).toEqual(['/#zebra-crossing']);
});
