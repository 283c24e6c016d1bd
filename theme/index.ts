/**
 * The theme of this site. The browser imports all but `theme`, so nothing here may run when the module loads. Everything is exported from where it
 * is made: the bundler gives a browser all that this module itself imports.
 */
import './styles/index.css';
import './styles/demo-fonts.css';
import './islands/settings/swatches.css';

export { consoleValues } from './islands/console-values.ts';
export { demoVariables } from './islands/demo-variables.ts';
export { packageSetups } from './islands/further/package-setups.ts';
export { IslandRoot } from './islands/island-root.tsx';
export { prepareIslands } from './islands/right-to-left.ts';
export { islands } from './site/site-islands.ts';
export { theme } from './site/site-theme.ts';
