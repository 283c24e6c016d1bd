/** The default theme, with a neutral brand. `site.brand` of a configuration changes the colors. */
import './styles/index.css';
import type { Theme, ThemeModule } from 'docs-build/theme';
import { neutralBrand } from './brand.ts';
import { createDocsTheme } from './create-docs-theme.tsx';
import { PLAYGROUND_TEXTS, SETTINGS_TEXTS } from './browser-texts.ts';
import { createSettingsDrawer } from './islands/settings/SettingsDrawer.tsx';

export { IslandRoot } from './islands/default-island-root.ts';

/** Parts of the shell that are hydrated. */
export const islands: NonNullable<ThemeModule['islands']> = {
  settings: /* @__PURE__ */ createSettingsDrawer({ hasSpacing: false }),
};

/** The theme for the build. */
export const theme: Theme = /* @__PURE__ */ createDocsTheme({
  brand: neutralBrand,
  demoSheets: [],
  browserTexts: [SETTINGS_TEXTS, PLAYGROUND_TEXTS],
});
