import type { LayoutProps, Theme } from 'docs-build/theme';
import type { ThemeBrand } from './brand.ts';
import { collectStyles } from './collect-styles.tsx';
import { createBrandingTheme } from './create-theme.ts';
import { elements } from './elements/index.ts';
import { DocsLayout } from './layouts/DocsLayout.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { staticTheme } from './static-theme.ts';
import { TEXTS } from './texts.ts';
import { tokensOf, type DemoSheet } from './tokens.ts';

export interface DocsThemeOptions {
  readonly brand: ThemeBrand;
  /** Variables of the libraries that demos show. */
  readonly demoSheets: readonly DemoSheet[];
  /** The words that islands and widgets say, in English. */
  readonly browserTexts: readonly Readonly<Record<string, string>>[];
}

/** Fonts that are seen at the top of every page. */
const PRELOADED = [
  'ibm-plex-sans-latin-400-normal.woff2',
  'hanken-grotesk-latin-wght-normal.woff2',
];

/** The styling engine loads it for a function that turns components into others; nothing here or in the documented libraries calls that. */
const PURE_PACKAGES = ['hoist-non-react-statics'];

/** The look of a documentation site for one brand. */
export function createDocsTheme({ brand, demoSheets, browserTexts }: DocsThemeOptions): Theme {
  const shellTheme = staticTheme(createBrandingTheme(brand), 'ltr');
  return {
    Layout: (props: LayoutProps) => (
      <DocsLayout mark={brand.mark} shellTheme={shellTheme} {...props} />
    ),
    Sidebar,
    elements,
    tokens: (site) => tokensOf(brand, site, demoSheets),
    themeColor: { light: brand.colors.bg[0], dark: brand.colors.bg[1] },
    collectStyles,
    texts: Object.assign({}, TEXTS, ...browserTexts) as Readonly<Record<string, string>>,
    browserTexts: browserTexts.flatMap((texts) => Object.keys(texts)),
    preloadFonts: PRELOADED,
    purePackages: PURE_PACKAGES,
  };
}
