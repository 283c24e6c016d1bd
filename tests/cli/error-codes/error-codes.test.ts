import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { errorCodesStep, readErrorCodes } from '../../../cli/error-codes/error-codes.ts';

const errorsIn = (code: string) => readErrorCodes(ts, code, 'sayError');

test.each([
  [`x ? 'A text' : sayError(1)`, 'A text'],
  [`x ? "A " + 'text' : sayError(1)`, 'A text'],
  ['x ? `A ${name} b ${f(`${y}`)}.\\n` + `c` : sayError(1, name, y)', 'A %s b %s.\nc'],
  [`x ? 'A ' + name : _sayError2(1, name)`, 'A %s'],
  [`x ? ('A' + ('b' + 'c')) : sayError(1)`, 'Abc'],
])('reads the text of the error in %s', (code, text) => {
  expect(errorsIn(`throw new Error(${code})`)).toEqual([{ code: 1, text }]);
});

test.each([
  `x ? 'A' : other(1)`,
  `x ? 'A' : sayError(code)`,
  `x ? 'A' : sayError()`,
  `x ? text : sayError(1)`,
  `x ? 'A' : (0, lib.default)(1)`,
  `sayError(1)`,
  `x ? 'A' : {`,
])('finds no error in %s', (code) => {
  expect(errorsIn(code)).toEqual([]);
});

function packageOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('lists the errors of packages by number, from their ES modules only', async () => {
  const one = packageOf({
    'package.json': JSON.stringify({ main: './index.js', module: './esm/index.js' }),
    'index.js': `x ? 'Old' : sayError(7)`,
    'esm/index.js': `x ? 'Ten' : sayError(10)`,
    'esm/b/b.js': `x ? 'Two' : sayError(2)`,
    'esm/node_modules/other/index.js': `x ? 'Three' : sayError(3)`,
    'esm/types.d.ts': `x ? 'Four' : sayError(4)`,
  });
  const two = packageOf({
    'package.json': JSON.stringify({ main: './index.js' }),
    'index.js': `x ? 'Again' : sayError(2), y ? 'Five' : sayError(5)`,
  });
  const packages = [one, two].map((folder) => ({ name: folder, version: '1.0.0', folder }));
  expect(await errorCodesStep.run({ packages, formatter: 'sayError' })).toEqual([
    { code: 2, text: 'Two' },
    { code: 5, text: 'Five' },
    { code: 10, text: 'Ten' },
  ]);
});

test('finds no errors in a package whose manifest names a missing folder', async () => {
  const folder = packageOf({ 'package.json': JSON.stringify({ module: './esm/index.js' }) });
  const packages = [{ name: 'a', version: '1.0.0', folder }];
  expect(await errorCodesStep.run({ packages, formatter: 'sayError' })).toEqual([]);
});

test('the cache key contains the versions of packages, not their folders', () => {
  const inputs = (folder: string, version: string) =>
    errorCodesStep.inputs({ packages: [{ name: 'a', version, folder }], formatter: 'f' });
  expect(inputs('/one', '1.0.0')).toEqual(inputs('/two', '1.0.0'));
  expect(inputs('/one', '1.0.0')).not.toEqual(inputs('/one', '1.0.1'));
});
