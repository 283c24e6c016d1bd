import Breadcrumbs from '@mui/material/Breadcrumbs';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { afterEach, expect, test, vi } from 'vitest';
import type { BreadcrumbsProps } from '@mui/material/Breadcrumbs';
import { staticMarkup } from './static-markup.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const trail = (levels: number, props: BreadcrumbsProps = {}) =>
  staticMarkup(
    <Breadcrumbs {...props}>
      {Array.from({ length: levels }, (_, index) => (
        <a key={index} href="/">{`level ${index + 1}`}</a>
      ))}
    </Breadcrumbs>,
  );

test('breadcrumbs are an ordered list in a nav element, with hidden slashes between', () => {
  const { find, findAll, text } = trail(3);
  expect(find('MuiBreadcrumbs-root').name).toBe('nav');
  expect(find('MuiBreadcrumbs-ol').name).toBe('ol');
  expect(findAll('MuiBreadcrumbs-separator').map(({ attributes }) => attributes)).toEqual([
    expect.objectContaining({ 'aria-hidden': 'true' }),
    expect.objectContaining({ 'aria-hidden': 'true' }),
  ]);
  expect(text).toBe('level 1/level 2/level 3');
});

test('separators have 8 pixels on each side and cannot be selected', () => {
  expect(trail(2).styleOf('MuiBreadcrumbs-separator')).toMatchObject({
    'margin-left': '8px',
    'margin-right': '8px',
    'user-select': 'none',
  });
});

test('eight levels are shown, nine are collapsed to the first and the last', () => {
  expect(trail(8).text).toContain('level 5');
  const { text, tags } = trail(9);
  expect(text).toBe('level 1//level 9');
  expect(tags.find(({ name }) => name === 'button')?.attributes['aria-label']).toBe('Show path');
});

test('the number of levels after the button can be set', () => {
  expect(trail(6, { maxItems: 4, itemsAfterCollapse: 2 }).text).toBe('level 1//level 5/level 6');
});

test('shows all levels and logs an error if the levels before and after the button exceed maxItems', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(trail(4, { maxItems: 3, itemsBeforeCollapse: 3 }).text).toContain('level 2');
  expect(report).toHaveBeenCalledOnce();
});

test('the text color text.secondary has a contrast of 5.7:1 on white', () => {
  expect(createTheme().palette.text.secondary).toBe('rgba(0, 0, 0, 0.6)');
  expect(getContrastRatio('rgb(102, 102, 102)', '#fff').toFixed(1)).toBe('5.7');
});
