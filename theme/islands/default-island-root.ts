import { createIslandRoot } from './island-root.tsx';

/** What stands around every demo of a site with the default theme. */
export const IslandRoot = /* @__PURE__ */ createIslandRoot();
