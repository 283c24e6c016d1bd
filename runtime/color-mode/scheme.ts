import { HOOKS } from '../contract/hooks.ts';
import type { Scheme } from '../contract/settings.ts';
import { MODES } from '../contract/storage.ts';
import type { ChoiceKeys, Mode } from '../contract/storage.ts';
import { readStorage } from '../storage.ts';

/** The mode that storage holds, or `system` for anything else. */
export const parseMode = (kept: unknown): Mode => MODES.find((mode) => mode === kept) ?? 'system';

/** What a mode shows on a system that is dark or not. */
export function resolveMode(mode: Mode, isSystemDark: boolean): Scheme {
  if (mode !== 'system') return mode;
  return isSystemDark ? 'dark' : 'light';
}

/** Light → dark → system → light. */
export const nextMode = (mode: Mode): Mode =>
  MODES[(MODES.indexOf(mode) + 1) % MODES.length] ?? 'system';

/** The scheme of the theme that a reader has chosen for light or for dark: one of the theme's, or undefined. Spec §5. */
export const knownScheme = (kept: string | null): Scheme | undefined =>
  kept === 'light' || kept === 'dark' ? kept : undefined;

/** Asks whether the system is dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Name under which the reader's scheme for light, or for dark, is kept. */
export const schemeKey = (keys: ChoiceKeys, resolved: Scheme) =>
  resolved === 'dark' ? keys.darkScheme : keys.lightScheme;

/** The scheme that a mode shows: the one that storage names for it, else the one of the same name. Spec §4, §5. */
export function schemeOf(mode: Mode, isSystemDark: boolean, keys: ChoiceKeys): Scheme {
  const resolved = resolveMode(mode, isSystemDark);
  return knownScheme(readStorage('local', schemeKey(keys, resolved))) ?? resolved;
}

/** Shows a scheme, and what the reader chose: style sheets obey these attributes. */
export function applyMode(mode: Mode, scheme: Scheme): void {
  const root = document.documentElement;
  root.setAttribute(HOOKS.mode, scheme);
  root.setAttribute(HOOKS.modeChoice, mode);
}

/** Colours what the browser shows around the page. */
export function colourBrowser(scheme: Scheme): void {
  for (const meta of document.querySelectorAll(`meta[${HOOKS.themeColor}]`)) {
    const [light = '', dark = light] = (meta.getAttribute(HOOKS.themeColor) ?? '').split(' ');
    meta.setAttribute('content', scheme === 'dark' ? dark : light);
  }
}
