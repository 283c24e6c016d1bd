import type { Scheme } from '../contract/settings.ts';
import type { ChoiceKeys, Mode } from '../contract/storage.ts';
import { readStorage } from '../storage.ts';
import { knownScheme, resolveMode } from './mode.ts';

/** Name under which the reader's scheme for light, or for dark, is kept. */
export const schemeKey = (keys: ChoiceKeys, resolved: Scheme) =>
  resolved === 'dark' ? keys.darkScheme : keys.lightScheme;

/** The scheme that a mode shows: the one that storage names for it, else the one of the same name. Spec §4, §5. */
export function schemeOf(mode: Mode, isSystemDark: boolean, keys: ChoiceKeys): Scheme {
  const resolved = resolveMode(mode, isSystemDark);
  return knownScheme(readStorage('local', schemeKey(keys, resolved))) ?? resolved;
}
