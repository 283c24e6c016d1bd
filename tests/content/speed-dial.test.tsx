import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { expect, test } from 'vitest';
import type { SpeedDialProps } from '@mui/material/SpeedDial';
import { staticMarkup } from './static-markup.ts';

const dial = (props: Partial<SpeedDialProps> = {}) =>
  staticMarkup(
    <SpeedDial ariaLabel="New entry" icon={<SpeedDialIcon />} {...props}>
      <SpeedDialAction slotProps={{ tooltip: { title: 'Photo' } }} />
      <SpeedDialAction slotProps={{ tooltip: { title: 'Text' } }} />
    </SpeedDial>,
  );

test('a dial opens upward and is closed by default', () => {
  const { find } = dial();
  expect(find('MuiSpeedDial-root').classes).toContain('MuiSpeedDial-directionUp');
  expect(find('MuiSpeedDial-fab').attributes['aria-expanded']).toBe('false');
});

test('the button is named, and controls a menu whose id comes from the label', () => {
  const { find } = dial();
  expect(find('MuiSpeedDial-fab').attributes).toMatchObject({
    'aria-label': 'New entry',
    'aria-haspopup': 'true',
    'aria-controls': 'Newentry-actions',
  });
  expect(find('MuiSpeedDial-actions').attributes).toMatchObject({
    id: 'Newentry-actions',
    role: 'menu',
    'aria-orientation': 'vertical',
  });
});

test('actions of a closed dial are rendered, but are not tab stops', () => {
  const actions = dial().findAll('MuiSpeedDialAction-fab');
  expect(actions).toHaveLength(2);
  expect(actions[0]?.attributes).toMatchObject({
    role: 'menuitem',
    tabindex: '-1',
    'aria-label': 'Photo',
  });
});

test('actions appear 30 milliseconds apart', () => {
  const delays = dial({ open: true })
    .findAll('MuiSpeedDialAction-fab')
    .map(({ attributes }) => attributes['style']);
  expect(delays).toEqual(['transition-delay:0ms', 'transition-delay:30ms']);
});

test('a tooltip that is open becomes a visible label', () => {
  const { find, text } = staticMarkup(
    <SpeedDial ariaLabel="New entry" open>
      <SpeedDialAction slotProps={{ tooltip: { title: 'Photo', open: true } }} />
    </SpeedDial>,
  );
  expect(text).toBe('Photo');
  expect(find('MuiSpeedDialAction-fab').attributes['aria-labelledby']).toBe(
    'Newentry-action-0-label',
  );
});

test('the icon turns by 45 degrees', () => {
  const { rulesOf } = staticMarkup(<SpeedDialIcon open />);
  expect(rulesOf('MuiSpeedDialIcon-root')).toContain('transform:rotate(45deg)');
});

test('a dial is a flex row or column, which follows the direction of the text', () => {
  const flexOf = (direction: NonNullable<SpeedDialProps['direction']>) =>
    dial({ direction }).styleOf('MuiSpeedDial-root')['flex-direction'];
  expect([flexOf('left'), flexOf('right'), flexOf('up'), flexOf('down')]).toEqual([
    'row-reverse',
    'row',
    'column-reverse',
    'column',
  ]);
});
