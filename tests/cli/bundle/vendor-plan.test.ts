import { expect, test } from 'vitest';
import {
  offerNames,
  packageOf,
  planVendor,
  vendorUnits,
  withoutRejected,
} from '../../../cli/bundle/vendor/vendor-plan.ts';

const PLAN = planVendor({
  '@acme/ui/Button': ['default'],
  '@acme/ui/Chip': ['default', 'chipClasses'],
  'other.css': [],
  react: ['*'],
});

test('the package of a specifier is its first segment, or two with a scope', () => {
  expect(['react', 'react/jsx-runtime', '@acme/ui', '@acme/ui/deep/x'].map(packageOf)).toEqual([
    'react',
    'react',
    '@acme/ui',
    '@acme/ui',
  ]);
});

test('React is in the core, every other package in a group of its own', () => {
  expect(PLAN.groups).toEqual(['core', 'acme-ui', 'other-css']);
});

test('names that the same pages use are one unit, in each group', () => {
  const button = { '@acme/ui/Button': ['default'] };
  const chip = { '@acme/ui/Chip': ['chipClasses', 'default'] };
  const units = vendorUnits(PLAN, [button, { ...button, ...chip }, { 'other.css': [] }]);
  expect(units.map(({ group, pages, aliases }) => [group, pages, aliases])).toEqual([
    ['acme-ui', [0, 1], ['v0']],
    ['acme-ui', [1], ['v1', 'v1_1']],
    ['other-css', [2], []],
    ['core', [], ['v3']],
  ]);
  expect(units[2]).toMatchObject({ effects: ['other.css'], source: 'import "other.css";\n' });
});

test('further names leave the aliases of others as they are', () => {
  const offered = offerNames(PLAN, { react: ['*', 'useState'], 'react/jsx-runtime': ['jsx'] });
  expect(offered.specifiers['react']?.aliases).toEqual({ '*': 'v3', useState: 'o0_0' });
  expect(offered.specifiers['react/jsx-runtime']).toEqual({
    group: 'core',
    aliases: { jsx: 'o1_0' },
  });
  expect(offered.specifiers['@acme/ui/Chip']).toEqual(PLAN.specifiers['@acme/ui/Chip']);
});

test('no page counts as using what it only loads on demand', () => {
  const plan = planVendor({ icons: ['import()'] });
  expect(plan.specifiers['icons']?.aliases).toEqual({ 'import()': 'v0' });
  expect(vendorUnits(plan, [{ icons: ['import()'] }])).toMatchObject([
    { pages: [], aliases: ['v0'] },
  ]);
});

test('imports that are rejected are in no plan', () => {
  const plan = withoutRejected(PLAN, [
    { specifier: '@acme/ui/Chip', name: 'chipClasses' },
    { specifier: 'other.css' },
  ]);
  expect(plan.specifiers['@acme/ui/Chip']?.aliases).toEqual({ default: 'v1' });
  expect(plan.groups).toEqual(['core', 'acme-ui']);
});
