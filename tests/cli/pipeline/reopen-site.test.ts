import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openProject } from '../../../cli/commands/project.ts';
import { toSourcePath } from '../../../cli/model/paths.ts';
import { openSite, reopenSite } from '../../../cli/pipeline/open-site.ts';
import { testSite } from '../../harness/test-site.ts';
import { testTerminal } from '../commands/command-line.ts';

const PAGE = '---\ntitle: Start\ndescription: D.\n---\n\nHello\n\n{{"demo": "Demo.tsx"}}\n';
const DEMO = "import { name } from './name.ts';\n\nexport default () => <b>{name}</b>;\n";

const FILES = {
  'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', name: 'Test', languages: ['en', 'zh'] },
  theme: './theme.tsx',
};\n`,
  'content/index.md': PAGE,
  'content/index.zh.md': PAGE.replace('Hello', '你好'),
  'content/kit.md': PAGE.replace('---\n\n', 'components: [Kit]\n---\n\n'),
  'content/kit.zh.md': PAGE,
  'content/other.md': PAGE.replace('Start', 'Other'),
  'content/Demo.tsx': DEMO,
  'content/name.ts': "export const name = 'A';\n",
  'content/more.ts': "export const name = 'B';\n",
};

/** Opens a site, changes files, and returns the site as reopened and as opened again. */
async function reopened(changed: Readonly<Record<string, string>>) {
  const { root, write } = testSite(FILES);
  const options = { root, concurrency: 0 };
  const { input, close } = await openProject(options, testTerminal(root).terminal);
  onTestFinished(close);
  const before = await openSite(input);
  await sleep(5); // so that the times of the files differ
  write(changed);
  const files = Object.keys(changed).map(toSourcePath);
  return { quick: await reopenSite(input, before, files), whole: await openSite(input) };
}

test.each([
  ['prose', { 'content/index.md': PAGE.replace('Hello', 'Goodbye') }],
  ['a line above a demo', { 'content/index.md': PAGE.replace('Hello', 'Hello\n\nAgain') }],
  ['a page with fallback pages', { 'content/other.md': `${FILES['content/other.md']}\nMore\n` }],
  [
    'a translation and its original',
    { 'content/index.md': `${PAGE}A`, 'content/index.zh.md': PAGE },
  ],
  ['a translation that inherits front matter', { 'content/kit.zh.md': `${PAGE}A` }],
  ['a demo', { 'content/Demo.tsx': DEMO.replace('<b>', '<b title="x">') }],
  ['an import of a demo', { 'content/name.ts': "export const name = 'C';\n" }],
])('reopens a site with the new text of %s', async (_, changed) => {
  const { quick, whole } = await reopened(changed);
  expect(quick).toEqual(whole);
});

test.each([
  ['a title', { 'content/index.md': PAGE.replace('Start', 'Begin') }],
  ['a description', { 'content/index.md': PAGE.replace('D.', 'Other.') }],
  ['broken front matter', { 'content/index.md': PAGE.replace('title:', 'title: [') }],
  ['another demo', { 'content/index.md': PAGE.replace('Demo.tsx', 'name.ts') }],
  ['an added demo', { 'content/index.md': `${PAGE}\n{{"demo": "Demo2.tsx"}}\n` }],
  ['another import', { 'content/Demo.tsx': DEMO.replace('name.ts', 'more.ts') }],
  ['a suppression', { 'content/index.md': `${PAGE}\n<!-- docs-build-ignore link/slash -->\n` }],
  ['a byte that is not UTF-8', { 'content/index.md': `${PAGE}\u0007` }],
  ['a new page', { 'content/new.md': PAGE }],
])('does not reopen a site with %s', async (_, changed) => {
  const { quick, whole } = await reopened(changed);
  expect(quick).toBeUndefined();
  expect(whole.value.site.pages.length).toBeGreaterThan(0);
});
