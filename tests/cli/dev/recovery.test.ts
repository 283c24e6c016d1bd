import { expect, test } from 'vitest';
import { IS_FULL, sampleOf } from '../../harness/sample.ts';
import { PLAIN_THEME, type SiteFiles } from '../../harness/test-site.ts';
import { devSite } from './dev-site.ts';

const PAGE = '---\ntitle: Start\ndescription: D.\n---\n\nHello\n';
const BROKEN = 'export const = 1;\n';
const config = (more: string) =>
  `export default { site: { url: 'https://docs.example.org', name: 'Test' }, theme: './theme.tsx', ${more} };\n`;
const WORD = "export const word = 'MARK';\n";
const PLUGIN = `import { word } from '../common/plugin.ts';
const append = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'MARK ' + word }] });
};
export const remarkPlugins = [append];
`;
const DEMO = `import { word } from '../common/demo.ts';
export default function Word() { return <b>MARK {word}</b>; }
`;
const WITH_DEMO = `${PAGE}\n{{"demo": "Word.tsx"}}\n`;

/** A site in which every file that can break adds `MARK` to the page. */
const SITE: SiteFiles = {
  'docs.config.ts': `import { navigation } from './nav/all.ts';
export default {
  site: { url: 'https://docs.example.org', name: 'MARK', languages: ['en', 'zh'] },
  theme: './look/theme.tsx',
  navigation,
  components: { Word: './parts/Word.tsx' },
  markdown: { plugins: ['./plugins/append.ts'] },
};
`,
  'nav/all.ts': `export const navigation = [
  { pathname: '/', title: 'Start' },
  { pathname: '/later/', title: 'MARK', planned: true },
];
`,
  'look/theme.tsx': `import { theme as plain, IslandRoot } from ${JSON.stringify(PLAIN_THEME)};
import { word } from '../common/theme.ts';
export { IslandRoot };
const Layout = (props) => <>{plain.Layout(props)}<b>MARK {word} {props.view.site.name}</b></>;
export const theme = { ...plain, Layout };
`,
  'parts/Word.tsx': DEMO.replace('demo.ts', 'component.ts'),
  'plugins/append.ts': PLUGIN,
  'common/theme.ts': WORD,
  'common/component.ts': WORD,
  'common/plugin.ts': WORD,
  'common/demo.ts': WORD,
  'content/index.md': `${PAGE}\n{{"component": "Word"}}\n\n{{"demo": "Word.tsx"}}\n`,
  'content/Word.tsx': `import { word as own } from './word.ts';\n${DEMO.replace('</b>', ' {own}</b>')}`,
  'content/word.ts': WORD,
  'content/translations/en.json': '{ "pages": { "/": "MARK" } }',
};

interface Fault {
  readonly file: string;
  /** Replaces a part of the file; the whole file is replaced by a syntax error if absent. */
  readonly broken?: readonly [text: string, by: string];
  /** The only rule that reports it. */
  readonly code: string;
}

const FAULTS: readonly Fault[] = [
  { file: 'docs.config.ts', code: 'config/syntax' },
  { file: 'docs.config.ts', broken: ['theme:', 'thme:'], code: 'config/unknown-key' },
  { file: 'nav/all.ts', code: 'config/syntax' },
  { file: 'look/theme.tsx', code: 'config/module' },
  { file: 'look/theme.tsx', broken: ['{word}', '{word.no.no}'], code: 'config/theme-threw' },
  { file: 'common/theme.ts', code: 'config/module' },
  { file: 'parts/Word.tsx', code: 'demo/syntax' },
  { file: 'common/component.ts', code: 'demo/syntax' },
  { file: 'plugins/append.ts', code: 'config/module' },
  {
    file: 'plugins/append.ts',
    broken: ['const', 'throw new Error();const'],
    code: 'config/module',
  },
  { file: 'plugins/append.ts', broken: ['push', 'no.no'], code: 'markdown/plugin-failed' },
  { file: 'common/plugin.ts', code: 'config/module' },
  { file: 'content/Word.tsx', code: 'demo/syntax' },
  { file: 'content/word.ts', code: 'demo/syntax' },
  { file: 'common/demo.ts', code: 'demo/syntax' },
  { file: 'content/translations/en.json', broken: ['}', ''], code: 'translation/json' },
];

