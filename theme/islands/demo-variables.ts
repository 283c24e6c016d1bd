import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { SchemeVariables, Settings } from 'docs-build/theme';
import { type Declarations, themeRules, schemeDeclarations } from '../color/sheets.ts';
import { demoThemeWithSchemes } from './demo-theme.ts';

/** Returns declarations by scheme. `dark` has only those that differ. */
function declarationsFor(settings: Settings): Readonly<Record<'light' | 'dark', Declarations>> {
  const { light, dark } = schemeDeclarations(
    themeRules(demoThemeWithSchemes({ ...settings, dense: INITIAL_SETTINGS.dense })),
  );
  // Spacing is the only setting that affects Joy UI, whose theme is loaded only with its demos.
  return { light: { ...light, '--joy-spacing': `${settings.spacing}px` }, dark };
}

const pick = (from: Declarations, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

/**
 * Returns the CSS variables that differ from those of the initial settings. If one differs in a
 * single scheme, both have it: its light value on `:root` would override the dark one of the CSS.
 */
export function demoVariables(settings: Settings): SchemeVariables {
  const before = declarationsFor(INITIAL_SETTINGS);
  const after = declarationsFor(settings);
  const differs = (name: string) =>
    after.light[name] !== before.light[name] || after.dark[name] !== before.dark[name];
  const names = Object.keys({ ...after.light, ...after.dark }).filter(
    (name) => name.startsWith('--') && differs(name),
  );
  return { light: pick(after.light, names), dark: pick(after.dark, names) };
}
