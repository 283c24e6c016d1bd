import type { ApiFactsProps } from 'docs-build/theme';
import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, test } from 'vitest';
import type { ReactElement } from 'react';
import { apiContent, sampleFacts } from './api-sample.ts';
import { loadTheme } from './bundle.ts';
import { renderPage } from './rendered.ts';
import { sampleView } from './sample.ts';

type Loaded = Awaited<ReturnType<typeof loadTheme>>;

const loaded: Loaded[] = [];
beforeAll(async () => void loaded.push(await loadTheme('default-theme')));

const render = (element: ReactElement) => loaded[0]!.renderToStaticMarkup(element);

function content(): string {
  const { createElement: h } = loaded[0]!;
  return render(h('div', null, apiContent(loaded[0]!)));
}

function factsText(facts: ApiFactsProps): readonly string[] {
  const { theme, createElement: h } = loaded[0]!;
  const html = render(h(theme.elements.ApiFacts, facts));
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) =>
    item!.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, ''),
  );
}

const rowOf = (html: string, name: string) =>
  new RegExp(`<tr id="[^"]*-${name}".*?</tr>`).exec(html)?.[0] ?? '';

test('renders a reference as valid HTML without style attributes', async () => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body>${content()}</body></html>`;
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // Roles are explicit, because style sheets change which elements are tables for browsers.
    rules: { 'attribute-boolean-style': 'off', 'void-style': 'off', 'no-redundant-role': 'off' },
  });
  const { results } = await validator.validateString(page);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(content()).not.toContain(' style=');
});

test('describes the marks of a row in words, and links the name of a row to the row', () => {
  const html = content();
  expect(rowOf(html, 'label')).toMatch(/href="#pick-prop-label".*>label<\/a>.*Required/);
  expect(rowOf(html, 'legacyTone')).toContain('Deprecated');
  expect(rowOf(html, 'ripple')).toMatch(
    /<a href="\/kit\/api\/base\/#base-prop-ripple"[^>]*>Inherited from Base<\/a>/,
  );
  expect(rowOf(html, 'on')).toMatch(/State.*>\.Kit-on</);
});

test('separates the members of a union with bars', () => {
  expect(rowOf(content(), 'tone')).toContain("'calm'<i>&nbsp;| </i>'loud'");
});

test('collapses a long type, which opens without scripts', () => {
  expect(rowOf(content(), 'slotProps')).toMatch(/<details[^>]*><summary><code.*root/);
  expect(rowOf(content(), 'onPick')).not.toContain('<details');
});

test('renders only the columns that rows need, and tools only for longer tables', () => {
  const [props = '', classes = '', variables = ''] = content()
    .split('<div class="api api-')
    .slice(1);
  const heads = (html: string) =>
    [...html.matchAll(/role="columnheader"[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(heads(props)).toEqual(['Name', 'Type', 'Default', 'Description']);
  expect(heads(classes)).toEqual(['Name', 'Class', 'Description']);
  expect(heads(variables)).toEqual(['Name']);
  expect(props).toContain('placeholder="Filter 14 props"');
  expect(props).toContain('Inherited (2)');
  expect(props).toContain('Deprecated (2)');
  expect(classes + variables).not.toContain('api-tools');
});

test('renders the known facts of a component as a list', () => {
  expect(factsText(sampleFacts)).toEqual([
    'ref is the root: HTMLDivElement',
    'Inherits the props of Base, Root',
    'Passes attributes of &lt;div&gt; to the root',
    'component changes the root',
    'sx prop',
    'Style properties such as margin as props',
    'KitPick in the theme',
    'Source code',
  ]);
  const bare = { name: 'Pick', kind: 'component', inherits: [] } as const;
  expect(factsText({ ...bare, refTarget: null })).toEqual(['No ref']);
  expect(factsText({ ...bare, refTarget: 'Pick' })).toEqual(['ref is the instance: Pick']);
  expect(factsText(bare)).toEqual([]);
});

test('links the API references of a page below its content', () => {
  const api = [{ text: '<Pick />', href: '/kit/api/pick/' }];
  const { html } = renderPage(loaded[0]!, { ...sampleView, api });
  expect(html).toMatch(
    /<h2 id="api">API<\/h2>.*<a href="\/kit\/api\/pick\/"><code>&lt;Pick \/&gt;<\/code><\/a>/,
  );
  expect(renderPage(loaded[0]!, { ...sampleView, api: [] }).html).not.toContain('id="api"');
});
