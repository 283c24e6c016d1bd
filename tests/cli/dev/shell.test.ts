import { expect, test } from 'vitest';
import { IS_FULL } from '../../harness/sample.ts';
import { PLAIN_THEME } from '../../harness/test-site.ts';
import { devSite } from './dev-site.ts';

const PAGE = '---\ntitle: Start\ndescription: D.\n---\n\nHello\n';

const config = (more: string) =>
  `export default { site: { url: 'https://docs.example.org', name: 'Test', ${more} }, theme: './theme.tsx', components: { facts: { module: './widgets/Facts.tsx', static: true } } };\n`;

const WITH_ISLAND = `import { theme as plain } from ${JSON.stringify(PLAIN_THEME)};
import { Drawer } from './parts/Drawer.tsx';
export { IslandRoot } from ${JSON.stringify(PLAIN_THEME)};
export const islands = { drawer: Drawer };
export const theme = { ...plain, Layout: (props) => <>{props.islands.drawer}<plain.Layout {...props} /></> };
`;
const drawer = (word: string) =>
  `export const Drawer = () => <button type="button">${word}</button>;\n`;

const widget = (word: string) =>
  `export default function Facts({ view }) { return <b>${word} of {view.title}</b>; }\n`;

type Site = Awaited<ReturnType<typeof devSite>>['site'];

const textAt = async (site: Site, path: string) => {
  const asset = await site.asset(path);
  return asset && Buffer.from(asset.bytes).toString('utf8');
};

const islandIn = (html = '') => /<docs-island module="([^"]+)" name="drawer"/.exec(html)?.[1] ?? '';

test.runIf(IS_FULL)('serves changed notifications', async () => {
  const note = (text: string) => config(`notifications: [{ id: 'a', text: '${text}' }]`);
  const { site, save } = await devSite({
    'docs.config.ts': note('One'),
    'content/index.md': PAGE,
  });
  await site.page('/');
  expect(await textAt(site, '/notifications.json')).toContain('One');
  await save({ 'docs.config.ts': note('Two') });
  await site.page('/');
  expect(await textAt(site, '/notifications.json')).toContain('Two');
});

test.runIf(IS_FULL)('serves the scripts that a page loads on demand', async () => {
  const { site } = await devSite({ 'content/index.md': PAGE });
  const html = (await site.page('/'))?.html ?? '';
  const [, entry = ''] = /<script type="module" src="([^"]*entry[^"]*)"/.exec(html) ?? [];
  const served = new Set([entry]);
  for (const address of served) {
    const script = await textAt(site, address);
    expect(script, address).toBeTruthy();
    const imports = script?.matchAll(/import\(["']\.\/([^"']+)["']\)/g) ?? [];
    for (const [, name] of imports) served.add(`/_assets/${name}`);
  }
  expect(served.size).toBeGreaterThan(4);
});

test('serves an island of the theme, and reloads the page if it changes', async () => {
  const { site, save, changes } = await devSite({
    'docs.config.ts': config('').replace('./theme.tsx', './theme/index.tsx'),
    'theme/index.tsx': WITH_ISLAND,
    'theme/parts/Drawer.tsx': drawer('Open'),
    'content/index.md': PAGE,
  });
  const before = (await site.page('/'))?.html;
  expect(before).toContain('<button type="button">Open</button></docs-island>');
  expect(await textAt(site, islandIn(before))).toMatch(/export \{\s*mount\s*\}/);
  await save({ 'theme/parts/Drawer.tsx': drawer('Show') });
  expect(changes.at(-1)).toEqual({ kind: 'reload' });
  const after = (await site.page('/'))?.html;
  expect(after).toContain('<button type="button">Show</button></docs-island>');
  expect(await textAt(site, islandIn(after))).toBeTruthy();
});

test('updates a configured component after a change', async () => {
  const { site, save, changes } = await devSite({
    'docs.config.ts': config(''),
    'widgets/Facts.tsx': widget('Facts'),
    'content/index.md': `${PAGE}\n{{"component": "facts"}}\n`,
  });
  expect((await site.page('/'))?.html).toContain('Facts of Start');
  await save({ 'widgets/Facts.tsx': widget('News') });
  expect(changes.at(-1)).toEqual({ kind: 'reload' });
  expect((await site.page('/'))?.html).toContain('News of Start');
});
