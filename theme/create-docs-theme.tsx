import type { Brand, CardColors, LayoutProps, StyleCollector, Theme } from 'docs-build/theme';
import { FONTS, RADII, type ThemeBrand, withMainColors } from './brand.ts';
import { modeSheet } from './color/sheets.ts';
import { iconImage } from './icons/Icon.tsx';
import { CacheProvider } from '@emotion/react';
import { createStyleCache } from './islands/style-cache.ts';
import { elements } from './elements/index.ts';
import { widthSheet } from './elements/demo/demo-shape.ts';
import { DocsLayout, layoutParts } from './shell/DocsLayout.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { searchStyles } from './styles/search.ts';
import { TEXTS } from './texts.ts';

/** Function that returns the CSS variables of a library that demos show. */
type DemoSheet = () => string;

function shellSheet({ colors }: ThemeBrand): string {
  const of = (mode: 0 | 1) =>
    Object.fromEntries(
      Object.entries(colors).map(([name, pair]) => [`--docs-${name}`, pair[mode]]),
    );
  const shapes = {
    '--docs-font-display': FONTS.body,
    '--docs-font-body': FONTS.body,
    '--docs-font-mono': FONTS.mono,
    '--docs-font-wordmark': FONTS.wordmark,
    '--docs-radius-l': `${RADII.container}px`,
    '--docs-radius-m': `${RADII.control}px`,
    '--docs-radius-s': `${RADII.inline}px`,
    '--docs-radius-pill': `${RADII.pill}px`,
    '--docs-icon-check': iconImage('check'),
    '--docs-icon-copy': iconImage('copy'),
    '--docs-icon-link': iconImage('link'),
    '--docs-icon-wrap': iconImage('text-wrap'),
  };
  return modeSheet(
    { colorScheme: 'light', ...shapes, ...of(0) },
    { colorScheme: 'dark', ...of(1) },
  );
}

/** Returns the variables of the shell and of the libraries of demos, and the widths of demos. */
function tokensOf(brand: ThemeBrand, site: Brand, demoSheets: readonly DemoSheet[]): string {
  const shell = shellSheet(withMainColors(brand, site.colors));
  return [shell, ...demoSheets.map((sheet) => sheet()), widthSheet()].join('\n');
}

const cardColors = ({ colors }: ThemeBrand): CardColors => ({
  background: colors.bg[0],
  title: colors['text-1'][0],
  text: colors['text-2'][0],
  accent: colors.fill[0],
});

/** Collects the CSS of one render in the order of use. Nothing is written into the HTML. */
export function collectStyles(): StyleCollector {
  const cache = createStyleCache();
  // Keeps the text of each rule instead of rendering an inline <style> on the server.
  cache.compat = true;
  return {
    wrap: (element) => <CacheProvider value={cache}>{element}</CacheProvider>,
    css: () =>
      Object.values(cache.inserted)
        .filter((rule) => typeof rule === 'string')
        .join('\n'),
  };
}

interface DocsThemeOptions {
  /** Whether the home page uses the whole width, without a sidebar (default: false). */
  readonly hasWideHome?: boolean;
  readonly brand: ThemeBrand;
  /** CSS variables of the libraries that demos show. */
  readonly demoSheets: readonly DemoSheet[];
  /** Texts of islands and widgets in English. */
  readonly browserTexts: readonly Readonly<Record<string, string>>[];
}

/** Fonts to preload on pages that contain characters of these fonts. */
const PRELOADED = ['ibm-plex-sans-latin.woff2', 'ibm-plex-sans-latin-accents.woff2'];

/** Emotion imports this package for `withTheme`, which no theme or documented library uses. */
const PURE_PACKAGES = ['hoist-non-react-statics'];

/** Creates the theme of a documentation site for a brand. */
export function createDocsTheme(options: DocsThemeOptions): Theme {
  const { brand, demoSheets, browserTexts, hasWideHome = false } = options;
  return {
    Layout: (props: LayoutProps) => <DocsLayout hasWideHome={hasWideHome} {...props} />,
    parts: (props) => layoutParts(props, brand.mark),
    Sidebar,
    elements,
    tokens: (site) => tokensOf(brand, site, demoSheets),
    themeColor: { light: brand.colors.bg[0], dark: brand.colors.bg[1] },
    cardColors: (site) => cardColors(withMainColors(brand, site.colors)),
    collectStyles,
    texts: Object.assign({}, TEXTS, ...browserTexts) as Readonly<Record<string, string>>,
    browserTexts: browserTexts.flatMap((texts) => Object.keys(texts)),
    preloadFonts: PRELOADED,
    searchStyles: searchStyles(),
    purePackages: PURE_PACKAGES,
  };
}
