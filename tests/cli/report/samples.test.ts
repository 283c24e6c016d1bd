import { expect, test } from 'vitest';
import { RULES, familyOf } from '../../../cli/report/catalogue.ts';
import { docsOf } from '../../../cli/report/rule-docs.ts';
import { IS_FULL } from '../../harness/sample.ts';
import { SAMPLE_PLACES } from './sample-places.ts';
import { buildSamples } from './sample-sites.ts';

/** Time for building many sites in sequence, in milliseconds. */
const MAX_MS = 300_000;

test(
  'reports every wrong sample by its own rule only, at its location',
  async () => {
    const found = await buildSamples('bad');
    const expected = Object.entries(SAMPLE_PLACES).filter(([code]) => IS_FULL || found.has(code));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  },
  MAX_MS,
);

test(
  'reports nothing in the right samples',
  async () => {
    const found = await buildSamples('good');
    expect([...found].filter(([, findings]) => findings.length > 0)).toEqual([]);
  },
  MAX_MS,
);

/** Families about commands, not about the files of a site. */
const OF_COMMANDS = ['edit', 'git', 'move', 'output', 'server'];

/** Rules that no sample can show, each with the reason. Other tests check their locations. */
const WITHOUT_SAMPLE: Readonly<Record<string, string>> = {
  'api/component-without-page': 'needs a package with an API reference',
  'api/duplicate-page': 'needs a package with an API reference',
  'api/no-package': 'needs a package with an API reference',
  'api/no-react-types': 'needs a package with an API reference',
  'api/unknown-component': 'needs a package with an API reference',
  'api/unknown-part': 'is about the flags of a command',
  'api/unknown-prop': 'needs a package with an API reference',
  'api/unknown-reference': 'is about the flags of a command',
  'asset/not-read': 'needs a symbolic link',
  'asset/not-utf-8': 'needs bytes that are not UTF-8',
  'config/no-glyph': 'needs social cards, which a package draws',
  'config/not-found': 'is about a site without files',
  'config/not-searched': 'is about the flags of a command',
  'config/root-path': 'is about the folder of a site',
  'config/theme-threw': 'needs a whole theme',
  'demo/accessibility': 'needs a browser',
  'demo/console': 'needs a browser',
  'demo/crash': 'needs a browser',
  'demo/global-styles': 'needs a browser',
  'demo/hydration': 'needs a browser',
  'demo/no-browser': 'needs a machine without a browser',
  'demo/no-width': 'needs a browser',
  'demo/types': 'needs the types of packages',
  'demo/untyped': 'needs a site without the types of React',
  'link/external-gone': 'needs another site',
  'link/external-moved': 'needs another site',
  'link/external-unreachable': 'needs another site',
  'markdown/stopped': 'needs a page that takes very long',
  'redirect/anchor-gone': 'needs a list of published addresses',
  'redirect/no-list': 'needs a list of published addresses',
  'redirect/page-gone': 'needs a list of published addresses',
  'translation/missing': 'runs only if it is named',
  'translation/unmarked': 'runs only if it is named',
  'translation/words': 'needs a theme with a list of its texts',
};

test('has a sample for every rule, except those that no sample can show', () => {
  const without = RULES.map(({ code }) => code)
    .filter((code) => docsOf(code).example !== undefined)
    .filter((code) => !OF_COMMANDS.includes(familyOf(code)));
  expect(without).toEqual(Object.keys(WITHOUT_SAMPLE));
});

test('marks exactly the rules with fixes as fixable', () => {
  const fixed = Object.entries(SAMPLE_PLACES).filter(([, found]) =>
    found.some((one) => one.includes('→')),
  );
  const saying = RULES.filter((rule) => rule.isFixable && docsOf(rule.code).samples);
  expect(saying.map(({ code }) => code)).toEqual(fixed.map(([code]) => code).sort());
});
