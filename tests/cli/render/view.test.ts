import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { page } from '../../harness/open-site.ts';
import { testSite } from '../../harness/test-site.ts';
import { repositoryUrl } from '../../../cli/model/paths.ts';
import { speculationRules, structuredDataOf } from '../../../cli/render/html/document.ts';
import type { PageView } from '../../../runtime/contract/theme.ts';

const THEME = `export * from './plain.tsx';
import { theme as plain } from './plain.tsx';
const Layout = ({ view, sidebar }) => (
  <nav data-docs-sidebar="">{sidebar}<h1 data-view={JSON.stringify(view)}>{view.title}</h1></nav>
);
export const theme = { ...plain, Layout };\n`;

const files = (content: Readonly<Record<string, string>>) => ({
  'plain.tsx': `export * from ${JSON.stringify(`${process.cwd()}/tests/harness/plain-theme.tsx`)};\n`,
  'theme.tsx': THEME,
  ...content,
});

function viewIn(html = ''): PageView {
  const text = /data-view="([^"]*)"/.exec(html)?.[1] ?? '';
  const json = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return JSON.parse(json) as PageView;
}

const SWITCH = {
  'content/index.md': page('Home'),
  'content/switch/index.md': page('Switch'),
  'content/switch/components-api.md': page('Switch API'),
  'content/tabs.md': page('Tabs'),
};

test('shows a page and the API pages below it as tabs', async () => {
  const { files: made, diagnostics } = await testSite(
    files({ ...SWITCH, 'content/switch/hooks-api.md': page('useSwitch') }),
  ).build();
  expect(diagnostics).toEqual([]);
  const tabs = viewIn(made['switch/components-api/index.html']).tabs;
  expect(tabs).toEqual([
    { kind: 'demos', href: '/switch/', current: false },
    { kind: 'components-api', href: '/switch/components-api/', current: true },
    { kind: 'hooks-api', href: '/switch/hooks-api/', current: false },
  ]);
  expect(viewIn(made['switch/index.html']).tabs[0]).toMatchObject({ current: true });
  expect(viewIn(made['tabs/index.html']).tabs).toEqual([]);
});

test('gives themes the title of a callout as text and with its code', async () => {
  const { files: made } = await testSite({
    'content/index.md': page('Home', ':::info Use `a`\nText\n:::\n\n:::tip\n- One\n:::\n'),
  }).build();
  const html = made['index.html']?.replace(/\n/g, '');
  expect(html).toContain('<aside aria-label="Use a">Use <code>a</code><p>Text</p></aside>');
  expect(html).toContain('<aside aria-label="Tip"><ul><li>One</li></ul></aside>');
});

const ISSUE_TITLE = 'Home+%28https%3A%2F%2Fdocs.example.org%2F%29';

test.each([
  [
    'https://github.com/acme/kit',
    ['blob/main/content/Demo.tsx', 'edit/main/content/index.md', 'tree/main/src/A'],
    ['issues?q=is%3Aopen%20label%3A%22a%20b%22', `issues/new?title=${ISSUE_TITLE}`],
  ],
  [
    'https://gitlab.com/acme/docs/kit',
    ['-/blob/main/content/Demo.tsx', '-/edit/main/content/index.md', '-/tree/main/src/A'],
    ['-/issues?state=opened&label_name[]=a%20b', `-/issues/new?issue%5Btitle%5D=${ISSUE_TITLE}`],
  ],
  [
    'https://bitbucket.org/acme/kit',
    ['src/main/content/Demo.tsx', 'src/main/content/index.md?mode=edit&at=main', 'src/main/src/A'],
    ['issues?q=is%3Aopen%20label%3A%22a%20b%22', `issues/new?title=${ISSUE_TITLE}`],
  ],
  [
    'https://codeberg.org/acme/kit',
    ['src/branch/main/content/Demo.tsx', '_edit/main/content/index.md', 'src/branch/main/src/A'],
    ['issues?q=is%3Aopen%20label%3A%22a%20b%22', `issues/new?title=${ISSUE_TITLE}`],
  ],
])('links files, folders and issues at %s', async (repository, code, issues) => {
  const { files: made } = await testSite(
    files({
      'docs.config.ts': `export default { site: { url: 'https://docs.example.org', repository: '${repository}' }, theme: './theme.tsx' };\n`,
      'content/index.md': page('Home', '', 'githubSource: src/A\ngithubLabel: a b\n'),
    }),
  ).build();
  const { editUrl, reportUrl, resources } = viewIn(made['index.html']);
  const [blob, edit, tree] = code.map((path) => `${repository}/${path}`);
  const [labeled, reported] = issues.map((path) => `${repository}/${path}`);
  expect([editUrl, reportUrl]).toEqual([edit, reported]);
  expect(resources.map(({ href }) => href)).toEqual([tree, labeled]);
  const demo = { view: 'blob', branch: 'main', path: 'content/Demo.tsx' } as const;
  expect(repositoryUrl(repository, demo)).toBe(blob);
});

