/** The theme of this site. The browser imports `IslandRoot` alone, so nothing else here may run when the module loads. */
import './styles/index.css';
import './styles/demo-fonts.css';
import type { Theme } from 'docs-build/theme';
import { siteBrand } from './brand.ts';
import { createDocsTheme } from './create-docs-theme.tsx';
import { demoSheet } from './islands/demo-theme.ts';
import { joySheet } from './islands/joy-theme.ts';

export { IslandRoot } from './islands/site-island-root.ts';

/** The build's side of the theme. */
export const theme: Theme = /* @__PURE__ */ createDocsTheme({
  brand: siteBrand,
  demoSheets: [demoSheet, joySheet],
});
