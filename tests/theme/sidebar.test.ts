import { expect, test } from 'vitest';
import { sidebarHtml } from '../../theme/shell/Sidebar.tsx';
import { translateWith } from '../../theme/texts.ts';
import { sampleTree } from './sample.ts';

const drawing = { t: translateWith({}), drawIcon: (name: string) => `<svg id="${name}"></svg>` };
const html = sidebarHtml(sampleTree, drawing);

test('renders each group as a closed button and a list, with attributes in the expected order', () => {
  const groups = [
    ...html.matchAll(
      /<button type="button" aria-controls="([^"]+)" data-docs-group="([^"]+)" aria-expanded="false">.*?<\/button><ul id="([^"]+)" data-docs-list="([^"]+)" hidden="until-found">/g,
    ),
  ];
  expect(groups.map(([, , pathname]) => pathname)).toEqual([
    '/kit/start/',
    '/kit/parts/',
    '/kit/old/',
  ]);
  expect(groups.every(([, controls, group, id, list]) => controls === id && group === list)).toBe(
    true,
  );
});

test('renders a page as a link whose first attribute is its address', () => {
  expect(html).toContain('<a href="/kit/button/"><span>Button</span>');
});

test('gives groups unique ids', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('escapes names and addresses in the same way as the engine', () => {
  expect(html).toContain('<a href="/kit/a&amp;b/"><span>Table &amp; &lt;Grid&gt;</span>');
});

test('renders planned pages without a link, announces external links, and labels plans and flags', () => {
  expect(html).toContain('<span class="leaf"><span>Later</span>');
  expect(html).toMatch(
    /<a href="https:\/\/example.org\/"><span>Elsewhere<\/span>.*opens another site/,
  );
  expect(html).toContain('>Pro plan</span>');
  expect(html).toContain('<span class="chip chip-deprecated">Deprecated</span>');
});

test('prefers the texts of a translation', () => {
  const german = sidebarHtml(sampleTree, { ...drawing, t: translateWith({ newFeature: 'Neu' }) });
  expect(german).toContain('<span class="chip chip-newFeature">Neu</span>');
});

test('gives only top-level entries an icon, before their title', () => {
  const tree = [
    {
      ...sampleTree[0]!,
      icon: 'layers',
      children: sampleTree[0]!.children.map((child) => ({ ...child, icon: 'bell' })),
    },
  ];
  const withIcon = sidebarHtml(tree, drawing);
  expect(withIcon).toContain('<svg id="layers"></svg><span>Start</span>');
  expect(withIcon).not.toContain('bell');
});

test('shows the most important of several flags, next to the plan', () => {
  const tree = [
    { ...sampleTree[0]!, children: [], newFeature: true, deprecated: true, plan: 'pro' as const },
  ];
  const marks = [...sidebarHtml(tree, drawing).matchAll(/class="(?:chip chip|plan plan)-(\w+)"/g)];
  expect(marks.map(([, name]) => name)).toEqual(['pro', 'deprecated']);
});
