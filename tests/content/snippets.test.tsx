import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { contentPages, snippetsOf } from './snippets.ts';

const BROWSER = ['document', 'window', 'localStorage', 'console', 'setTimeout', 'fetch'];

const OPTIONS: Linter.Config[] = [
  {
    files: ['**/*.tsx'],
    languageOptions: {
      parser,
      parserOptions: { ecmaFeatures: { jsx: true }, lib: ['dom', 'esnext'] },
      globals: Object.fromEntries(BROWSER.map((name) => [name, 'readonly'])),
    },
    rules: { 'no-undef': 'error' },
  },
];

test('snippets with a file name import everything that they use', () => {
  const linter = new Linter();
  const found = contentPages().flatMap((page) =>
    snippetsOf(page).flatMap(({ title, code }) =>
      linter
        .verify(code, OPTIONS, 'snippet.tsx')
        .map(({ message }) => `${page}, ${title}: ${message}`),
    ),
  );
  expect(found).toEqual([]);
});
