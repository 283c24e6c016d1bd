import { readFileSync } from 'node:fs';
import type { NavEntry } from 'docs-build';
import { expect, test } from 'vitest';
import { PICTURES } from '../../content/gallery/pictures.tsx';
import { TASK_NAMES, TASKS_OF_PAGES } from '../../content/gallery/tasks.ts';
import { materialUi } from '../../navigation/material-ui.ts';
import { trees } from '../../navigation/index.ts';

/** Returns the last segments of the addresses of component pages below these entries. */
const slugsOf = (entries: readonly NavEntry[], isInGroup = false): readonly string[] =>
  entries.flatMap(({ pathname = '', children }) => [
    ...(isInGroup ? [pathname.split('/').at(-1) ?? ''] : []),
    ...slugsOf(children ?? [], pathname.includes('-ui/components/')),
  ]);

const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui'];
const SLUGS = new Set(PRODUCTS.flatMap((id) => slugsOf(trees[id] ?? [])));

test('each component page has a picture and a task', () => {
  expect(SLUGS.size).toBeGreaterThan(60);
  expect([...SLUGS].filter((slug) => !PICTURES[slug] || !TASKS_OF_PAGES[slug])).toEqual([]);
});

test('each picture and task belongs to a component page', () => {
  const named = [...Object.keys(PICTURES), ...Object.keys(TASKS_OF_PAGES)];
  expect(named.filter((slug) => !SLUGS.has(slug))).toEqual([]);
});

test('each task of the gallery belongs to at least three components of Material UI', () => {
  const used = slugsOf(materialUi).flatMap((slug) => TASKS_OF_PAGES[slug] ?? []);
  for (const task of TASK_NAMES) {
    expect(used.filter((one) => one === task).length, task).toBeGreaterThanOrEqual(3);
  }
});

test('each component page of Material UI has at least five demos', () => {
  const pages = slugsOf(materialUi);
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
