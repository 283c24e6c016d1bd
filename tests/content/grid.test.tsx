import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import { afterEach, expect, test, vi } from 'vitest';
import { staticMarkup } from './static-markup.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a container wraps, has twelve columns and no spacing', () => {
  const { styleOf } = staticMarkup(<Grid container />);
  expect(styleOf('MuiGrid-root')).toMatchObject({
    display: 'flex',
    'flex-wrap': 'wrap',
    '--Grid-columns': '12',
    '--Grid-columnSpacing': '0px',
    '--Grid-rowSpacing': '0px',
  });
});

test('spacing is a gap without negative margins', () => {
  const { styleOf, rulesOf } = staticMarkup(<Grid container spacing={2} />);
  expect(styleOf('MuiGrid-root')).toMatchObject({
    gap: 'var(--Grid-rowSpacing) var(--Grid-columnSpacing)',
    '--Grid-rowSpacing': '16px',
  });
  expect(rulesOf('MuiGrid-root')).not.toContain('margin');
});

test('a spacing that is a string is a CSS length', () => {
  const { styleOf } = staticMarkup(<Grid container spacing="10px" />);
  expect(styleOf('MuiGrid-root')['--Grid-columnSpacing']).toBe('10px');
});

test('the width of an item is computed from variables of its container', () => {
  const { styleOf, find } = staticMarkup(<Grid size={6} />);
  expect(styleOf('MuiGrid-root')['width']).toContain('100% * 6 / var(--Grid-parent-columns)');
  expect(find('MuiGrid-root').classes).toContain('MuiGrid-grid-xs-6');
});

test('size="grow" fills the rest, "auto" fits the content, and no size leaves the width unset', () => {
  expect(staticMarkup(<Grid size="grow" />).styleOf('MuiGrid-root')).toMatchObject({
    'flex-grow': '1',
    'flex-basis': '0',
  });
  expect(staticMarkup(<Grid size="auto" />).styleOf('MuiGrid-root')).toMatchObject({
    'flex-grow': '0',
    width: 'auto',
  });
  expect(staticMarkup(<Grid />).styleOf('MuiGrid-root')).not.toHaveProperty('width');
});

test('a nested container keeps the columns and spacing of its parent', () => {
  const { findAll, html } = staticMarkup(
    <Grid container columns={8} spacing={1}>
      <Grid container size={5} className="inner" />
    </Grid>,
  );
  expect(findAll('MuiGrid-container')).toHaveLength(2);
  expect(html.match(/MuiGrid-spacing-xs-1/g)).toHaveLength(1);
});

test('old props are removed with a warning', () => {
  const report = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const legacyProps: object = { item: true, xs: 6 };
  const { find } = staticMarkup(<Grid {...legacyProps} />);
  expect(find('MuiGrid-root').attributes).not.toHaveProperty('xs');
  expect(report).toHaveBeenCalledTimes(2);
});

test('a legacy container has negative margins', () => {
  const { styleOf, rulesOf } = staticMarkup(<GridLegacy container spacing={2} />);
  expect(styleOf('MuiGridLegacy-root')).toMatchObject({
    width: 'calc(100% + 16px)',
    'margin-left': 'calc(-1 * 16px)',
    'margin-top': 'calc(-1 * 16px)',
  });
  expect(rulesOf('MuiGridLegacy-root')).toContain('&>.MuiGridLegacy-item{padding-left:16px;}');
});

test('a nested legacy container starts again with twelve columns', () => {
  const { styleOf } = staticMarkup(
    <GridLegacy container columns={8} spacing={2}>
      <GridLegacy container>
        <GridLegacy item xs={6} className="leaf" />
      </GridLegacy>
    </GridLegacy>,
  );
  expect(styleOf('leaf')['max-width']).toBe('50%');
});
