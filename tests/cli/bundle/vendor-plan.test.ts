import { expect, test } from 'vitest';
import {
  offerNames,
  packageOf,
  planVendor,
  standInSource,
  vendorSource,
  vendorUnits,
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

test('a group exports what is used, under names that no other group has', () => {
  expect(vendorSource(PLAN, 'acme-ui')).toBe(
    'export { default as v0_0 } from "@acme/ui/Button";\nexport { default as v1_0 } from "@acme/ui/Chip";\nexport { chipClasses as v1_1 } from "@acme/ui/Chip";\n',
  );
  expect(vendorSource(PLAN, 'core')).toBe('import * as v3_0 from "react";\nexport { v3_0 };\n');
  expect(vendorSource(PLAN, 'other-css')).toBe('import "other.css";\n');
});

test('a stand-in gives the names back', () => {
  const chip = PLAN.specifiers['@acme/ui/Chip']!;
  const moduleOf = (alias: string) => (alias === 'v1_0' ? './acme-ui.js' : 'part:unit-1.js');
  expect(standInSource(chip, { moduleOf, names: ['chipClasses', 'default'] })).toBe(
    'export { v1_1 as chipClasses } from "part:unit-1.js";\nexport { v1_0 as default } from "./acme-ui.js";\n',
  );
  expect(standInSource(chip, { moduleOf, names: ['default'] })).not.toContain('part:');
});

test('a stand-in for a whole namespace needs no list of names', () => {
  const react = PLAN.specifiers['react']!;
  expect(standInSource(react, { moduleOf: () => './core.js', names: ['*'] })).toContain(
    'module.exports = { __esModule: true, ...v3_0 };',
  );
});

test('names that the same pages use are one unit, in each group', () => {
  const button = { '@acme/ui/Button': ['default'] };
  const chip = { '@acme/ui/Chip': ['chipClasses', 'default'] };
  const units = vendorUnits(PLAN, [button, { ...button, ...chip }, { 'other.css': [] }]);
  expect(units.map(({ group, pages, aliases }) => [group, pages, aliases])).toEqual([
    ['acme-ui', [0, 1], ['v0_0']],
    ['acme-ui', [1], ['v1_0', 'v1_1']],
    ['other-css', [2], []],
    ['core', [], ['v3_0']],
  ]);
  expect(units[2]).toMatchObject({ effects: ['other.css'], source: 'import "other.css";\n' });
});

test('further names leave the aliases of others as they are', () => {
  const offered = offerNames(PLAN, { react: ['*', 'useState'], 'react/jsx-runtime': ['jsx'] });
  expect(offered.specifiers['react']?.aliases).toEqual({ '*': 'v3_0', useState: 'o0_0' });
  expect(offered.specifiers['react/jsx-runtime']).toEqual({
    group: 'core',
    aliases: { jsx: 'o1_0' },
  });
  expect(offered.specifiers['@acme/ui/Chip']).toEqual(PLAN.specifiers['@acme/ui/Chip']);
});
