import Pagination from '@mui/material/Pagination';
import { expect, test } from 'vitest';
import type { PaginationProps } from '@mui/material/Pagination';
import { staticMarkup } from './static-markup.ts';

const pagination = (props: PaginationProps) => staticMarkup(<Pagination {...props} />);

const itemsOf = (props: PaginationProps) =>
  [...pagination(props).html.matchAll(/<li>.*?<\/li>/g)].map(([item]) =>
    item.replaceAll(/<[^>]*>/g, ''),
  );

test('pagination is a list in a named nav element', () => {
  const { find } = pagination({ count: 3 });
  expect(find('MuiPagination-root')).toMatchObject({
    name: 'nav',
    attributes: { 'aria-label': 'pagination navigation' },
  });
  expect(find('MuiPagination-ul').name).toBe('ul');
});

test('items are text, circular and medium by default', () => {
  expect(pagination({ count: 3 }).find('MuiPaginationItem-page').classes).toEqual(
    expect.arrayContaining([
      'MuiPaginationItem-text',
      'MuiPaginationItem-circular',
      'MuiPaginationItem-sizeMedium',
    ]),
  );
});

test('the current page is named and marked', () => {
  const { find, html } = pagination({ count: 5, defaultPage: 3 });
  const current = find('Mui-selected').attributes;
  expect(current['aria-label']).toBe('page 3');
  expect(current).toHaveProperty('aria-current');
  expect(html).toContain('aria-label="Go to page 4"');
});

test('siblings and boundaries are 1 by default', () => {
  expect(itemsOf({ count: 20, defaultPage: 10 })).toEqual([
    '',
    '1',
    '…',
    '9',
    '10',
    '11',
    '…',
    '20',
    '',
  ]);
});

test('without siblings at most seven items are in the row', () => {
  const lengths = Array.from(
    { length: 20 },
    (_, index) => itemsOf({ count: 20, page: index + 1, siblingCount: 0 }).length,
  );
  expect(new Set(lengths)).toEqual(new Set([7]));
});

test('an ellipsis never replaces a single page', () => {
  expect(itemsOf({ count: 20, defaultPage: 4 }).slice(0, 4)).toEqual(['', '1', '2', '3']);
});

test('items are 26, 32 or 40 pixels high', () => {
  const heights = (['small', 'medium', 'large'] as const).map(
    (size) => pagination({ count: 3, size }).styleOf('MuiPaginationItem-page')['height'],
  );
  expect(heights).toEqual(['26px', '32px', '40px']);
});
