import { expect, test } from 'vitest';
import { errorInAddress, fillError } from '../../runtime/shell/error-codes.ts';
import { nearestPages, type ListedPage } from '../../runtime/nearest.ts';
import { wantedPath } from '../../runtime/shell/not-found.ts';
import { withGroup } from '../../runtime/sidebar/sidebar.ts';
import { cpuMsOf } from '../harness/cpu-time.ts';

const PAGES: readonly ListedPage[] = [
  ['/', 'Home'],
  ['/material-ui/react-button/', 'Button'],
  ['/material-ui/react-button-group/', 'Button Group'],
  ['/material-ui/getting-started/', 'Overview'],
  ['/joy-ui/react-button/', 'Button'],
  ['/system/borders/', 'Borders'],
];

test.each([
  ['/material-ui/react-buton/', '/material-ui/react-button/'],
  ['/Material-UI/React-Button', '/material-ui/react-button/'],
  ['/materialui/react-button/', '/material-ui/react-button/'],
  ['/material-ui/react-button/api/', '/material-ui/react-button/'],
  ['/material-ui/components/react-button/', '/material-ui/react-button/'],
  ['/react-button/', '/material-ui/react-button/'],
  ['/system/border/', '/system/borders/'],
])('finds the nearest page to the address %s: %s', (wanted, expected) => {
  expect(nearestPages(wanted, PAGES)[0]?.[0]).toBe(expected);
});

test('offers pages with a similar last part, those of the current product first', () => {
  const pathnames = (wanted: string, from?: string) =>
    nearestPages(wanted, PAGES, from).map(([pathname]) => pathname);
  const both = ['/material-ui/react-button/', '/joy-ui/react-button/'];
  expect(pathnames('/nope/buton/')).toEqual(expect.arrayContaining(both));
  expect(pathnames('/nope/button/')[0]).toBe('/material-ui/react-button/');
  expect(pathnames('/nope/button/', '/joy-ui/getting-started/')[0]).toBe('/joy-ui/react-button/');
  expect(pathnames('/joy-ui/buton/')[0]).toBe('/joy-ui/react-button/');
});

test('offers only pages with a similar last part if there are some', () => {
  expect(nearestPages('/material-ui/geting-started/', PAGES).map(([pathname]) => pathname)).toEqual(
    ['/material-ui/getting-started/'],
  );
});

const VERSIONS = Array.from({ length: 7 }, (_, at): ListedPage => [
  `/docs/v${at + 1}/install/`,
  'Install',
]);
const SIMILAR: readonly ListedPage[] = [
  ['/material-ui/', 'Material UI'],
  ['/material-ui/api/button/', 'Button API'],
  ['/material-ui/react-box/', 'Box'],
  ['/material-ui/react-button/', 'Button'],
  ['/material-ui/sync/', 'Material UI Sync'],
  ['/base-ui/react-switch/', 'Switch'],
  ['/base-ui/react-slider/components-api/', 'Components API'],
  ['/base-ui/react-switch/components-api/', 'Components API'],
  ['/docs/search/', 'Search'],
  ['/docs/', 'Docs'],
  ...VERSIONS,
];

test.each([
  ['/material-ui/react-box.html', '/material-ui/react-box/'],
  ['/docs/search.html', '/docs/search/'],
  ['/base-ui/react-swich/components-api/', '/base-ui/react-switch/components-api/'],
  ['/docs/v7/instal/', '/docs/v7/install/'],
  ['/docs/v1/instal/', '/docs/v1/install/'],
  ['/material-ui/button/', '/material-ui/react-button/'],
  ['/material-ui/react-btuton/', '/material-ui/react-button/'],
])('compares the whole address %s with those of pages, and offers %s first', (wanted, expected) => {
  expect(nearestPages(wanted, SIMILAR)[0]?.[0]).toBe(expected);
});

test('offers no page for an address unlike any other', () => {
  expect(nearestPages('/wp-login.php', PAGES)).toEqual([]);
  expect(nearestPages('/a/b/c/d/e/f/', PAGES)).toEqual([]);
});

test('offers at most five pages', () => {
  const many = Array.from({ length: 20 }, (_, index): ListedPage => [`/page-${index}/`, 'Page']);
  expect(nearestPages('/page/', many).length).toBe(5);
});

test('finds the nearest pages of a large site quickly', async () => {
  const many = Array.from({ length: 2000 }, (_, at): ListedPage => [
    `/kit-${at}/react-part-${at}/x/`,
    '',
  ]);
  expect(await cpuMsOf(() => nearestPages('/kit-a/react-prat-1/y/', many))).toBeLessThan(500);
});

test('does not compare very long addresses', async () => {
  const many = Array.from({ length: 2000 }, (_, at): ListedPage => [`/kit-${at}/part/`, '']);
  const ms = await cpuMsOf(() => {
    expect(nearestPages(`/kit-1/${'a'.repeat(6_000)}/`, many)).toEqual([]);
    expect(nearestPages('/kit-1'.repeat(1_000), many)).toEqual([]);
  });
  expect(ms).toBeLessThan(500);
});

test.each([
  ['/docs/a/b', '/docs/', '/a/b'],
  ['/a%20b/', '/', '/a b/'],
  ['/%E0%A4/', '/', '/%E0%A4/'],
  ['/404.html', '/', undefined],
  ['/docs/404/', '/docs/', undefined],
])('reads the requested path at %s below %s: %s', (pathname, home, wanted) => {
  expect(wantedPath(pathname, home)).toBe(wanted);
});

test('fills in the arguments of an error in order, and marks missing ones', () => {
  expect(fillError('%s and %s, not %s', ['$1', 'b'])).toBe('$1 and b, not [missing argument]');
  expect(fillError('Plain', ['too', 'many'])).toBe('Plain');
});

test('reads an error with arguments from an address', () => {
  expect(errorInAddress('?code=9&args[]=a%26b&args[]=')).toEqual({ code: '9', args: ['a&b', ''] });
  expect(errorInAddress('?args[]=a')).toBeUndefined();
});

test.each([
  [null, '/a/', true, '/a/'],
  ['/a/ -/b/', '/b/', true, '/a/ /b/'],
  ['/a/ -/b/', '/a/', false, '-/b/ -/a/'],
  ['/a/', '/a/', true, '/a/'],
])('updates the stored groups %j with %s (open: %s) to %j', (kept, pathname, isOpen, expected) => {
  expect(withGroup(kept, pathname, isOpen)).toBe(expected);
});
