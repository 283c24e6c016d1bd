import { expect, test } from 'vitest';
import { packageOf } from '../../../cli/bundle/files/packages.ts';
import {
  addNames,
  planVendor,
  vendorEntries,
  withoutRejected,
} from '../../../cli/bundle/vendor/plan.ts';

const PLAN = planVendor({
  '@acme/ui/Button': ['default'],
  '@acme/ui/Chip': ['default', 'chipClasses'],
  'other.css': [],
  react: ['*'],
});

test('finds the package of a specifier: its first segment, or two with a scope', () => {
  expect(['react', 'react/jsx-runtime', '@acme/ui', '@acme/ui/deep/x'].map(packageOf)).toEqual([
    'react',
    'react',
    '@acme/ui',
    '@acme/ui',
  ]);
});

test('assigns React to the core group, and every other package to its own', () => {
  expect(Object.values(PLAN).map(({ group }) => group)).toEqual([
    'acme-ui',
    'acme-ui',
    'other-css',
    'core',
  ]);
});

test('creates one entry per group for names that the same pages import', () => {
  const button = { '@acme/ui/Button': ['default'] };
  const chip = { '@acme/ui/Chip': ['chipClasses', 'default'] };
  const entries = vendorEntries(PLAN, [button, { ...button, ...chip }, { 'other.css': [] }]);
  expect(entries.map(({ group, pages, aliases }) => [group, pages, aliases])).toEqual([
    ['acme-ui', [0, 1], ['v0']],
    ['acme-ui', [1], ['v1', 'v1_1']],
    ['other-css', [2], []],
    ['core', [], ['v3']],
  ]);
  expect(entries[2]).toMatchObject({ effects: ['other.css'], source: 'import "other.css";\n' });
});

test('adds names without changing known aliases', () => {
  const offered = addNames(PLAN, { react: ['*', 'useState'], 'react/jsx-runtime': ['jsx'] });
  expect(offered['react']?.aliases).toEqual({ '*': 'v3', useState: 'o0_0' });
  expect(offered['react/jsx-runtime']).toEqual({
    group: 'core',
    aliases: { jsx: 'o1_0' },
  });
  expect(offered['@acme/ui/Chip']).toEqual(PLAN['@acme/ui/Chip']);
});

test('does not assign dynamic imports to any page', () => {
  const plan = planVendor({ icons: ['import()'] });
  expect(plan['icons']?.aliases).toEqual({ 'import()': 'v0' });
  expect(vendorEntries(plan, [{ icons: ['import()'] }])).toMatchObject([
    { pages: [], aliases: ['v0'] },
  ]);
});

test('removes rejected imports from a plan', () => {
  const plan = withoutRejected(PLAN, [
    { specifier: '@acme/ui/Chip', name: 'chipClasses' },
    { specifier: 'other.css' },
  ]);
  expect(plan['@acme/ui/Chip']?.aliases).toEqual({ default: 'v1' });
  expect(Object.keys(plan)).toEqual(['@acme/ui/Button', '@acme/ui/Chip', 'react']);
});
