import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoProps } from 'docs-build/theme';
import type { ReactElement } from 'react';
import { INITIAL_SETTINGS } from '../../runtime/contract/settings.ts';
import { browserInputs, loadTheme } from './bundle.ts';
import { demo, renderPage } from './rendered.ts';
import { sampleCode, sampleView } from './sample.ts';

type Loaded = Awaited<ReturnType<typeof loadTheme>>;

const themes: Record<string, Loaded> = {};

beforeAll(async () => {
  const [site, neutral] = await Promise.all([loadTheme('index'), loadTheme('default-theme')]);
  Object.assign(themes, { site, neutral });
});

const themeOf = (name: string): Loaded => themes[name]!;

function renderDemo(loaded: Loaded): { html: string; css: string } {
  const { theme, IslandRoot, createElement: h, renderToStaticMarkup, MaterialButton } = loaded;
  const styles = theme.collectStyles();
  const button = h(MaterialButton, { variant: 'contained', children: 'Go' });
  const root = h(IslandRoot, { settings: INITIAL_SETTINGS, children: button });
  return { html: renderToStaticMarkup(styles.wrap(root as ReactElement)), css: styles.css() };
}

test('the theme of this site has the variables of the libraries of demos', () => {
  expect(renderDemo(themeOf('site')).css).toContain('var(--mui-palette-primary-main');
  expect(themeOf('site').theme.tokens({})).toContain('--mui-palette-primary-main:#90caf9');
});

test('the neutral theme has no variables for demos', () => {
  expect(renderDemo(themeOf('neutral')).css).not.toContain('var(--mui-');
  expect(themeOf('neutral').theme.tokens({})).not.toContain('--mui-');
});

