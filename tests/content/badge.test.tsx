import Badge from '@mui/material/Badge';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

test('is 20 px high and at least as wide, with text of 12 px', () => {
  const rules = rulesOf(render(<Badge badgeContent={1} />), 'MuiBadge-badge');
  for (const rule of ['height:20px', 'min-width:20px', 'font-size:0.75rem', 'font-weight:500']) {
    expect(rules).toContain(rule);
  }
});

test('hides zero and missing content, and shows zero with showZero', () => {
  expect(render(<Badge badgeContent={0} />).html).toContain('MuiBadge-invisible');
  expect(render(<Badge />).html).toContain('MuiBadge-invisible');
  const { html } = render(<Badge badgeContent={0} showZero />);
  expect(html).not.toContain('MuiBadge-invisible');
  expect(html).toContain('>0<');
});

test('shows at most 99 unless max is set', () => {
  expect(render(<Badge badgeContent={100} />).html).toContain('>99+<');
  expect(render(<Badge badgeContent={99} />).html).toContain('>99<');
  expect(render(<Badge badgeContent={1200} max={999} />).html).toContain('>999+<');
});

test('is a dot of 8 px without text', () => {
  const dot = render(<Badge variant="dot" badgeContent={7} />);
  expect(rulesOf(dot, 'MuiBadge-dot')).toContain('height:8px;min-width:8px');
  expect(dot.html).not.toContain('7<');
});

test('sits at the top right, and further inward on circles', () => {
  expect(render(<Badge badgeContent={1} />).html).toContain('MuiBadge-anchorOriginTopRight');
  const circular = render(<Badge badgeContent={1} overlap="circular" />);
  expect(rulesOf(circular, 'MuiBadge-badge')).toContain('top:14%;right:14%');
  const left = render(<Badge badgeContent={1} anchorOrigin={{ horizontal: 'left' }} />);
  expect(left.html).toContain('MuiBadge-anchorOriginTopLeft');
});

test('has no background in the default color, and no role', () => {
  const badge = render(<Badge badgeContent={1} />);
  expect(rulesOf(badge, 'MuiBadge-badge')).not.toContain('background-color');
  expect(badge.html).not.toMatch(/role=|aria-/);
});

test('has the contrast that the page states', () => {
  const light = createTheme().palette;
  const ratio = (color: 'primary' | 'secondary' | 'error' | 'success' | 'warning' | 'info') =>
    getContrastRatio(light[color].main, light[color].contrastText);
  for (const color of ['primary', 'secondary', 'error', 'success'] as const) {
    expect(ratio(color)).toBeGreaterThanOrEqual(4.5);
  }
  expect(ratio('warning').toFixed(1)).toBe('3.1');
  expect(ratio('info').toFixed(1)).toBe('3.9');
  const dark = createTheme({ palette: { mode: 'dark' } }).palette;
  expect(getContrastRatio(dark.error.main, dark.error.contrastText).toFixed(1)).toBe('3.7');
});

test('applies style overrides of the theme to badges with numbers', () => {
  const theme = createTheme({
    components: { MuiBadge: { styleOverrides: { standard: { minWidth: 16 } } } },
  });
  const badge = (
    <ThemeProvider theme={theme}>
      <Badge badgeContent={1} />
    </ThemeProvider>
  );
  expect(rulesOf(render(badge), 'MuiBadge-badge')).toContain('min-width:16px');
  expect(tagOf(render(badge), 'MuiBadge-badge')).toContain('MuiBadge-standard');
});
