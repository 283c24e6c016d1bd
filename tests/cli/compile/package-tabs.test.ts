import { expect, test } from 'vitest';
import { npmCommandsIn, translateCommands } from '../../../cli/compile/markdown/tabs.ts';
import { compileText, summary } from './compile-text.ts';
import { elementsOf, propsOf } from './to-html.ts';

test.each([
  ['npm install', ['pnpm install', 'yarn install', 'bun install']],
  [
    'npm install -D a @b/c@1.2.3',
    ['pnpm add -D a @b/c@1.2.3', 'yarn add --dev a @b/c@1.2.3', 'bun add --dev a @b/c@1.2.3'],
  ],
  ['npm run dev', ['pnpm run dev', 'yarn dev', 'bun run dev']],
  [
    'npx degit a/b#v1 c',
    ['pnpm dlx degit a/b#v1 c', 'yarn dlx degit a/b#v1 c', 'bun x degit a/b#v1 c'],
  ],
  ['npm ci', ['pnpm', 'yarn', 'bun'].map((name) => `${name} install --frozen-lockfile`)],
  [
    '$ npm start  # both ports',
    ['$ pnpm start  # both ports', '$ yarn start  # both ports', '$ bun start  # both ports'],
  ],
  [
    'cd a && npm i b; npm test',
    [
      'cd a && pnpm add b; pnpm test',
      'cd a && yarn add b; yarn test',
      'cd a && bun add b; bun run test',
    ],
  ],
  ['npm install a \\\n  b', ['pnpm add a \\\n  b', 'yarn add a \\\n  b', 'bun add a \\\n  b']],
  [
    'npm run say -- "a; npm b"',
    ['pnpm run say "a; npm b"', 'yarn say "a; npm b"', 'bun run say "a; npm b"'],
  ],
])('translates %j for pnpm, yarn and bun', (text, expected) => {
  const translated = (['pnpm', 'yarn', 'bun'] as const).map((to) => translateCommands(text, to));
  expect(translated).toEqual(expected);
  expect(translateCommands(text, 'npm')).toBe(text);
});

test.each(['# npm install is slow', 'cd my-npm && ls', 'pnpm install', 'echo npm install', ''])(
  'leaves %j unchanged, because it is not an npm command',
  (text) => {
    expect(npmCommandsIn(text)).toEqual([]);
    expect(translateCommands(text, 'yarn')).toBe(text);
  },
);

const FENCE = '```npm\n# First\nnpm install a\ncd a\n```\n';

test('converts a fence of npm commands to tabs that remember the package manager', async () => {
  const page = await compileText(`a\n\n- b\n\n  ${FENCE.replaceAll('\n', '\n  ')}`);
  expect(summary(page)).toEqual([]);
  const [group] = elementsOf(page.body.tree, 'docs-code-tabs').map(propsOf);
  expect(group).toMatchObject({ id: 'docs-tabs-1', storageKey: 'package-manager' });
  const tabs = group?.['tabs'] as { tab: string; language: string; html: string }[];
  expect(tabs.map(({ tab, language }) => [tab, language])).toEqual(
    ['npm', 'pnpm', 'yarn', 'bun'].map((name) => [name, 'bash']),
  );
  expect(tabs[2]?.html.replace(/<[^>]*>/g, '')).toBe('# First\nyarn add a\ncd a');
});

test('converts a bash fence with npm2yarn, as in Docusaurus', async () => {
  const page = await compileText('```sh npm2yarn title="a"\nnpm i a\n```\n');
  expect(summary(page)).toEqual([]);
  const [group] = elementsOf(page.body.tree, 'docs-code-tabs').map(propsOf);
  const tabs = group?.['tabs'] as { tab: string; title: string }[];
  expect(tabs.map(({ tab }) => tab)).toEqual(['npm', 'pnpm', 'yarn', 'bun']);
  expect(tabs[0]?.title).toBe('a');
  expect(page.body.markdown).toBe('```sh title="a"\nnpm i a\n```\n');
});

test('keeps the npm commands in the Markdown copy, as a bash fence', async () => {
  const page = await compileText(FENCE);
  expect(page.body.markdown).toContain(FENCE.replace('npm', 'bash'));
});

test.each([
  ['```npm\nnpm i a\nnpm toString\nnpm i b\n```\n', ['3:1 markdown/package-command']],
  ['```npm\ncd a && npm audit fix\n```\n', ['2:9 markdown/package-command']],
  ['```npm\nls\n```\n', ['1:1 markdown/package-command']],
  ['<codeblock>\n\n```npm\nnpm i\n```\n\n</codeblock>\n', ['3:1 markdown/package-command']],
])(
  'reports a fence that cannot be translated for every package manager: %j',
  async (text, found) => {
    expect(summary(await compileText(text))).toEqual(found);
  },
);
