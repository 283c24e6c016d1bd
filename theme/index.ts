/** The theme of this site. The browser imports all but `theme`, so nothing here may run when the module loads. */
import './styles/index.css';
import './styles/demo-fonts.css';
import './islands/settings/swatches.css';
import type { Theme, ThemeModule } from 'docs-build/theme';
import { siteBrand } from './brand.ts';
import { createDocsTheme } from './create-docs-theme.tsx';
import { demoSheet } from './islands/demo-theme.ts';
import { joySheet } from './islands/joy/joy-theme.ts';
import { SETTINGS_TEXTS } from './islands/settings/texts.ts';
import { createSettingsDrawer } from './islands/SettingsDrawer.tsx';
import { TOOL_TEXTS } from './widgets/tool-texts.ts';

export { consoleValues } from './islands/console-values.ts';
export { demoVariables } from './islands/demo-variables.ts';
export { prepareIslands } from './islands/right-to-left.ts';
export { IslandRoot } from './islands/site-island-root.ts';

/** Parts of the shell that come alive. */
export const islands: NonNullable<ThemeModule['islands']> = {
  settings: /* @__PURE__ */ createSettingsDrawer({
    hasSpacing: true,
    colorTool: 'material-ui/customization/color/',
  }),
};

/** The build's side of the theme. */
export const theme: Theme = /* @__PURE__ */ createDocsTheme({
  brand: siteBrand,
  demoSheets: [demoSheet, joySheet],
  browserTexts: [SETTINGS_TEXTS, TOOL_TEXTS],
});
