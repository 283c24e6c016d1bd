import { createTheme, getContrastRatio } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

const root = 'MuiToggleButton-root';
const pressedOf = ({ html }: { html: string }) =>
  [...html.matchAll(/aria-pressed="(\w+)"/g)].map((match) => match[1]);

const group = (props: object): ReactElement => (
  <ToggleButtonGroup {...props}>
    <ToggleButton value="a">A</ToggleButton>
    <ToggleButton value="b">B</ToggleButton>
    <ToggleButton value="c">C</ToggleButton>
  </ToggleButtonGroup>
);

test('is a group of buttons with aria-pressed', () => {
  const one = render(group({ exclusive: true, value: 'b', 'aria-label': 'View' }));
  expect(tagOf(one, 'MuiToggleButtonGroup-root')).toMatch(/(?=.*role="group")(?=.*"View")/);
  expect(tagOf(one, root)).toMatch(/^<button(?=.*tabindex="0")/);
  expect(pressedOf(one)).toEqual(['false', 'true', 'false']);
  expect(pressedOf(render(group({ value: ['a', 'c'] })))).toEqual(['true', 'false', 'true']);
});

test('a group without a value has no pressed button', () => {
  expect(pressedOf(render(group({})))).not.toContain('true');
  expect(pressedOf(render(group({ defaultValue: ['a'] })))).not.toContain('true');
});

test('pads an icon of 24 px to 40, 48 or 56 px', () => {
  const padding = (size: 'small' | 'medium' | 'large') => {
    const rules = rulesOf(render(<ToggleButton value="a" size={size} />), root);
    const found = [...rules.matchAll(/[^-]padding:(\d+)px/g)].at(-1);
    return Number(found?.[1]) * 2 + 24 + 2;
  };
  expect([padding('small'), padding('medium'), padding('large')]).toEqual([40, 48, 56]);
});

test('takes size and color from the group unless it has its own size', () => {
  const { html } = render(
    <ToggleButtonGroup size="small" color="primary">
      <ToggleButton value="a">A</ToggleButton>
      <ToggleButton value="b" size="large">
        B
      </ToggleButton>
    </ToggleButtonGroup>,
  );
  expect(html).toMatch(/MuiToggleButton-sizeSmall.*MuiToggleButton-sizeLarge/s);
  expect(html.match(/MuiToggleButton-primary/g)).not.toHaveLength(0);
});

test('gets its state and position in a group through a tooltip', () => {
  const inTooltips = render(
    <ToggleButtonGroup exclusive value="b">
      <Tooltip title="First">
        <ToggleButton value="a" />
      </Tooltip>
      <Tooltip title="Second">
        <ToggleButton value="b" />
      </Tooltip>
    </ToggleButtonGroup>,
  );
  expect(pressedOf(inTooltips)).toEqual(['false', 'true']);
  expect(tagOf(inTooltips, 'MuiToggleButtonGroup-lastButton')).toContain('aria-label="Second"');
});

test('a toggle button outside of a group is pressed if selected is set', () => {
  expect(pressedOf(render(<ToggleButton value="pin" selected />))).toEqual(['true']);
});

test('tints pressed buttons with 8 percent of a color, 16 in dark mode', () => {
  expect(createTheme().palette.action.selectedOpacity).toBe(0.08);
  expect(createTheme({ palette: { mode: 'dark' } }).palette.action.selectedOpacity).toBe(0.16);
  const rules = rulesOf(render(<ToggleButton value="a" />), root);
  expect(rules).toContain('background-color:rgba(0, 0, 0, 0.08)');
  expect(rules).toContain('text-transform:uppercase');
});

test('has the contrast on its tint that the page states', () => {
  const { palette } = createTheme();
  const ratio = (color: 'primary' | 'secondary' | 'success') => {
    const { main } = palette[color];
    const tint = [1, 3, 5]
      .map((at) => Number.parseInt(main.slice(at, at + 2), 16))
      .map((part) => Math.round(part * 0.08 + 255 * 0.92));
    return getContrastRatio(main, `rgb(${tint.join(', ')})`);
  };
  expect(ratio('primary')).toBeCloseTo(4.15, 1);
  expect(ratio('secondary').toFixed(1)).toBe('5.6');
  expect(ratio('success').toFixed(1)).toBe('4.6');
});
