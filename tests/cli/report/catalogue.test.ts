import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { lineRange, type Diagnostic } from '../../../cli/model/diagnostic.ts';
import {
  RULES,
  RULE_NAMES,
  applySeverities,
  familyOf,
  includesRule,
  sortDiagnostics,
} from '../../../cli/report/catalogue.ts';
import { docsOf } from '../../../cli/report/rule-docs.ts';
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

test('gives every rule a unique code, a known family, an explanation, and samples or an example', () => {
  expect(new Set(RULES.map(({ code }) => code)).size).toBe(RULES.length);
  for (const { code } of RULES) {
    const { explanation, example, samples } = docsOf(code);
    expect(FAMILIES).toContain(familyOf(code));
    expect(code).toMatch(/^[a-z-]+\/[a-z0-9-]+$/);
    expect(explanation).toMatch(/[.)]$/);
    expect([code, example === undefined]).toEqual([code, samples !== undefined]);
  }
});

test('lists every rule that a family declares or documents', () => {
  const folder = 'cli/report/rules';
  const codesIn = (ending: string, pattern: RegExp) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)])
      .map(([, code]) => code)
      .sort();
  const listed = RULES.map(({ code }) => code);
  expect(codesIn('.json', /^  "([^":]+)": \{$/gm)).toEqual(listed);
  expect(codesIn('.md', /^## (\S+\/\S+)$/gm)).toEqual(listed);
});

/** Returns the names of placeholders by `code` or `code:variant`. */
function placeholders(): Map<string, string[]> {
  const folder = 'cli/report/rules';
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const texts = files.flatMap((file) =>
    Object.entries(
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<
        string,
        { message: string; hint?: string }
      >,
    ),
  );
  return new Map(
    texts.map(([id, { message, hint = '' }]) => [
      id,
      [...`${message} ${hint}`.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name!),
    ]),
  );
}

test('fills every placeholder of a message where its rule is reported', () => {
  const wanted = placeholders();
  const missing: string[] = [];
  let checked = 0;
  const files = readdirSync('cli', { recursive: true, encoding: 'utf8' });
  for (const path of files.filter((one) => one.endsWith('.ts'))) {
    const file = join('cli', path);
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const objects = new Map<string, ts.Node>();
    const namesIn = (node: ts.Node | undefined): string[] | undefined => {
      if (node === undefined) return [];
      if (ts.isIdentifier(node))
        return objects.has(node.text) ? namesIn(objects.get(node.text)) : undefined;
      if (!ts.isObjectLiteralExpression(node)) return undefined;
      const names = node.properties.map((one) =>
        ts.isSpreadAssignment(one) ? namesIn(one.expression) : [one.name.getText(source)],
      );
      return names.includes(undefined) ? undefined : names.flatMap((some) => some ?? []);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && node.initializer)
        objects.set(node.name.getText(source), node.initializer);
      const [id, , values] =
        ts.isCallExpression(node) && node.expression.getText(source) === 'report'
          ? node.arguments
          : [];
      const needed = id && ts.isStringLiteral(id) ? wanted.get(id.text) : undefined;
      const names = needed && namesIn(values);
      if (needed && names) {
        checked++;
        const absent = needed.filter((name) => !names.includes(name));
        if (absent.length > 0) missing.push(`${file}: ${absent.join()}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(130);
});

test('accepts names of rules and families', () => {
  expect(RULE_NAMES).toEqual(
    expect.arrayContaining(['config/syntax', 'link/*', 'api/*', 'llms/*']),
  );
});

const finding = (code: string, severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
  code,
  severity,
  message: '',
});

test('changes severities by rule before family, and removes rules that are off', () => {
  const found = ['link/a', 'link/b', 'nav/c', 'asset/d'].map((code) => finding(code));
  const check = { 'link/*': 'warn', 'link/b': 'error', 'nav/*': 'off' } as const;
  expect(applySeverities(found, check)).toEqual([
    finding('link/a', 'warning'),
    finding('link/b'),
    finding('asset/d'),
  ]);
});

test('matches codes and families, with or without the star', () => {
  const names = ['link/a', 'link', 'link/*', 'lin', 'nav', 'link/'];
  expect(names.map((name) => includesRule('link/a', [name]))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('sorts findings by file, line as a number, column and code', () => {
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

test('applies fixes at the right offsets with any line ending, and only the first of two that overlap', () => {
  const text = '\ufeffone two\r\nthree four\rfive\n';
  const fixes = [
    { range: lineRange(1, 5, 3), replace: '2' },
    { range: lineRange(2, 1, 5), replace: '3' },
    { range: lineRange(2, 3, 6), replace: 'never' },
    { range: lineRange(3, 1, 4), replace: '5' },
  ];
  const fixed = applyFixes(text, fixes);
  expect(fixed.text).toBe('\ufeffone 2\r\n3 four\r5\n');
  expect(fixed.applied.map(({ old }) => old)).toEqual(['two', 'three', 'five']);
});

test('every sampled finding of a large site was evaluated correct, with a reason', () => {
  const verdicts = JSON.parse(
    readFileSync('tests/fixtures/corpus-verdicts.json', 'utf8'),
  ) as readonly { readonly finding: string; readonly isTrue: boolean; readonly why: string }[];
  const codes: readonly string[] = RULES.map(({ code }) => code);
  expect(verdicts.filter(({ finding }) => !codes.includes(finding.split(' ')[0] ?? ''))).toEqual(
    [],
  );
  expect(verdicts.filter(({ isTrue, why }) => !isTrue || why === '')).toEqual([]);
});
