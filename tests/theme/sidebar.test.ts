import { expect, test } from 'vitest';
import { sidebarHtml } from '../../theme/shell/Sidebar.tsx';
import { translateWith } from '../../theme/texts.ts';
import { sampleTree } from './sample.ts';

const drawing = { t: translateWith({}), drawIcon: (name: string) => `<svg id="${name}"></svg>` };
const html = sidebarHtml(sampleTree, drawing);

test('every group is a closed button and a list that find-in-page can open, in the order the engine looks for', () => {
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

test('a page is a link that begins with its address', () => {
  expect(html).toContain('<a href="/kit/button/"><span>Button</span>');
});

test('ids are unique', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('names and addresses are escaped as the engine escapes them', () => {
  expect(html).toContain('<a href="/kit/a&amp;b/"><span>Table &amp; &lt;Grid&gt;</span>');
});

test('a planned page is no link, a page of another site says so, marks have words', () => {
  expect(html).toContain('<span class="leaf"><span>Later</span>');
  expect(html).toMatch(
    /<a href="https:\/\/example.org\/"><span>Elsewhere<\/span>.*opens another site/,
  );
  expect(html).toContain('>Pro plan</span>');
  expect(html).toContain('<span class="chip chip-deprecated">Deprecated</span>');
});

test('words of a translation win', () => {
  const german = sidebarHtml(sampleTree, { ...drawing, t: translateWith({ newFeature: 'Neu' }) });
  expect(german).toContain('<span class="chip chip-newFeature">Neu</span>');
});

test('only entries of the outermost level have an icon, before their words', () => {
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

test('of several flags the most telling is shown, beside the plan', () => {
  const tree = [
    { ...sampleTree[0]!, children: [], newFeature: true, deprecated: true, plan: 'pro' as const },
  ];
  const marks = [...sidebarHtml(tree, drawing).matchAll(/class="(?:chip chip|plan plan)-(\w+)"/g)];
  expect(marks.map(([, name]) => name)).toEqual(['pro', 'deprecated']);
});
