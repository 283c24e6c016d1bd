import { expect, test } from 'vitest';
import { RULES, familyOf } from '../../../cli/report/catalogue.ts';
import { SAMPLE_PLACES } from './sample-places.ts';
import { buildSamples } from './sample-sites.ts';

/** Many sites, one after the other. */
const MOST_MS = 300_000;

test(
  'what is wrong in the sample of a rule is told by this rule alone, at its place',
  async () => {
    expect(Object.fromEntries(await buildSamples('bad'))).toEqual(SAMPLE_PLACES);
  },
  MOST_MS,
);

test(
  'nothing is wrong in a sample that is put right',
  async () => {
    const found = await buildSamples('good');
    expect([...found].filter(([, findings]) => findings.length > 0)).toEqual([]);
  },
  MOST_MS,
);

/** Families of what happens to commands, not in the files of a site. */
const OF_COMMANDS = ['edit', 'git', 'move', 'output', 'server'];

/** Rules that no sample can show, each with the reason. Tests of their own hold their places. */
const WITHOUT_SAMPLE: Readonly<Record<string, string>> = {
  'api/component-without-page': 'needs a package with an API reference',
  'api/duplicate-page': 'needs a package with an API reference',
  'api/no-package': 'needs a package with an API reference',
  'api/unknown-component': 'needs a package with an API reference',
  'api/unknown-part': 'is about the flags of a command',
  'api/unknown-prop': 'needs a package with an API reference',
  'api/unknown-reference': 'is about the flags of a command',
  'api/wrong-default': 'needs a package with an API reference',
  'asset/not-read': 'needs a link on the disk',
  'asset/not-utf-8': 'needs bytes that are no text',
  'config/not-found': 'is about a site without files',
  'config/root-path': 'is about the folder of a site',
  'config/theme-threw': 'needs a whole theme',
  'demo/accessibility': 'needs a browser',
  'demo/console': 'needs a browser',
  'demo/crash': 'needs a browser',
  'demo/hydration': 'needs a browser',
  'demo/no-browser': 'needs a machine without browser',
  'demo/types': 'needs the types of packages',
  'demo/untyped': 'needs a site without the types of React',
  'link/external-gone': 'needs another site',
  'link/external-moved': 'needs another site',
  'link/external-unreachable': 'needs another site',
  'markdown/stopped': 'needs a page that takes very long',
  'redirect/anchor-gone': 'needs a list of what was published',
  'redirect/no-list': 'needs a list of what was published',
  'redirect/page-gone': 'needs a list of what was published',
  'translation/missing': 'is looked for where it is asked for',
  'translation/unmarked': 'is looked for where it is asked for',
  'translation/words': 'needs a theme with words',
};

test('every rule has a sample, but for those that no sample can show', () => {
  const without = RULES.filter((rule) => 'example' in rule)
    .map(({ code }) => code)
    .filter((code) => !OF_COMMANDS.includes(familyOf(code)));
  expect(without).toEqual(Object.keys(WITHOUT_SAMPLE));
});

test('rules whose findings --fix puts right say so', () => {
  const fixed = Object.entries(SAMPLE_PLACES).filter(([, found]) =>
    found.some((one) => one.includes('→')),
  );
  const saying = RULES.filter((rule) => rule.isFixable && !('example' in rule));
  expect(saying.map(({ code }) => code)).toEqual(fixed.map(([code]) => code).sort());
});
