import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { expect, test } from 'vitest';
import type { BottomNavigationProps } from '@mui/material/BottomNavigation';
import { staticMarkup } from './static-markup.ts';

const navigation = (props: BottomNavigationProps = {}) =>
  staticMarkup(
    <BottomNavigation {...props}>
      <BottomNavigationAction label="Map" />
      <BottomNavigationAction label="Stars" value="stars" />
    </BottomNavigation>,
  );

const selectedIn = (value: unknown) =>
  navigation({ value })
    .findAll('MuiBottomNavigationAction-root')
    .map(({ classes }) => classes.includes('Mui-selected'));

test('the row is a div of 56 pixels without a role, with buttons', () => {
  const { find, styleOf } = navigation();
  expect(find('MuiBottomNavigation-root').name).toBe('div');
  expect(find('MuiBottomNavigation-root').attributes).not.toHaveProperty('role');
  expect(styleOf('MuiBottomNavigation-root')['height']).toBe('56px');
  expect(find('MuiBottomNavigationAction-root').name).toBe('button');
});

test('an action is selected by its value, or by its index', () => {
  expect(selectedIn(0)).toEqual([true, false]);
  expect(selectedIn('stars')).toEqual([false, true]);
  expect(selectedIn(1)).toEqual([false, false]);
});

test('the selected action is not marked for screen readers', () => {
  expect(navigation({ value: 0 }).find('Mui-selected').attributes).not.toHaveProperty(
    'aria-current',
  );
});

test('labels are transparent, not removed, unless showLabels is set', () => {
  expect(navigation().styleOf('MuiBottomNavigationAction-label')['opacity']).toBe('0');
  expect(navigation().text).toBe('MapStars');
  const shown = navigation({ showLabels: true });
  expect(shown.styleOf('MuiBottomNavigationAction-label')['opacity']).toBe('1');
});

test('labels are 12 pixels high, 14 when selected', () => {
  const { styleOf, rulesOf } = navigation({ showLabels: true });
  expect(styleOf('MuiBottomNavigationAction-label')['font-size']).toBe('0.75rem');
  expect(rulesOf('MuiBottomNavigationAction-label')).toContain(
    '&.Mui-selected{font-size:0.875rem;}',
  );
});

test('an action is 80 to 168 pixels wide', () => {
  expect(navigation().styleOf('MuiBottomNavigationAction-root')).toMatchObject({
    'min-width': '80px',
    'max-width': '168px',
  });
});
