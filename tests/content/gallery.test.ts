import { existsSync, readFileSync } from 'node:fs';
import type { NavEntry } from 'docs-build';
import { expect, test } from 'vitest';
import { materialUi } from '../../navigation/material-ui.ts';
import { GROUPS, TASKS } from '../../content/material-ui/all-components/gallery/entries.ts';

const GROUP_PATH = '/material-ui/components/';

/** Returns the groups of component pages below these entries. */
const groupsOf = (entries: readonly NavEntry[]): readonly NavEntry[] =>
  entries.flatMap((entry) =>
    entry.pathname?.startsWith(GROUP_PATH) ? [entry] : groupsOf(entry.children ?? []),
  );

test('the gallery shows the component pages of the navigation, in its groups and its order', () => {
  const expected = groupsOf(materialUi).map(({ children = [] }) =>
    children.map(({ pathname = '' }) => pathname.replace('/material-ui/', '')),
  );
  expect(GROUPS.map(([, entries]) => entries.map(([slug]) => slug))).toEqual(expected);
});

test('each component of the gallery has a page and a task', () => {
  for (const [slug, ...tasks] of GROUPS.flatMap(([, entries]) => entries)) {
    expect(existsSync(`content/material-ui/${slug}/index.md`), slug).toBe(true);
    expect(tasks.length, slug).toBeGreaterThan(0);
  }
});

test('each task of the gallery belongs to at least three components', () => {
  const used = GROUPS.flatMap(([, entries]) => entries.flatMap(([, ...tasks]) => tasks));
  for (const task of Object.keys(TASKS)) {
    expect(used.filter((one) => one === task).length, task).toBeGreaterThanOrEqual(3);
  }
});

test('each component page of Material UI has at least five demos', () => {
  const pages = GROUPS.flatMap(([, entries]) => entries.map(([slug]) => slug));
  const counts = pages.map((slug) => {
    const text = readFileSync(`content/material-ui/${slug}/index.md`, 'utf8');
    return { slug, demos: text.match(/^\{\{"demo"/gm)?.length ?? 0 };
  });
  const total = counts.reduce((sum, { demos }) => sum + demos, 0);
  console.log(`Material UI: ${pages.length} component pages with ${total} demos`);
  expect(counts.filter(({ demos }) => demos < 5)).toEqual([]);
  expect(pages.length).toBeGreaterThanOrEqual(62);
  expect(JSON.stringify(materialUi)).not.toContain('"planned"');
});
