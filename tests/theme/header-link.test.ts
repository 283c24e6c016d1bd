import { expect, test } from 'vitest';
import { currentHeaderLink } from '../../theme/shell/Header.tsx';
import { sampleView } from './sample.ts';

const HEADER = ['/zh', '/zh/guides', '/zh/guides/first', 'https://example.org/'];

test.each([
  ['/', { href: '/zh', isPage: true }],
  ['/guides/', { href: '/zh/guides', isPage: true }],
  ['/guides/first/', { href: '/zh/guides/first', isPage: true }],
  ['/guides/first/more/', { href: '/zh/guides/first', isPage: false }],
  ['/guides/second/', { href: '/zh/guides', isPage: false }],
  ['/guidesabout/', undefined],
] as const)(
  'finds the header link to the page %s, or else to a page above it',
  (pathname, expected) => {
    const header = HEADER.map((href) => ({ text: href, href }));
    const site = { ...sampleView.site, home: '/zh', header };
    expect(currentHeaderLink({ site, pathname })).toEqual(expected);
  },
);
