import Divider from '@mui/material/Divider';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

const root = 'MuiDivider-root';

test('is an hr with a thin border and no margin', () => {
  const divider = render(<Divider />);
  expect(tagOf(divider, root)).toMatch(/^<hr/);
  expect(tagOf(divider, root)).not.toMatch(/role|aria/);
  expect(rulesOf(divider, root)).toMatch(/margin:0;.*border-bottom-width:thin/s);
});

test('is a separator with an orientation if it is vertical, has text or is a list item', () => {
  const tags = [
    tagOf(render(<Divider orientation="vertical" />), root),
    tagOf(render(<Divider>or</Divider>), root),
    tagOf(render(<Divider component="li" />), root),
  ];
  expect(tags.map((tag) => /^<(\w+)/.exec(tag)?.[1])).toEqual(['div', 'div', 'li']);
  expect(tags.every((tag) => tag.includes('role="separator"'))).toBe(true);
  expect(tags.map((tag) => /aria-orientation="(\w+)"/.exec(tag)?.[1])).toEqual([
    'vertical',
    'horizontal',
    'horizontal',
  ]);
});

test('a role prop replaces the separator role', () => {
  const tag = tagOf(render(<Divider role="presentation">or</Divider>), root);
  expect(tag).toContain('role="presentation"');
  expect(tag).not.toContain('aria-orientation');
});

test('starts 72 px in when inset, and has margins of 16 or 8 px in the middle variant', () => {
  expect(rulesOf(render(<Divider variant="inset" />), root)).toContain('margin-left:72px');
  const middle = rulesOf(render(<Divider variant="middle" />), root);
  expect(middle).toContain('margin-left:16px;margin-right:16px');
  const upright = rulesOf(render(<Divider variant="middle" orientation="vertical" />), root);
  expect(upright).toContain('margin-top:8px;margin-bottom:8px');
});

test('is as high as its parent when vertical, or stretched as a flex item', () => {
  expect(rulesOf(render(<Divider orientation="vertical" />), root)).toContain('height:100%');
  const item = rulesOf(render(<Divider orientation="vertical" flexItem />), root);
  expect(item).toContain('align-self:stretch;height:auto');
});

test('puts the text after a tenth of the line with textAlign="left"', () => {
  const rules = rulesOf(render(<Divider textAlign="left">Today</Divider>), root);
  expect(rules).toContain('::before{width:10%');
  expect(rules).toContain('::after{width:90%');
});

test('has a contrast of about 1.3 on white', () => {
  expect(createTheme().palette.divider).toBe('rgba(0, 0, 0, 0.12)');
  // Black at 12 % on white.
  expect(getContrastRatio('rgb(224, 224, 224)', '#fff').toFixed(1)).toBe('1.3');
});
