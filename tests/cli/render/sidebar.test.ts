import { expect, test } from 'vitest';
import { markActive } from '../../../cli/render/sidebar.ts';

const SIDEBAR =
  '<button data-docs-group="/a/" aria-expanded="false">A</button><ul id="x" data-docs-list="/a/" hidden="until-found">' +
  '<li><a href="/a/b/">B</a></li><li><a href="/a/b/c/">C</a></li></ul>' +
  '<button data-docs-group="/d/" aria-expanded="false">D</button><ul id="y" data-docs-list="/d/" hidden="until-found"></ul>';

test('marks the active page and opens its groups only', () => {
  const marked = markActive(SIDEBAR, {
    href: '/a/b/',
    isPage: true,
    groups: ['/a/', '/not-a-group/'],
  });
  expect(marked).toContain('<a href="/a/b/" aria-current="page">B</a>');
  expect(marked.match(/aria-current/g)).toHaveLength(1);
  expect(marked).toContain('data-docs-group="/a/" aria-expanded="true"');
  expect(marked).toContain('<ul id="x" data-docs-list="/a/">');
  expect(marked).toContain('data-docs-group="/d/" aria-expanded="false"');
});

test('marks a page whose address has special characters', () => {
  const link = { href: '/a/?x=1&y=2', isPage: false, groups: [] };
  const marked = markActive('<a href="/a/?x=1&amp;y=2">A</a>', link);
  expect(marked).toContain('aria-current="true"');
});
