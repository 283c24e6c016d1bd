import type {} from '@mui/material/themeCssVarsAugmentation';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

test('an alert is a standard success alert with the role alert by default', () => {
  const { find } = staticMarkup(<Alert>Saved</Alert>);
  const { classes, attributes } = find('MuiAlert-root');
  expect(attributes['role']).toBe('alert');
  expect(classes).toEqual(
    expect.arrayContaining(['MuiAlert-standardSuccess', 'MuiAlert-colorSuccess']),
  );
});

test('the text has the size of body2 and the icon is 22 pixels high', () => {
  const { styleOf } = staticMarkup(<Alert>Saved</Alert>);
  expect(styleOf('MuiAlert-root')).toMatchObject({ 'font-size': '0.875rem', padding: '6px 16px' });
  expect(styleOf('MuiAlert-icon')).toMatchObject({ 'font-size': '22px', 'margin-right': '12px' });
});

test('color changes the look and leaves the icon of the severity', () => {
  const { find, html } = staticMarkup(
    <Alert severity="success" color="info">
      Sent
    </Alert>,
  );
  expect(find('MuiAlert-root').classes).toContain('MuiAlert-colorInfo');
  expect(html).toContain('data-testid="SuccessOutlinedIcon"');
});

test('icon={false} removes the icon and its space', () => {
  expect(staticMarkup(<Alert icon={false}>Saved</Alert>).findAll('MuiAlert-icon')).toEqual([]);
});

test('onClose adds a button named by closeText, unless there is an action', () => {
  const closable = staticMarkup(<Alert onClose={() => undefined}>Saved</Alert>);
  expect(closable.tags.find(({ name }) => name === 'button')?.attributes).toMatchObject({
    'aria-label': 'Close',
    title: 'Close',
  });
  const withAction = staticMarkup(
    <Alert onClose={() => undefined} action={<a href="/undo">Undo</a>}>
      Saved
    </Alert>,
  );
  expect(withAction.tags.some(({ name }) => name === 'button')).toBe(false);
});

test('a title is a div by default, and a heading with component', () => {
  expect(staticMarkup(<AlertTitle>Title</AlertTitle>).find('MuiAlertTitle-root').name).toBe('div');
  const heading = staticMarkup(<AlertTitle component="h3">Title</AlertTitle>);
  expect(heading.find('MuiAlertTitle-root').name).toBe('h3');
});

test('only success and error reach 4.5:1 as filled alerts in light mode', () => {
  const { palette } = createTheme();
  const ratios = (['success', 'error', 'info', 'warning'] as const).map((severity) => [
    severity,
    getContrastRatio('#fff', palette[severity].main).toFixed(1),
  ]);
  expect(Object.fromEntries(ratios)).toEqual({
    success: '5.1',
    error: '5.0',
    info: '3.9',
    warning: '3.1',
  });
});

test('in dark mode, a theme with CSS variables keeps white text on a filled success alert', () => {
  const dark = { palette: { mode: 'dark' } } as const;
  const withVariables = createTheme({ ...dark, cssVariables: true });
  expect(withVariables.vars.palette.Alert.successFilledColor).toContain('#fff');
  expect(withVariables.vars.palette.Alert.warningFilledColor).toContain('rgba(0, 0, 0, 0.87)');
  expect(getContrastRatio('#fff', createTheme(dark).palette.success.dark)).toBeCloseTo(4.12, 1);
});
