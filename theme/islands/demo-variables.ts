import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { SchemeVariables, Settings } from 'docs-build/theme';
import { rulesOf, schemeDeclarations, type Declarations } from '../colour/sheets.ts';
import { demoThemeWithSchemes } from './demo-theme.ts';

/** Declarations by scheme; dark ones are only those that differ from light ones. */
function declarationsFor(settings: Settings): Readonly<Record<'light' | 'dark', Declarations>> {
  const { light, dark } = schemeDeclarations(
    rulesOf(demoThemeWithSchemes({ ...settings, dense: INITIAL_SETTINGS.dense })),
  );
  // All that Joy UI takes of a reader's settings. Its theme itself is only where its demos are.
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
 * The custom properties that demos rendered at build need, to be coloured and spaced as these settings say. What differs in one scheme is
 * there for both: the light value of a property stands for `:root`, where it would hide the dark one of the style sheet.
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
