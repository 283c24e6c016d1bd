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

test('a reference is valid HTML without style attributes', async () => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body>${content()}</body></html>`;
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // Roles are said because style sheets change what is a table to browsers.
    rules: { 'attribute-boolean-style': 'off', 'void-style': 'off', 'no-redundant-role': 'off' },
  });
  const { results } = await validator.validateString(page);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(content()).not.toContain(' style=');
});

test('a row says in words what is special, and its name is a link to it', () => {
  const html = content();
  expect(rowOf(html, 'label')).toMatch(/href="#pick-prop-label".*>label<\/a>.*Required/);
  expect(rowOf(html, 'legacyTone')).toContain('Deprecated');
  expect(rowOf(html, 'ripple')).toMatch(
    /<a href="\/kit\/api\/base\/#base-prop-ripple"[^>]*>Inherited from Base<\/a>/,
  );
  expect(rowOf(html, 'on')).toMatch(/State.*>\.Kit-on</);
});

test('members of a union are joined by bars that are no part of them', () => {
  expect(rowOf(content(), 'tone')).toContain("'calm'<i>&nbsp;| </i>'loud'");
});

test('a long type can be opened, without script too', () => {
  expect(rowOf(content(), 'slotProps')).toMatch(/<details[^>]*><summary><code.*root/);
  expect(rowOf(content(), 'onPick')).not.toContain('<details');
});

test('a table has a column only for what its rows have, and tools only where they help', () => {
  const [props = '', classes = '', variables = ''] = content()
    .split('<div class="api api-')
    .slice(1);
  const heads = (html: string) =>
    [...html.matchAll(/role="columnheader">([^<]*)/g)].map(([, words]) => words);
  expect(heads(props)).toEqual(['Name', 'Type', 'Default', 'Description']);
  expect(heads(classes)).toEqual(['Name', 'Class', 'Description']);
  expect(heads(variables)).toEqual(['Name']);
  expect(props).toContain('placeholder="Filter 14 props"');
  expect(props).toContain('Inherited (2)');
  expect(props).toContain('Deprecated (2)');
  expect(classes + variables).not.toContain('api-tools');
});

test('facts are sentences, and what is not known is not said', () => {
  expect(factsText(sampleFacts)).toEqual([
    'A ref gets the root: HTMLDivElement.',
    'It also takes the props of Base, Root.',
    'It also takes the attributes of &lt;div&gt;, and hands them on to the root.',
    'Its root can be another element or component: component.',
    'It takes the sx prop.',
    'It takes style properties such as margin as props.',
    'A theme changes its default props: components: { KitPick: { defaultProps: { … } } }',
    'Source code',
  ]);
  const bare = { name: 'Pick', kind: 'component', inherits: [] } as const;
  expect(factsText({ ...bare, refTarget: null })).toEqual(['It takes no ref.']);
  expect(factsText(bare)).toEqual([]);
});

test('a page that is about parts of the API leads to them after its content', () => {
  const api = [{ text: '<Pick />', href: '/kit/api/pick/' }];
  const { html } = renderPage(loaded[0]!, { ...sampleView, api });
  expect(html).toMatch(
    /<h2 id="api">API<\/h2>.*<a href="\/kit\/api\/pick\/"><code>&lt;Pick \/&gt;<\/code><\/a>/,
  );
  expect(renderPage(loaded[0]!, { ...sampleView, api: [] }).html).not.toContain('id="api"');
});
