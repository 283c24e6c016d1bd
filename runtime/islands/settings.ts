import type { IslandSettings } from '../contract/theme.ts';

/** The settings that the build renders demos with. Hydration starts from the same, so that it never differs. */
export const DEFAULT_SETTINGS: IslandSettings = { direction: 'ltr' };
