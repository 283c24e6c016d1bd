import { createIslandRoot } from './island-root.tsx';
import { JoyProviders } from './joy/JoyProviders.tsx';

/** What stands around every demo of this site: two libraries with a theme each. */
export const IslandRoot = /* @__PURE__ */ createIslandRoot(JoyProviders);
