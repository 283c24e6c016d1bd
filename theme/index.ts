/**
 * The theme of this site. The browser imports everything but `theme`, so no code may run on import.
 * Values are exported from their own modules, because a browser gets all modules imported here.
 */
import './styles/index.css';
import './styles/shell/home.css';
import './styles/demo-fonts.css';
import './styles/demo-surfaces.css';

export { consoleValues } from './islands/console-values.ts';
export { demoVariables } from './islands/demo-variables.ts';
export { packageSetups } from './islands/package-setups.ts';
export { IslandRoot } from './islands/island-root.tsx';
export { prepareIslands } from './islands/style-cache.ts';
export { islands } from './site/site-islands.ts';
export { theme } from './site/site-theme.ts';