test('has the anchor of a demo on the element around it', () => {
  const { theme, createElement: h, renderToStaticMarkup } = themeOf('neutral');
  const htmlOf = (props: DemoProps) => renderToStaticMarkup(h(theme.elements.Demo, props));
  expect(htmlOf({ ...demo, anchor: 'Box' })).toMatch(/^<section id="Box" class="demo /);
  expect(htmlOf(demo)).toMatch(/^<section class="demo /);
});

test('labels the files of a demo by their names, with folders only where names are equal', () => {
  const { theme, createElement: h, renderToStaticMarkup } = themeOf('neutral');
  const names = ['parts/Row.tsx', '../../../common/data.ts', '../data.ts', 'data.ts'];
  const files = names.map((file, index) => ({ name: file, id: `file-${index}`, code: sampleCode }));
  const source = { variant: 'TS', name: 'Demo.tsx', files, code: sampleCode } as const;
  const styles = [{ style: null, stage: null, sources: [source] }] as const;
  const props: DemoProps = { ...demo, styles };
  const html = renderToStaticMarkup(h(theme.elements.Demo, props));
  const tabs = [...html.matchAll(/<button[^>]*role="tab"[^>]*>(.*?)<\/button>/g)];
  expect(tabs.map(([, text]) => text)).toEqual([
    'Demo.tsx',
    'Row.tsx',
    'common/data.ts',
    '../data.ts',
    'data.ts',
  ]);
  // The paths are needed for projects.
  expect(html).toContain('data-docs-file="../../../common/data.ts"');
});

describe.each(['site', 'neutral'])('the %s theme', (name) => {
  test('names a table after the heading before it', () => {
    const { theme, createElement: h, renderToStaticMarkup } = themeOf(name);
    const groupOf = (labelledBy?: string) =>
      /<div[^>]*>/.exec(renderToStaticMarkup(h(theme.elements.Table, { labelledBy })))?.[0];
    const start = '<div class="table-box" role="group"';
    expect(groupOf('sizes')).toBe(`${start} aria-labelledby="sizes" tabindex="0">`);
    expect(groupOf()).toBe(`${start} aria-label="Table" tabindex="0">`);
  });

  test('has no style attributes, style elements or inline handlers', () => {
    const { html } = renderPage(themeOf(name));
    expect(html).not.toMatch(/<[^>]*\s(style|on\w+)=/);
    expect(html).not.toContain('<style');
  });

  test('is valid HTML', async () => {
    const { html } = renderPage(themeOf(name));
    const page = `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body>${html}</body></html>`;
    const off = ['attribute-boolean-style', 'attribute-empty-style', 'void-style'];
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: Object.fromEntries(off.map((rule) => [rule, 'off'])),
    });
    const { results } = await validator.validateString(page);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  test('collects the same CSS for the same demo, and none without styled components', () => {
    const loaded = themeOf(name);
    expect(renderDemo(loaded).css).toContain('.MuiButton-');
    expect(renderDemo(loaded).css).toBe(renderDemo(loaded).css);
    const empty = loaded.theme.collectStyles();
    loaded.renderToStaticMarkup(empty.wrap(loaded.createElement('p', null, 'plain')));
    expect(empty.css()).toBe('');
  });

  test('uses no components of the documented libraries outside demos', () => {
    const { html, css } = renderPage(themeOf(name));
    expect(css).toBe('');
    expect(html).not.toContain('Mui');
  });

  test('renders no element around a demo', () => {
    const { html } = renderDemo(themeOf(name));
    expect(html).toMatch(/^<button class="[^"]+" tabindex="0" type="button">Go<\/button>$/);
  });

  test('has light tokens by default, and dark ones by attribute or, without scripts, by the system', () => {
    const css = themeOf(name).theme.tokens({});
    expect(css).toMatch(
      /:root,\[data-demo-scheme='light'\]\{color-scheme:light;[^}]*--docs-bg:#FFFFFF/,
    );
    expect(css).toMatch(
      /\[data-mode='dark'\][^{}]*,\[data-demo-scheme='dark'\]\{color-scheme:dark;[^}]*--docs-bg:#0F1215/,
    );
    expect(css).toMatch(
      /\(prefers-color-scheme:dark\)\{:root:not\(\[data-mode\]\)\{color-scheme:dark;/,
    );
    expect(css).not.toMatch(/:(undefined|NaN)|\[object/);
  });

  test('uses a configured main color', () => {
    const css = themeOf(name).theme.tokens({ colors: { light: '#7A0B4B', dark: '#FF8AC4' } });
    expect(css).toContain('--docs-fill:#7A0B4B');
  });

  test('uses only fonts that its style sheet loads', () => {
    const { theme, css } = themeOf(name);
    const stems = theme.preloadFonts.map((font) => font.replace('.woff2', ''));
    expect(stems.filter((stem) => !css.includes(stem))).toEqual([]);
  });
});

test('includes Joy UI only in the theme of this site', () => {
  expect(themeOf('site').theme.tokens({})).toContain('--joy-palette-primary-500');
  expect(themeOf('neutral').theme.tokens({})).not.toContain('--joy-');
});

test('renders Joy UI demos with the variables of both libraries', () => {
  const { theme, IslandRoot, createElement: h, renderToStaticMarkup, JoyButton } = themeOf('site');
  const styles = theme.collectStyles();
  const button = h(JoyButton, { children: 'Go' });
  const root = h(IslandRoot, { settings: INITIAL_SETTINGS, children: button });
  renderToStaticMarkup(styles.wrap(root as ReactElement));
  expect(styles.css()).toContain('var(--joy-palette-primary-solidBg');
});

test.each(['index', 'default-theme'])(
  'IslandRoot of %s loads nothing of the shell and no Joy UI in browsers',
  async (entry) => {
    const inputs = await browserInputs(entry);
    const own = inputs.filter((path) => path.startsWith('theme/'));
    expect(own.filter((path) => /^theme\/(shell|elements|layouts|icons|brand)/.test(path))).toEqual(
      [],
    );
    expect(inputs.filter((path) => path.includes('/@mui/joy/'))).toEqual([]);
  },
);

test('renders no empty menus and lists for a minimal page', () => {
  const { site, pathname, language, direction, content, title, description, summary } = sampleView;
  const { html } = renderPage(themeOf('neutral'), {
    ...{ pathname, language, direction, content, title, description, summary },
    site: {
      ...{ name: site.name, home: '/', base: '/', brand: {}, header: [], footer: [] },
      ...{ codeStyles: [], storagePrefix: 'docs', products: [] },
      ...{ asksConsent: false, hasSearch: false },
    },
    languages: [],
    tabs: [],
    feeds: [],
    hasFeedback: false,
    product: null,
    breadcrumbs: [],
    headings: [],
    api: [],
    resources: [],
    flags: [],
    hasAd: false,
    hasDemoAds: false,
    texts: {},
  });
  expect(html).not.toMatch(
    /docs-products|docs-versions|docs-settings|docs-notifications|toc-title|class="(?:ad|announcement|page-tabs|page-line|meta)"|import-line/,
  );
  expect(html).toContain('<h1>Button</h1>');
});
