import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildThisSite, type BuiltSite } from '../harness/built-site.ts';
import { testSite } from '../harness/test-site.ts';
import { foundPages, openIndex } from './open-index.ts';

interface Query {
  readonly kind: string;
  readonly query: string;
  readonly product?: string;
  readonly language?: string;
  /** Expected results. */
  readonly pages: readonly string[];
}

const queriesOf = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}-queries.json`), 'utf8')) as Query[];

const QUERIES = ['written', 'drawn', 'reader'].flatMap(queriesOf);

/** Pages in other languages, for queries that this English site cannot answer. */
const TRANSLATED = {
  'docs.config.ts': `export default { site: { url: 'https://docs.example.org', languages: ['en', 'zh', 'ja', 'ko'] }, theme: './theme.tsx' };\n`,
  'content/theming.zh.md': '# 主题\n\n更改颜色和字体。\n\n## 深色模式\n\n减轻眼睛的负担。\n',
  'content/select.zh.md': '# 选择器\n\n从下拉菜单中选择一个值。\n\n## 分组\n\n选项可以分组。\n',
  'content/date-picker.ja.md':
    '# 日付ピッカー\n\n日付を選ぶための部品です。\n\n## 範囲\n\n二つの日の間を選びます。\n',
  'content/button.ko.md':
    '# 단추\n\n사용자가 버튼을 눌러 작업을 시작합니다.\n\n## 크기\n\n세 가지가 있습니다.\n',
  ...Object.fromEntries(
    ['index', 'theming', 'select', 'date-picker', 'button'].map((name) => [
      `content/${name}.md`,
      `# ${name}\n\nAbout ${name}.\n`,
    ]),
  ),
};

let site: BuiltSite;
beforeAll(async () => {
  site = await buildThisSite();
});
afterAll(() => site.close());

const readOutput = (path: string) => readFileSync(join(site.directory, path), 'utf8');

test('finds the right page for 120 queries: 111 times first, 119 times in the top three', async () => {
  const { files } = await testSite(TRANSLATED).build();
  const own = openIndex(readOutput);
  const ranks = await Promise.all(
    QUERIES.map(async ({ query, pages, language = 'en', product }) => {
      const isOwn = language === 'en';
      const home = isOwn ? '/' : `/${language}/`;
      const index = isOwn ? own : openIndex((path) => files[path] ?? '', home);
      const found = await foundPages(index, query, {
        language,
        ...(product !== undefined && { product }),
      });
      const rank = found.findIndex((page) => pages.includes(page.replace(home, '/')));
      return { query, rank: rank === -1 ? Infinity : rank };
    }),
  );
  expect(ranks).toHaveLength(120);
  const worseThan = (rank: number) => ranks.filter((one) => one.rank > rank);
  expect(worseThan(2).length, JSON.stringify(worseThan(2))).toBeLessThanOrEqual(1);
  expect(worseThan(0).length, JSON.stringify(worseThan(0))).toBeLessThanOrEqual(9);
});

test('ranks a guide about a prop above the components that have the prop', async () => {
  const index = openIndex(readOutput);
  const first = async (product: string) => (await foundPages(index, 'sx', { product }))[0];
  expect(await first('system')).toBe('/system/getting-started/the-sx-prop/');
  expect(await first('material-ui')).toBe('/material-ui/react-box/');
});

test('loads at most 48 kB for a first query of the dialog, besides scripts', async () => {
  const known = new Map<string, number>();
  const sizeOf = (path: string) => {
    const size = known.get(path) ?? brotliCompressSync(readOutput(path)).length;
    known.set(path, size);
    return size;
  };
  const sizes = await Promise.all(
    QUERIES.filter(({ language = 'en' }) => language === 'en').map(async ({ query, product }) => {
      const read = new Set<string>();
      const index = openIndex((path) => {
        read.add(path);
        return readOutput(path);
      });
      const scope = { language: 'en', limit: 15, ...(product !== undefined && { product }) };
      await index.search(query, scope);
      return { query, bytes: [...read].reduce((sum, path) => sum + sizeOf(path), 0) };
    }),
  );
  expect(sizes.filter(({ bytes }) => bytes > 48_000)).toEqual([]);
}, 60_000);
