import type { ThemeModule } from 'docs-build/theme';
import { createSettingsDrawer } from '../islands/settings/SettingsDrawer.tsx';

/** Parts of the shell that are hydrated. */
export const islands: NonNullable<ThemeModule['islands']> = {
  settings: /* @__PURE__ */ createSettingsDrawer({
    hasSpacing: true,
    colorTool: 'material-ui/customization/color/',
  }),
};
