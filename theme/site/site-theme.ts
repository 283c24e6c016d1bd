import type { Theme } from 'docs-build/theme';
import { siteBrand } from '../brand.ts';
import { createDocsTheme } from '../create-docs-theme.tsx';
import { demoSheet } from '../islands/demo-theme.ts';
import { joySheet } from '../islands/further/joy-theme.ts';
import { SETTINGS_TEXTS } from '../islands/settings/texts.ts';
import { TOOL_TEXTS } from '../widgets/tool-texts.ts';

/** The build's side of the theme. */
export const theme: Theme = /* @__PURE__ */ createDocsTheme({
  brand: siteBrand,
  demoSheets: [demoSheet, joySheet],
  browserTexts: [SETTINGS_TEXTS, TOOL_TEXTS],
});
