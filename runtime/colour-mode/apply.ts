import { MODE_CHOICE_HOOK, MODE_HOOK, THEME_COLOR_HOOK } from '../contract/hooks.ts';
import type { Mode } from '../contract/storage.ts';
import { resolveMode } from './mode.ts';

/** Shows a mode: attributes of `<html>` and every `theme-color` that has a hook. */
export function applyMode(mode: Mode, isSystemDark: boolean): void {
  const root = document.documentElement;
  const scheme = resolveMode(mode, isSystemDark);
  root.setAttribute(MODE_HOOK, scheme);
  root.setAttribute(MODE_CHOICE_HOOK, mode);
  for (const meta of document.querySelectorAll(`meta[${THEME_COLOR_HOOK}]`)) {
    const [light = '', dark = light] = (meta.getAttribute(THEME_COLOR_HOOK) ?? '').split(' ');
    meta.setAttribute('content', scheme === 'dark' ? dark : light);
  }
}
