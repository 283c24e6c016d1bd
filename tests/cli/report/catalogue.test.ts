import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineRange, type Diagnostic } from '../../../cli/model/diagnostic.ts';
import {
  RULES,
  RULE_NAMES,
  applySeverities,
  familyOf,
  isNamed,
  sortDiagnostics,
} from '../../../cli/report/catalogue.ts';
import { applyFixes } from '../../../cli/report/fix.ts';

const FAMILIES = [
  ...[
    'config',
    'nav',
    'front-matter',
    'markdown',
    'html',
    'link',
    'demo',
    'translation',
    'path',
    'api',
    'llms',
  ],
  ...['redirect', 'asset', 'ignore', 'edit', 'move', 'output', 'server'],
  'git',
];

test('every rule has a code of its own in a known family, and says what it means', () => {
  expect(new Set(RULES.map(({ code }) => code)).size).toBe(RULES.length);
  for (const rule of RULES) {
    const { code, explanation } = rule;
    expect(FAMILIES).toContain(familyOf(code));
    expect(code).toMatch(/^[a-z-]+\/[a-z0-9-]+$/);
    expect(explanation).toMatch(/[.)]$/);
    expect('example' in rule ? rule.example : rule.bad).not.toBe('');
  }
});

test('every rule that is written in the catalogue is known to --list-rules', () => {
  const folder = 'cli/report/catalogue';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const written = texts.flatMap((text) =>
    [...text.matchAll(/\bcode: '([^']+)'/g)].map(([, code]) => code),
  );
  expect(RULES.map(({ code }) => code)).toEqual([...written].sort());
});

test('a site may name rules and families', () => {
  expect(RULE_NAMES).toEqual(
    expect.arrayContaining(['config/syntax', 'link/*', 'api/*', 'llms/*']),
  );
});

const finding = (code: string, severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
  code,
  severity,
  message: '',
});

test('severities: a rule beats its family, off removes, the rest stays', () => {
  const found = ['link/a', 'link/b', 'nav/c', 'asset/d'].map((code) => finding(code));
  const check = { 'link/*': 'warn', 'link/b': 'error', 'nav/*': 'off' } as const;
  expect(applySeverities(found, check)).toEqual([
    finding('link/a', 'warning'),
    finding('link/b'),
    finding('asset/d'),
  ]);
});

test('--only and --skip take codes and families, with or without the star', () => {
  const names = ['link/a', 'link', 'link/*', 'lin', 'nav', 'link/'];
  expect(names.map((name) => isNamed('link/a', [name]))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('findings are sorted by file, line as a number, column, code', () => {
  const at = (file: string, line: number, column: number, code = 'a/a') => ({
    ...finding(code),
    file,
    range: lineRange(line, column, 1),
  });
  const sorted = [
    finding('z/z'),
    at('a', 2, 1),
    at('a', 10, 1),
    at('a', 10, 2),
    at('a', 10, 2, 'b/b'),
    at('b', 1, 1),
  ];
  expect(sortDiagnostics([...sorted].reverse())).toEqual(sorted);
});

test('fixes are made last to first, at the right place whatever ends the lines, overlapping ones once', () => {
  const text = '\ufeffone two\r\nthree four\rfive\n';
  const fixes = [
    { range: lineRange(1, 5, 3), replace: '2' },
    { range: lineRange(2, 1, 5), replace: '3' },
    { range: lineRange(2, 3, 6), replace: 'never' },
    { range: lineRange(3, 1, 4), replace: '5' },
  ];
  const fixed = applyFixes(text, fixes);
  expect(fixed.text).toBe('\ufeffone 2\r\n3 four\r5\n');
  expect(fixed.made.map(({ old }) => old)).toEqual(['two', 'three', 'five']);
});

test('verdicts on findings of a large site are about rules that there are, and none of them was wrong', () => {
  const verdicts = JSON.parse(
    readFileSync('tests/fixtures/corpus-verdicts.json', 'utf8'),
  ) as readonly { readonly finding: string; readonly isTrue: boolean; readonly why: string }[];
  const codes: readonly string[] = RULES.map(({ code }) => code);
  expect(verdicts.filter(({ finding }) => !codes.includes(finding.split(' ')[0] ?? ''))).toEqual(
    [],
  );
  expect(verdicts.filter(({ isTrue, why }) => !isTrue || why === '')).toEqual([]);
});
