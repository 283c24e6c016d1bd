/** The theme of sites that name none: the same look with a neutral brand. `site.brand` of the configuration changes its colours. */
import './styles/index.css';
import type { Theme } from 'docs-build/theme';
import { neutralBrand } from './brand.ts';
import { createDocsTheme } from './create-docs-theme.tsx';

export { IslandRoot } from './islands/default-island-root.ts';

/** The build's side of the theme. */
export const theme: Theme = /* @__PURE__ */ createDocsTheme({
  brand: neutralBrand,
  demoSheets: [],
});
