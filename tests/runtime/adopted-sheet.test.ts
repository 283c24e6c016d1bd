import { expect, test } from 'vitest';
import { SHEET_MARK, cssOf, variablesText } from '../../runtime/reader/demo-variables.ts';

const LIGHT = ':root,[data-demo-scheme=light]';
const DARK = '[data-mode=dark]:where(:not([data-demo-scheme=light])),[data-demo-scheme=dark]';

const sheetWith = (light: string, dark = '') =>
  `${LIGHT}{${SHEET_MARK}${light}}@media screen{${DARK}{${dark}}}`;

test('adopts stored custom properties only for the settings that they were made for', () => {
  const css = sheetWith('--a-b:8px;--c:rgba(1, 2, 3, 0.5);', '--c:#fff;');
  expect(cssOf(`x 9\n${css}`, 'x 9')).toContain('{--c:#fff;}');
  expect(cssOf(`x 9\n${css}`, 'x 8')).toBe('');
});

test('applies custom properties to demos with a scheme of their own', () => {
  const text = variablesText('x 9', { light: { '--c': '#000' }, dark: { '--c': '#fff' } });
  expect(cssOf(text, 'x 9')).toBe(sheetWith('--c:#000;', '--c:#fff;'));
});

test.each([
  '--a:url(//evil.example/a);',
  '--a: url(//evil.example/a);',
  '--a:0 URL(//evil.example/a);',
  '--a:1,url(a);',
  '--a:\\75rl(a);',
  '--a:1;}body{--b:1;',
  '--a:1;color:red;',
  '--a:"x";',
  '--a:1;--b:{};',
])('does not adopt stored text with %s, for light or for dark', (declarations) => {
  expect(cssOf(` \n${sheetWith(declarations)}`, ' ')).toBe('');
  expect(cssOf(` \n${sheetWith('', declarations)}`, ' ')).toBe('');
});
