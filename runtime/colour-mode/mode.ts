import type { Scheme } from '../contract/settings.ts';
import { MODES } from '../contract/storage.ts';
import type { Mode } from '../contract/storage.ts';

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
