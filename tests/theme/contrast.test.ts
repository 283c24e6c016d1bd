import { describe, expect, test } from 'vitest';
import { neutralBrand, siteBrand, withMainColors, type BrandColors } from '../../theme/brand.ts';
import { contrastOf, fromHsl, toHsl } from '../../theme/color/convert.ts';

type Name = keyof BrandColors;

/** Text that needs a contrast of 4.5, by background. */
const TEXT: readonly (readonly [text: readonly Name[], on: readonly Name[]])[] = [
  [
    ['text-1', 'text-2', 'text-3', 'link', 'tint-text'],
    ['bg', 'subtle', 'sunken', 'raised', 'tint', 'bar'],
  ],
  [['link-hover'], ['bg', 'raised']],
  [['on-fill'], ['fill', 'fill-hover']],
  [['text-1'], ['mark']],
  [['info', 'text-1', 'link'], ['info-bg']],
  [['warning', 'text-1', 'link'], ['warning-bg']],
  [['success', 'text-1', 'link'], ['success-bg']],
  [['error', 'text-1', 'link'], ['error-bg']],
  [['premium'], ['premium-bg']],
  [
    [
      'code-plain',
      'code-comment',
      'code-punctuation',
      'code-operator',
      'code-keyword',
      'code-string',
      'code-number',
      'code-function',
      'code-class',
      'code-attribute',
      'code-property',
      'code-inserted',
      'code-deleted',
    ],
    ['sunken', 'highlight'],
  ],
  [['code-inserted'], ['inserted-line']],
  [['code-deleted'], ['deleted-line']],
];

/** Marks and outlines that need a contrast of 3. */
const MARKS: readonly (readonly [mark: readonly Name[], on: readonly Name[]])[] = [
  [['fill'], ['bg', 'tint', 'bar', 'raised']],
  [
    ['focus'],
    ['bg', 'sunken', 'tint', 'raised', 'info-bg', 'warning-bg', 'success-bg', 'error-bg'],
  ],
  [['line-strong'], ['bg', 'raised']],
];

const BRANDS = {
  site: siteBrand,
  neutral: neutralBrand,
  'a pale yellow': withMainColors(neutralBrand, { light: '#FFE066' }),
  'a dark violet': withMainColors(neutralBrand, { light: '#2B0B5E', dark: '#2B0B5E' }),
  'a plain gray': withMainColors(neutralBrand, { dark: '#808080' }),
};

function tooLow(colors: BrandColors, pairs: typeof TEXT, least: number): string[] {
  return pairs.flatMap(([texts, grounds]) =>
    texts.flatMap((text) =>
      grounds.flatMap((ground) =>
        ([0, 1] as const).flatMap((mode) => {
          const ratio = contrastOf(colors[text][mode], colors[ground][mode]);
          const where = `${mode === 0 ? 'light' : 'dark'}: ${text} on ${ground}`;
          return ratio < least ? [`${where} is ${ratio.toFixed(2)}`] : [];
        }),
      ),
    ),
  );
}

describe.each(Object.entries(BRANDS))('the colors of %s', (_name, { colors }) => {
  test('gives text enough contrast on all its backgrounds', () => {
    expect(tooLow(colors, TEXT, 4.5)).toEqual([]);
  });
  test('gives marks and focus rings enough contrast', () => {
    expect(tooLow(colors, MARKS, 3)).toEqual([]);
  });
});

test('has the contrasts that the design states', () => {
  const { colors } = siteBrand;
  const ratio = (one: Name, other: Name, mode: 0 | 1) =>
    contrastOf(colors[one][mode], colors[other][mode]).toFixed(2);
  expect(ratio('text-1', 'bg', 0)).toBe('16.39');
  expect(ratio('link', 'bg', 1)).toBe('8.94');
  expect(ratio('code-comment', 'highlight', 0)).toBe('4.57');
});

test('ignores a main color that is not #rrggbb', () => {
  expect(withMainColors(siteBrand, { light: 'tomato' })).toEqual(siteBrand);
});

test('keeps the hue of a main color in all derived colors', () => {
  const { colors } = withMainColors(siteBrand, { light: '#0B7A6B' });
  const hues = [colors.fill[0], colors.link[0], colors.tint[0]].map((hex) => toHsl(hex).hue);
  expect(hues.every((hue) => Math.abs(hue - toHsl('#0B7A6B').hue) < 6)).toBe(true);
});

test.each(['#005CB8', '#FF9900', '#808080', '#000000', '#FFFFFF', '#6331B9'])(
  'converts %s to hue, saturation and lightness and back',
  (hex) => {
    expect(fromHsl(toHsl(hex))).toBe(hex);
  },
);
