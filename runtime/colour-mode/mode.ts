import { MODES } from '../contract/storage.ts';
import type { Mode } from '../contract/storage.ts';

/** What is shown: a mode with `system` resolved. */
export type Scheme = 'light' | 'dark';

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

/** Asks whether the system is dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';
