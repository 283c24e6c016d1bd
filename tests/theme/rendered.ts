import type { DemoProps, PageView } from 'docs-build/theme';
import type { ReactNode } from 'react';
import type { BundledTheme } from './bundle.ts';
import { sampleCode, sampleTree, sampleView } from './sample.ts';

const stage = null;
const written = { style: null, stage } as const;

/** A demo with every property. */
export const demo: DemoProps = {
  id: 'Basic',
  label: 'Basic',
  bg: 'outlined',
  hideToolbar: false,
  iframe: false,
  isEditable: true,
  hasAd: true,
  maxWidth: 420,
  styles: [
    {
      ...written,
      sources: [
        { variant: 'TS', name: 'Demo.tsx', files: [], code: sampleCode, preview: sampleCode },
        { variant: 'JS', name: 'Demo.js', files: [], code: sampleCode },
      ],
    },
  ],
};

/** A demo in one language, whose source is open. */
const openDemo: DemoProps = {
  ...demo,
  id: 'Open',
  bg: true,
  defaultCodeOpen: true,
  styles: [
    {
      ...written,
      frameUrl: '/_demos/Open/',
      sources: [{ variant: 'JS', name: 'Demo.js', files: [], code: sampleCode }],
    },
  ],
};

function contentOf({ theme, createElement: h }: BundledTheme): ReactNode {
  const { Callout, Code, CodeTabs, Demo, Heading, Image, Link, Table } = theme.elements;
  return [
    h(Heading, { key: 1, level: 2, id: 'basic', children: h('code', null, 'Basic') }),
    h('p', { key: 2 }, h(Link, { href: 'https://example.org/', external: true, children: 'out' })),
    h(Demo, { key: 3, ...demo }),
    h(Demo, { key: 4, ...openDemo }),
    h(Code, { key: 5, ...sampleCode }),
    h(Code, { key: 6, ...sampleCode, title: 'a.tsx' }),
    h(CodeTabs, {
      key: 7,
      id: 'tabs',
      storageKey: 'manager',
      tabs: [
        { ...sampleCode, tab: 'npm' },
        { ...sampleCode, tab: 'pnpm' },
      ],
    }),
    h(Callout, { key: 8, severity: 'warning', children: h('p', null, 'Careful.') }),
    h(Image, { key: 9, src: '/a.png', alt: 'A', width: 10, height: 10 }),
    h(Table, { key: 10, children: h('tbody', null, h('tr', null, h('td', null, 'x'))) }),
    h(Heading, { key: 11, level: 2, id: 'props', children: 'Props' }),
  ];
}

/**
 * Renders a page like the engine: all kinds of content, and the theme's islands as plain
 * paragraphs.
 */
export function renderPage(
  loaded: BundledTheme,
  view: PageView = sampleView,
  islands: Readonly<Record<string, ReactNode>> = {},
): { html: string; css: string } {
  const { theme, createElement: h, renderToStaticMarkup } = loaded;
  const { Layout, Sidebar } = theme;
  const styles = theme.collectStyles();
  const sidebar = h(Sidebar, { tree: sampleTree, texts: view.texts });
  const parts = Object.entries(theme.parts?.({ view, islands }) ?? {}).map(
    ([name, { element }]) => {
      const shown = styles.wrap(element);
      return [name, { element: shown, html: renderToStaticMarkup(shown) }] as const;
    },
  );
  const shared = { view, islands, parts: Object.fromEntries(parts) };
  const page = h(Layout, { ...shared, sidebar, children: contentOf(loaded) });
  return { html: renderToStaticMarkup(styles.wrap(page)), css: styles.css() };
}
