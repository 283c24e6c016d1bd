import { expect, test } from 'vitest';
import { findImports, mergeUsage, usageStep } from '../../../cli/bundle/vendor/usage.ts';
import { toSourcePath } from '../../../cli/model/paths.ts';

const CASES: readonly (readonly [code: string, usage: Record<string, string[]>])[] = [
  [`import a from "x";`, { x: ['default'] }],
  [`import { a, b as c } from "x";`, { x: ['a', 'b'] }],
  [`import d, { a } from "x/deep";`, { 'x/deep': ['a', 'default'] }],
  [`import * as all from "x";`, { x: ['*'] }],
  [`import "x/style.css";`, {}],
  [`export { a as b } from "x";`, { x: ['a'] }],
  [`export * from "x";`, { x: ['*'] }],
  [`const lazy = () => import("x");`, { x: ['import()'] }],
  [`import a from "./a"; import b from "../b"; import c from "/c";`, {}],
  ['const text = `\nimport a from "x";\n`;', {}],
  [`// import a from "x";`, {}],
  [`import a from "x"; import { b } from "x";`, { x: ['b', 'default'] }],
];

test.each(CASES)('finds the imports of %j', async (code, usage) => {
  expect((await findImports(code)).usage).toEqual(usage);
});

test('lists relative imports as written, in order, with their names', async () => {
  const code = `import a from "./b";import "./a.css";import { b as c } from "../a";import "x";export * from "./b";import("./c");`;
  const local = { './b': ['default', '*'], './a.css': [], '../a': ['b'], './c': ['import()'] };
  expect(Object.entries((await findImports(code)).local)).toEqual(Object.entries(local));
});

test('ignores type imports', async () => {
  const text = `import type { A } from 'a';\nimport b, { type C } from 'b';\nimport { D } from 'd';\nexport const x: D = b;\n`;
  const path = toSourcePath('content/x.tsx');
  expect(await usageStep.run({ path, hash: '1', text })).toEqual({
    ok: true,
    usage: { b: ['default'] },
    local: {},
    hasDefault: false,
  });
});

test('includes the JSX runtime that esbuild adds', async () => {
  const found = await usageStep.run({
    path: toSourcePath('a.tsx'),
    hash: '1',
    text: 'export const a = <b />;\n',
  });
  expect(found).toMatchObject({ ok: true, usage: { 'react/jsx-runtime': ['jsx'] }, local: {} });
});

test.each([
  ['export default 1;', true],
  ['const a = 1; export { a as default };', true],
  ['export { default } from "./a";', true],
  ['module.exports = 1;', true],
  ['export const a = 1;', false],
  ['export * from "./a";', false],
])('finds whether %j has a default export: %j', async (code, hasDefault) => {
  expect((await findImports(code)).hasDefault).toBe(hasDefault);
});

test('returns the location of a syntax error', async () => {
  const found = await usageStep.run({
    path: toSourcePath('a.tsx'),
    hash: '1',
    text: 'const a = ;\n',
  });
  expect(found).toMatchObject({ ok: false, line: 1, column: 11 });
});

test('merges usages, sorted and without duplicates', () => {
  const merged = mergeUsage([{ b: ['x'] }, { a: [], b: ['y', 'x'] }]);
  expect(JSON.stringify(merged)).toBe('{"a":[],"b":["x","y"]}');
});
