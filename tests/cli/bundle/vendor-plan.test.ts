import { expect, test } from 'vitest';
import {
  packageOf,
  planVendor,
  standInSource,
  vendorSource,
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
  expect(standInSource(chip, './acme-ui.js')).toBe(
    'export { v1_0 as default, v1_1 as chipClasses } from "./acme-ui.js";\n',
  );
});

test('a stand-in for a whole namespace needs no list of names', () => {
  const react = PLAN.specifiers['react']!;
  expect(standInSource(react, './core.js')).toContain(
    'module.exports = { __esModule: true, ...v3_0 };',
  );
});
