import { expect, test } from 'vitest';
import { transform } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASES } from './javascript-cases.ts';
import { toJavaScript } from '../../../cli/compile/code/javascript/strip-types.ts';

test.each(CASES)('converts TypeScript to JavaScript: %s', (_name, written, expected) => {
  expect(toJavaScript(written, 'tsx')).toBe(expected);
});

test.each([
  ['an enum', 'enum Kind { A }'],
  ['a namespace', 'namespace Kinds { export const a = 1 }'],
  ['a parameter that is a property', 'class A { constructor(private b: string) {} }'],
  ['a mistake', 'const = 1'],
])('returns no JavaScript for %s', (_name, written) => {
  expect(toJavaScript(written, 'tsx')).toBeUndefined();
});

test('removes type assertions in angle brackets from a module without JSX', () => {
  expect(toJavaScript('const a = <string>b;\n', 'ts')).toBe('const a = b;\n');
});

const demos = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => join('content', path));

test('derives valid JavaScript for every demo of this site', async () => {
  expect(demos.length).toBeGreaterThan(20);
  const failed: string[] = [];
  for (const path of demos) {
    const written = readFileSync(path, 'utf8');
    const script = toJavaScript(written, path.endsWith('x') ? 'tsx' : 'ts');
    if (script === undefined) {
      failed.push(`${path}: nothing`);
      continue;
    }
    const options = { jsx: 'automatic', minifyWhitespace: true } as const;
    const [typed, plain] = await Promise.all([
      transform(written, { ...options, loader: 'tsx' }),
      transform(script, { ...options, loader: 'jsx' }).catch((error: Error) => ({
        code: error.message,
      })),
    ]);
    // Imports name the JavaScript files that replace the TypeScript ones.
    const expected = typed.code.replace(/(from"\.[^"]*\.)t(sx?")/g, '$1j$2');
    if (expected !== plain.code) failed.push(`${path}: ${plain.code}`);
  }
  expect(failed).toEqual([]);
});
