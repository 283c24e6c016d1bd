import { expect, test } from 'vitest';
import {
  INITIAL_SETTINGS,
  type Settings,
  type SettingsAction,
} from '../../runtime/contract/settings.ts';
import { createInitialReader, createSettingsStore, reduceSettings } from '../../runtime/store.ts';
import { createStyleCache, mirrorFor, prepareIslands } from '../../theme/islands/style-cache.ts';

const CHANGED: Settings = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: { main: '#ff0000' } },
  spacing: 12,
  paletteMode: 'dark',
};

test.each<[string, SettingsAction, Partial<Settings>]>([
  ['set spacing', { type: 'SET_SPACING', payload: 4 }, { spacing: 4 }],
  ['increase spacing by 1', { type: 'INCREASE_SPACING' }, { spacing: 13 }],
  ['decrease spacing by 1', { type: 'DECREASE_SPACING' }, { spacing: 11 }],
  ['set dense', { type: 'SET_DENSE', payload: false }, { dense: false }],
  ['reset density', { type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
  ['reset colors', { type: 'RESET_COLORS' }, { paletteColors: {} }],
  [
    'change everything',
    {
      type: 'CHANGE',
      payload: {
        paletteMode: 'light',
        direction: 'ltr',
        paletteColors: { secondary: { main: '#00ff00' } },
        spacing: 4,
        dense: false,
      },
    },
    {
      spacing: 4,
      dense: false,
      paletteMode: 'light',
      direction: 'ltr',
      paletteColors: { secondary: { main: '#00ff00' } },
    },
  ],
  ['change one member', { type: 'CHANGE', payload: { direction: 'ltr' } }, { direction: 'ltr' }],
])('spec §4: applies the action to %s', (_name, action, difference) => {
  expect(reduceSettings(CHANGED, action)).toEqual({ ...CHANGED, ...difference });
});

test.each<[string, SettingsAction]>([
  ['the same spacing', { type: 'SET_SPACING', payload: 12 }],
  ['the same density', { type: 'SET_DENSE', payload: true }],
  ['nothing to change', { type: 'CHANGE', payload: {} }],
  [
    'an equal palette that is another object',
    { type: 'CHANGE', payload: { paletteColors: { primary: { main: '#ff0000' } } } },
  ],
  [
    'the same direction and mode',
    { type: 'CHANGE', payload: { direction: 'rtl', paletteMode: 'dark' } },
  ],
])('spec §4: %s changes nothing', (_name, action) => {
  expect(reduceSettings(CHANGED, action)).toBe(CHANGED);
});

test('spec §4: treats a palette with other shades as another palette', () => {
  const paletteColors = { primary: { main: '#ff0000', 500: '#ff0000' } };
  const action: SettingsAction = { type: 'CHANGE', payload: { paletteColors } };
  const more = reduceSettings(CHANGED, action);
  expect(more.paletteColors).toEqual(paletteColors);
  const less = { type: 'CHANGE', payload: { paletteColors: CHANGED.paletteColors } } as const;
  expect(reduceSettings(more, less).paletteColors).toEqual(CHANGED.paletteColors);
});

test.each(['TOGGLE', '', undefined])('spec §4, §8: throws on the action %s', (type) => {
  const action = { type } as unknown as SettingsAction;
  expect(() => reduceSettings(INITIAL_SETTINGS, action)).toThrow(`Unrecognized type ${type}`);
});

test('notifies listeners of changes only', () => {
  const store = createSettingsStore(INITIAL_SETTINGS);
  const seen: number[] = [];
  const end = store.subscribe(() => seen.push(store.get().spacing));
  store.dispatch({ type: 'INCREASE_SPACING' });
  store.dispatch({ type: 'SET_SPACING', payload: 9 });
  store.dispatch({ type: 'DECREASE_SPACING' });
  end();
  store.dispatch({ type: 'INCREASE_SPACING' });
  expect(seen).toEqual([9, 8]);
});

test('keeps the settings after an invalid action', () => {
  const store = createSettingsStore(CHANGED);
  expect(() => store.dispatch({ type: 'NONE' } as unknown as SettingsAction)).toThrow();
  expect(store.get()).toBe(CHANGED);
});

test('spec §4: changes the style cache with the direction', async () => {
  await prepareIslands(CHANGED);
  const cacheFor = (direction: Settings['direction']) =>
    createStyleCache(undefined, mirrorFor(direction));
  expect([cacheFor('ltr').key, cacheFor('rtl').key]).toEqual(['css', 'rtl']);
});

test('spec §4: shows code in TypeScript by default', () => {
  const page = { codeStyles: [], home: '/', userLanguage: 'en', translations: {} };
  expect(createInitialReader(page).codeVariant.get()).toBe('TS');
});
