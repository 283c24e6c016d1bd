import type { Theme } from 'docs-build/theme';
import { siteBrand } from '../brand.ts';
import { createDocsTheme } from '../create-docs-theme.tsx';
import { demoSheet } from '../islands/demo-theme.ts';
import { joySheet } from '../islands/joy-theme.ts';
import { PLAYGROUND_TEXTS, SETTINGS_TEXTS, TOOL_TEXTS } from '../browser-texts.ts';

/** The theme for the build. */
export const theme: Theme = /* @__PURE__ */ createDocsTheme({
  brand: siteBrand,
  hasWideHome: true,
  demoSheets: [demoSheet, joySheet],
  browserTexts: [SETTINGS_TEXTS, TOOL_TEXTS, PLAYGROUND_TEXTS],
});
