/** The theme of sites that name none: the same look with a neutral brand. `site.brand` of the configuration changes its colours. */
import './styles/index.css';
import type { Theme, ThemeModule } from 'docs-build/theme';
import { neutralBrand } from './brand.ts';
import { createDocsTheme } from './create-docs-theme.tsx';
import { SETTINGS_TEXTS } from './islands/settings/texts.ts';
import { createSettingsDrawer } from './islands/SettingsDrawer.tsx';

export { IslandRoot } from './islands/default-island-root.ts';

/** Parts of the shell that come alive. */
export const islands: NonNullable<ThemeModule['islands']> = {
  settings: /* @__PURE__ */ createSettingsDrawer({ hasSpacing: false }),
};

/** The build's side of the theme. */
export const theme: Theme = /* @__PURE__ */ createDocsTheme({
  brand: neutralBrand,
  demoSheets: [],
  browserTexts: [SETTINGS_TEXTS],
});
