import { expect, test } from 'vitest';
import { page } from '../../harness/open-site.ts';
import { finished } from './finished-site.ts';

const PRODUCTS = ['kit', 'core'].map((id) => ({ id, name: id, path: `/${id}` }));
const described = (title: string, description: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n`;

const findings = async (files: Readonly<Record<string, string>>) =>
  (await finished(files, {}, { config: { products: PRODUCTS, site: { languages: ['en', 'zh'] } } }))
    .findings;

test('reports the second of two pages of a product with the same title', async () => {
  expect(
    await findings({
      'content/kit/a.md': described('Usage', 'How it is used.'),
      'content/kit/b.md': described('Usage', 'Where it is used.'),
    }),
  ).toEqual([
    'content/kit/b.md:2:1 warning front-matter/same-title content/kit/a.md also has the title "Usage"',
  ]);
});

test('accepts the same title in two products, and the same title and description in two languages', async () => {
  expect(
    await findings({
      'content/kit/usage.md': page('Usage'),
      'content/core/usage.md': described('Usage', 'Of the core.'),
      'content/kit/usage.zh.md': page('Usage'),
    }),
  ).toEqual([]);
});

test('accepts the same title and description of pages with the same name', async () => {
  expect(
    await findings({
      'content/kit/v1/usage.md': described('Usage', 'How it is used.'),
      'content/kit/v2/usage.md': described('Usage', 'How it is used.'),
      'content/kit/v3/usage/index.md': described('Usage', 'How it is used.'),
    }),
  ).toEqual([]);
});

test('reports a repeated description in any product', async () => {
  expect(
    await findings({
      'content/kit/a.md': described('One', 'A component.'),
      'content/core/b.md': described('Two', 'A component.'),
    }),
  ).toEqual([
    'content/kit/a.md:3:1 warning front-matter/same-description content/core/b.md has the same description',
  ]);
});
