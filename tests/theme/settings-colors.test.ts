import { describe, expect, test } from 'vitest';
import { findShade, HUE_NAMES, shadeOf, SHADES } from '../../theme/color/hues.ts';
import { parseColor, blendColor } from '../../theme/color/convert.ts';
import { colorsText } from '../../runtime/reader/choices.ts';
import {
  INITIAL_CHOICES,
  isValidText,
  mainOf,
  reduceColorTool,
  type ColorToolAction,
} from '../../theme/widgets/color-tool/state.ts';
import { swatchOf, verdictOf } from '../../theme/widgets/color-tool/Swatches.tsx';

test.each([
  ['#2196F3', '#2196f3'],
  ['2196f3', '#2196f3'],
  [' #abc ', '#aabbcc'],
  ['fff', '#ffffff'],
  ['rgb(33,150,243)', '#2196f3'],
  ['RGB( 0 , 0 , 9 )', '#000009'],
])('reads the text %j as the color %s', (text, color) => {
  expect(parseColor(text)).toBe(color);
});

test.each([
  '',
  '#',
  '#12',
  '#12345',
  '#1234567',
  'red',
  'rgb(256,0,0)',
  'rgb(1,2)',
  'rgba(0,0,0,1)',
  '#12345g',
  'url(x)',
])('reads no color from the text %j', (text) => {
  expect(parseColor(text)).toBeUndefined();
});

test('facts §3.5: has 16 hues of 14 shades, from the darkest to the accents', () => {
  expect(HUE_NAMES).toHaveLength(16);
  expect(SHADES).toHaveLength(14);
  expect([SHADES[0], SHADES[9], SHADES[10], SHADES[13]]).toEqual([900, 50, 'A700', 'A100']);
  const colors = HUE_NAMES.flatMap((hue) => SHADES.map((_, index) => shadeOf(hue, index)));
  expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
});

test('finds the hue and shade of a color', () => {
  expect(findShade('#f50057')).toEqual({ hue: 'pink', shade: 11 });
  expect(findShade('#123456')).toBeUndefined();
});

describe('a swatch', () => {
  test('shows the contrast of the blended colors, truncated to two digits', () => {
    expect(swatchOf('#2196f3', '#fff')).toMatchObject({
      ratio: '3.12',
      verdict: 'toolPassesLarge',
    });
    expect(swatchOf('#ffff00', '#fff').verdict).toBe('toolFails');
    expect(swatchOf('#ffffff', 'rgba(0, 0, 0, 0.87)')).toMatchObject({
      ratio: '16.10',
      verdict: 'toolPasses',
    });
  });

  test.each([
    [4.5, 'toolPasses'],
    [4.49, 'toolPassesLarge'],
    [3, 'toolPassesLarge'],
    [2.99, 'toolFails'],
  ])('with the ratio %f has the rating %s', (ratio, verdict) => {
    expect(verdictOf(ratio)).toBe(verdict);
  });

  test('blends translucent text with the color', () => {
    expect(blendColor('rgba(0, 0, 0, 0.5)', '#ffffff')).toBe('#808080');
    expect(blendColor('#fff', '#000000')).toBe('#ffffff');
  });
});

describe('the color tool', () => {
  const after = (...actions: ColorToolAction[]) => actions.reduce(reduceColorTool, INITIAL_CHOICES);

  test('facts §3.5: starts with blue 500 and pink A400', () => {
    expect(mainOf(INITIAL_CHOICES.primary)).toBe('#2196f3');
    expect(mainOf(INITIAL_CHOICES.secondary)).toBe('#f50057');
    expect([INITIAL_CHOICES.primary.shade, INITIAL_CHOICES.secondary.shade]).toEqual([4, 11]);
  });

  test('changes only the color that is being edited', () => {
    const state = after({ type: 'intent', intent: 'secondary' }, { type: 'hue', hue: 'teal' });
    expect(mainOf(state.secondary)).toBe('#1de9b6');
    expect(state.primary).toBe(INITIAL_CHOICES.primary);
  });

  test('keeps invalid text in the field without changing the color', () => {
    const state = after({ type: 'text', text: '#21' });
    expect([state.primary.text, isValidText(state.primary), mainOf(state.primary)]).toEqual([
      '#21',
      false,
      '#2196f3',
    ]);
  });

  test('moves the controls to a typed shade, and accepts any other color', () => {
    expect(after({ type: 'text', text: 'd50000' }).primary).toEqual({
      hue: 'red',
      shade: 10,
      typed: null,
      text: 'd50000',
    });
    const own = after({ type: 'text', text: 'rgb(18, 52, 86)' }).primary;
    expect([own.typed, mainOf(own)]).toEqual(['#123456', '#123456']);
  });

  test.each([
    [-1, 0],
    [0, 0],
    [13, 13],
    [14, 13],
  ])('limits the shade %i to %i', (wanted, place) => {
    expect(after({ type: 'shade', shade: wanted }).primary.shade).toBe(place);
  });

  test('adopts the colors of the demos, if they are valid', () => {
    const colors = { primary: { main: '#00695c' }, secondary: { main: 'url(x)' } };
    const state = after({ type: 'adopt', colors });
    expect(state.primary).toMatchObject({ hue: 'teal', shade: 1 });
    expect(state.secondary).toBe(INITIAL_CHOICES.secondary);
  });

  test('resets the colors and keeps editing the same one', () => {
    const state = after(
      { type: 'intent', intent: 'secondary' },
      { type: 'text', text: '#000' },
      { type: 'reset' },
    );
    expect(state).toEqual({ ...INITIAL_CHOICES, intent: 'secondary' });
  });

  test('stores only the main colors, in less than 200 bytes of a cookie', () => {
    const shades = { 50: '#e3f2fd', A700: '#2962ff', light: '#4dabf5', dark: '#1769aa' };
    const text = colorsText({
      paletteColors: {
        primary: { ...shades, main: '#2196f3' },
        secondary: { main: 'rgb(255, 255, 255)' },
      },
    });
    expect(JSON.parse(text ?? '')).toEqual({
      primary: { main: '#2196f3' },
      secondary: { main: 'rgb(255, 255, 255)' },
    });
    expect(encodeURIComponent(text ?? '').length).toBeLessThan(200);
    expect(colorsText({ paletteColors: {} })).toBe(undefined);
  });
});
