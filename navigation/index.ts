import type { NavEntry } from 'docs-build';
import { baseUi } from './base-ui.ts';
import { defaultTree } from './default.ts';
import { docs } from './docs.ts';
import { joyUi } from './joy-ui.ts';
import { materialUi } from './material-ui.ts';
import { system } from './system.ts';

export { api } from './api.ts';
export { pathRules, products } from './products.ts';
export { redirects } from './redirects.ts';
export { versions } from './versions.ts';

/** One tree for each product id, and one for every other page. */
export const trees: Readonly<Record<string, readonly NavEntry[]>> = {
  'material-ui': materialUi,
  'joy-ui': joyUi,
  'base-ui': baseUi,
  system,
  docs,
  'docs-infra': defaultTree,
  default: defaultTree,
};