test('restores a page after any broken file is repaired, and reports each problem once', async () => {
  const { site, save, news } = await devSite(SITE);
  const read = async () => {
    const page = await site.page('/');
    await site.settled();
    return page;
  };
  expect((await read())?.html).toContain('Hello');
  expect(news).toEqual([]);
  for (const [index, { file, broken, code }] of sampleOf(FAULTS, {
    of: 'faults',
    size: 2,
  }).entries()) {
    const text = String(SITE[file]).replace('MARK', `mark${index}`);
    await save({ [file]: broken ? text.replace(...broken) : BROKEN });
    await read();
    await read();
    const [reported, ...more] = news.splice(0);
    const codes = new Set(reported?.added.map((one) => one.split(' ')[0]));
    expect([...codes], file).toEqual([code]);
    expect([reported?.resolved, more], file).toEqual([[], []]);
    await save({ [file]: text });
    const page = await read();
    expect([page?.status, page?.html.includes(`mark${index}`)], file).toEqual([200, true]);
    expect(news.splice(0), file).toEqual([{ added: [], resolved: reported?.added }]);
  }
});

const pluginSite = {
  'docs.config.ts': config("markdown: { plugins: ['./plugins/append.ts'] }"),
  'plugins/append.ts': PLUGIN,
  'common/plugin.ts': WORD,
};

test.runIf(IS_FULL)(
  'serves pages once a Markdown plugin that failed at the start is repaired',
  async () => {
    const { site, save, news } = await devSite({
      'content/index.md': PAGE,
      ...pluginSite,
      'plugins/append.ts': BROKEN,
    });
    expect((await site.page('/'))?.status).toBe(500);
    expect(news).toEqual([{ added: ['config/module plugins/append.ts'], resolved: [] }]);
    await save({ 'content/index.md': PAGE.replace('Hello', 'Goodbye') });
    expect(news.length).toBe(1);
    await save({ 'plugins/append.ts': PLUGIN });
    const page = await site.page('/');
    expect([page?.status, page?.html]).toEqual([200, expect.stringContaining('MARK')]);
  },
);

test.runIf(IS_FULL)(
  'updates pages with the previous Markdown plugin while the changed one does not load',
  async () => {
    const { site, save } = await devSite({ 'content/index.md': PAGE, ...pluginSite });
    await save({ 'plugins/append.ts': BROKEN });
    await save({ 'content/index.md': PAGE.replace('Hello', 'Goodbye') });
    const page = await site.page('/');
    expect(page?.status).toBe(200);
    expect(page?.html).toMatch(/Goodbye[^]*MARK/);
  },
);

test('resolves an import once its missing module is created, also outside of the content', async () => {
  const { site, save, news } = await devSite({
    'content/index.md': WITH_DEMO,
    'content/Word.tsx': DEMO,
  });
  await site.page('/');
  expect(news[0]?.added).toEqual(['demo/unresolved-import content/Word.tsx']);
  await save({ 'common/demo.ts': WORD });
  expect((await site.page('/'))?.html).toMatch(/<b>MARK/);
});

test('reports an import once its module is deleted, and resolves it once it is restored', async () => {
  const { site, save, remove, news } = await devSite({
    'content/index.md': WITH_DEMO,
    'content/Word.tsx': DEMO.replace('../common/demo.ts', './word.ts'),
    'content/word.ts': WORD,
  });
  await site.page('/');
  await remove('content/word.ts');
  const missing = ['demo/unresolved-import content/Word.tsx'];
  expect(news.splice(0)).toEqual([{ added: missing, resolved: [] }]);
  await save({ 'content/word.ts': WORD });
  expect(news).toEqual([{ added: [], resolved: missing }]);
});

test.runIf(IS_FULL)('resolves a path alias once it is added to tsconfig.json', async () => {
  const { site, save, news } = await devSite({
    'content/index.md': WITH_DEMO,
    'content/Word.tsx': DEMO.replace('../common', '@'),
    'common/demo.ts': WORD,
  });
  await site.page('/');
  expect(news[0]?.added).toEqual(['demo/unresolved-import content/Word.tsx']);
  const options = { paths: { '@/*': ['./common/*'] } };
  await save({ 'tsconfig.json': JSON.stringify({ compilerOptions: options }) });
  expect((await site.page('/'))?.html).toMatch(/<b>MARK/);
});

test.runIf(IS_FULL)(
  'reloads a broken configuration when one of its new imports is repaired',
  async () => {
    const { site, save, codes } = await devSite({ 'content/index.md': PAGE });
    await save({
      'more/name.ts': BROKEN,
      'nav/name.ts': "export { name } from '../more/name.ts';\n",
      'docs.config.ts': `import { name } from './nav/name.ts';\n${config('').replace("'Test'", 'name')}`,
    });
    expect(codes()).toEqual(['config/syntax']);
    await save({ 'nav/name.ts': "export const name = 'two';\n" });
    expect(codes()).toEqual([]);
    expect((await site.page('/'))?.html).toContain('two');
  },
);
