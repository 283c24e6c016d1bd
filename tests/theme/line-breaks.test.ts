import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading, withLineBreaksInHtml } from '../../theme/elements/content.tsx';

const code = createElement('code', { key: 'code' }, 'useMenuItemContextStabilizer()');

test.each([
  ['useMenuItemContext', 'useMenuItemContext'],
  ['The TimelineOppositeContent API', 'The Timeline<wbr/>Opposite<wbr/>Content API'],
  [['Call ', code], 'Call <code>use<wbr/>Menu<wbr/>Item<wbr/>Context<wbr/>Stabilizer()</code>'],
  [code, '<code>use<wbr/>Menu<wbr/>Item<wbr/>Context<wbr/>Stabilizer()</code>'],
] satisfies [ReactNode, string][])('breaks a long name between its words: %j', (children, html) => {
  const rendered = renderToStaticMarkup(createElement(Heading, { level: 3 }, children));
  expect(rendered).toBe(`<h3>${html}</h3>`);
});

test('breaks long names in HTML, but not in tags', () => {
  const tag = '<a href="/timelineOppositeContentClasses/">';
  expect(withLineBreaksInHtml(`${tag}TimelineOppositeContent</a>&lt;Value>`)).toBe(
    `${tag}Timeline<wbr>Opposite<wbr>Content</a>&lt;Value>`,
  );
});
