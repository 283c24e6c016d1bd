import { expect, test } from 'vitest';
import { knownScheme, nextMode, parseMode, resolveMode } from '../../runtime/color-mode/scheme.ts';
import { unknownColorScheme } from '../../runtime/contract/errors.ts';
import { INITIAL_SETTINGS } from '../../runtime/contract/settings.ts';
import { demoThemeFor } from '../../theme/islands/demo-theme.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['Dark', 'system'],
  ['night', 'system'],
  ['constructor', 'system'],
  ['', 'system'],
  ['{"mode":"dark"}', 'system'],
  [null, 'system'],
])('spec §5: reads the stored mode %s as %s', (kept, mode) => {
  expect(parseMode(kept)).toBe(mode);
});

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('spec §4: resolves the mode %s (dark system: %s) to %s', (mode, isDark, scheme) => {
  expect(resolveMode(mode, isDark)).toBe(scheme);
});

test('cycles through the modes', () => {
  expect([nextMode('light'), nextMode('dark'), nextMode('system')]).toEqual([
    'dark',
    'system',
    'light',
  ]);
});

test('spec §5, §8: accepts color schemes of the theme, and names any other in the error', () => {
  expect(['light', 'dark', 'contrast', '', null].map(knownScheme)).toEqual([
    'light',
    'dark',
    undefined,
    undefined,
    undefined,
  ]);
  expect(unknownColorScheme('contrast')).toBe('`contrast` does not exist in `theme.colorSchemes`.');
});

test.each(['light', 'dark'] as const)(
  'spec §4: applies the color mode to the theme: %s',
  (mode) => {
    expect(demoThemeFor({ ...INITIAL_SETTINGS, paletteMode: mode }).palette.mode).toBe(mode);
  },
);
