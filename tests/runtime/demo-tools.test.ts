import { expect, test } from 'vitest';
import { demoLinkId } from '../../runtime/shell/copying/copy.ts';
import { differingSettings, toggledSettings } from '../../runtime/shell/demo-tools/switches.ts';
import { widthAfterDrag, widthAfterKey } from '../../runtime/shell/demo-tools/width-handle.ts';

const LIGHT = { scheme: 'light', direction: 'ltr' } as const;

test('keeps only settings of a demo that differ from the page', () => {
  const dark = toggledSettings({}, LIGHT, 'scheme');
  expect(dark).toEqual({ scheme: 'dark' });
  const both = toggledSettings(dark, LIGHT, 'direction');
  expect(both).toEqual({ scheme: 'dark', direction: 'rtl' });
  expect(toggledSettings(both, LIGHT, 'scheme')).toEqual({ direction: 'rtl' });
  expect(differingSettings(both, { scheme: 'dark', direction: 'ltr' })).toEqual({
    direction: 'rtl',
  });
  expect(differingSettings(both, { scheme: 'dark', direction: 'rtl' })).toEqual({});
});

test.each([
  ['ArrowRight', false, false, 510],
  ['ArrowRight', false, true, 490],
  ['ArrowLeft', true, false, 450],
  ['ArrowLeft', true, true, 550],
  ['ArrowUp', false, true, 510],
  ['ArrowDown', false, true, 490],
  ['Home', false, false, 200],
  ['End', false, true, 700],
  ['Tab', false, false, undefined],
])(
  'changes the width with the key %s (shift: %s, right to left: %s) from 500 to %s',
  (key, shiftKey, isRtl, width) => {
    expect(widthAfterKey({ key, shiftKey, isRtl }, { current: 500, max: 700 })).toBe(width);
  },
);

test('limits the width to the available space', () => {
  const right = { key: 'ArrowRight', shiftKey: true, isRtl: false };
  expect(widthAfterKey(right, { current: 690, max: 700 })).toBe(700);
  expect(widthAfterKey({ ...right, key: 'Home' }, { current: 150, max: 180 })).toBe(180);
});

test('changes the width by twice the distance of a drag', () => {
  const drag = { startWidth: 500, startX: 100, x: 140 };
  expect(widthAfterDrag({ ...drag, isRtl: false }, 700)).toBe(580);
  expect(widthAfterDrag({ ...drag, isRtl: true }, 700)).toBe(420);
  expect(widthAfterDrag({ ...drag, x: 900, isRtl: false }, 700)).toBe(700);
});

test.each([
  [['system', 'css'], 'css', 'css-Name.js'],
  [['system', 'css'], 'tailwind', 'system-Name.js'],
  [[], 'css', 'usual-Name.js'],
])('builds the address of a demo with styles %s while %s is shown: %s', (styles, shown, id) => {
  expect(demoLinkId({ name: 'Name', variant: 'JS', styles, shown, defaultStyle: 'usual' })).toBe(
    id,
  );
});

test('names a style in an address even if the site has none', () => {
  const link = { name: 'Name', variant: 'TS', styles: [], shown: null, defaultStyle: undefined };
  expect(demoLinkId(link)).toBe('system-Name.tsx');
});