test('omits tabs of missing pages', async () => {
  const { files: made } = await testSite(files(SWITCH)).build();
  const { tabs } = viewIn(made['switch/index.html']);
  expect(tabs.map(({ kind }) => kind)).toEqual(['demos', 'components-api']);
});

test('gives a tab without an entry the neighbors and sidebar row of its page', async () => {
  const site = testSite(files(SWITCH));
  site.write({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org' }, theme: './theme.tsx',
      navigation: [{ pathname: '/switch' }, { pathname: '/tabs' }],
    };\n`,
  });
  const { files: made, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  const html = made['switch/components-api/index.html'] ?? '';
  expect(html).toContain('<a href="/switch/" aria-current="page">');
  const derived = (await testSite(files(SWITCH)).build()).files['tabs/index.html'];
  expect(derived).not.toContain('href="/switch/components-api/"');
  const { next, title } = viewIn(html);
  expect([title, next?.href]).toEqual(['Switch API', '/tabs/']);
});

test('describes the position and last change of a page in structured data', () => {
  const view = {
    title: 'Chip',
    description: 'About chips.',
    updated: '2026-01-02',
    content: { language: 'en', direction: 'ltr' },
    pathname: '/chip/',
    site: { name: 'Docs', home: '/docs/', repository: 'https://git.example.org/kit' },
    product: { name: 'Kit', version: '1.2.3' },
    breadcrumbs: [
      { title: 'Kit', href: '/docs/kit/' },
      { title: 'Inputs' },
      { title: 'Other', href: 'https://other.example.org/' },
    ],
  } as unknown as PageView;
  const [own, list] = structuredDataOf(view, 'https://docs.example.org/docs/chip/')['@graph'];
  expect(own).toMatchObject({
    url: 'https://docs.example.org/docs/chip/',
    dateModified: '2026-01-02',
    inLanguage: 'en',
    '@type': 'TechArticle',
    headline: 'Chip',
    isPartOf: { name: 'Docs', url: 'https://docs.example.org/docs/' },
    about: {
      '@type': 'SoftwareSourceCode',
      codeRepository: 'https://git.example.org/kit',
      version: '1.2.3',
    },
  });
  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Kit', item: 'https://docs.example.org/docs/kit/' },
      { position: 2, name: 'Inputs' },
      { position: 3, item: 'https://other.example.org/' },
      { position: 4, name: 'Chip', item: 'https://docs.example.org/docs/chip/' },
    ],
  });
});

test('escapes structured data so that it cannot end its script', async () => {
  const { files: made } = await testSite(
    files({ 'content/index.md': page('"</script><b>"') }),
  ).build();
  const json = /ld\+json">(.*?)<\/script>/.exec(made['index.html'] ?? '')?.[1];
  const data = JSON.parse(json ?? '') as { '@graph': readonly { name: string }[] };
  expect(data['@graph'][0]?.name).toBe('</script><b>');
  expect(made['404.html']).not.toContain('ld+json');
});

test('lets browsers prefetch pages under the base, but no files', () => {
  const ruleOf = (trailingSlash: boolean) =>
    (JSON.parse(speculationRules('/docs/', trailingSlash)) as { prefetch: readonly object[] })
      .prefetch[0];
  expect(ruleOf(true)).toMatchObject({
    where: { and: [{ href_matches: ['/docs/', '/docs/*/'] }, {}] },
    eagerness: 'moderate',
  });
  expect(ruleOf(false)).toMatchObject({
    where: {
      and: [{ href_matches: ['/docs/', '/docs/*'] }, {}, { not: { href_matches: '/docs/*.*' } }],
    },
  });
});

test('puts the sidebar script directly after the sidebar, with the product of the page', async () => {
  const { files: made } = await testSite(files(SWITCH)).build();
  expect(made['tabs/index.html']).toMatch(
    /<\/ul><script data-docs-product="null">[^\n]{300,}<\/script><h1/,
  );
});

test('lists every inline script of the pages in the policy', async () => {
  const { files: made } = await testSite(files(SWITCH)).build();
  const inline = [...(made['tabs/index.html'] ?? '').matchAll(/<script([^>]*)>(.+?)<\/script>/gs)];
  const run = inline.filter(([, attributes = '']) => !/json/.test(attributes));
  expect(run.length).toBe(3);
  for (const [, , text = ''] of run) {
    const hash = createHash('sha256').update(text).digest('base64');
    expect(made['_headers']).toContain(`'sha256-${hash}'`);
  }
});
