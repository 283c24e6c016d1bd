import { expect, test } from 'vitest';
import { reference } from '../references.ts';
import { checkedPage, checkedPages, PARTS } from './checked-site.ts';

const page = (yaml: string) => `---\ntitle: Page\n${yaml}\n---\n\nText.\n`;

/** Returns the findings about unknown names alone. */
const unknownIn = async (yaml: string, references?: Parameters<typeof checkedPages>[1]) =>
  (await checkedPages({ 'content/a.md': page(yaml) }, references)).filter((line) =>
    line.includes('api/unknown-component'),
  );

test('reports a component that no package exports at its key, with a suggestion', async () => {
  expect(await unknownIn('components: [Buton, Chip]')).toEqual([
    '3:1 api/unknown-component No package in api has a component Buton | Did you mean Button?',
  ]);
});

test('reports a hook listed under components', async () => {
  expect(await unknownIn('components: [useToggle]')).toEqual([
    '3:1 api/unknown-component No package in api has a component useToggle | Name it under hooks.',
  ]);
  expect(await unknownIn('hooks: [useToggle]')).toEqual([]);
});

test('reports a name that the reference leaves out, with the reason', async () => {
  const kit = { ...reference('@acme/kit', PARTS), leftOut: { Trap: 'It is not final.' } };
  expect(await unknownIn('components: [Trap]', { references: [kit] })).toEqual([
    '3:1 api/unknown-component The API reference leaves out the component Trap | It is not final.',
  ]);
});

test('accepts components of other documented packages and of packages without a reference', async () => {
  const references = [reference('@acme/kit', PARTS), reference('@acme/lab', PARTS.slice(0, 0))];
  expect(await unknownIn('components: [Button]', { references })).toEqual([]);
  expect(await unknownIn("components: [Grid]\npackageName: '@other/grid'")).toEqual([]);
});

test('reports the parts that no page names in one finding per package', async () => {
  const pages = { 'content/a.md': page('components: [Button]') };
  expect(await checkedPages(pages)).toEqual([
    'api/component-without-page No page names 3 of 4 components and hooks of @acme/kit: ButtonBase, Chip, useToggle | Name them under components or hooks in the front matter of the page that shows them.',
  ]);
  const all = page('components: [Button, ButtonBase, Chip]\nhooks: [useToggle]');
  expect(await checkedPages({ 'content/a.md': all })).toEqual([]);
});

test('reports nothing without references', async () => {
  const pages = { 'content/a.md': page('components: [Nothing]') };
  expect(await checkedPages(pages, { references: [] })).toEqual([]);
  expect(await checkedPage('`<Button colr>`', [])).toEqual([]);
});
