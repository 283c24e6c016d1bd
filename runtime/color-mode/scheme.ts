import { HOOKS } from '../contract/hooks.ts';
import type { Scheme, SchemeAttributes } from '../contract/settings.ts';
import { MODES, type ChoiceKeys, type Mode } from '../contract/storage.ts';
import { readStorage } from '../storage.ts';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

export function resolveMode(mode: Mode, isSystemDark: boolean): Scheme {
  if (mode !== 'system') return mode;
  return isSystemDark ? 'dark' : 'light';
}

/** Returns the next mode: light → dark → system → light. */
export const nextMode = (mode: Mode): Mode =>
  MODES[(MODES.indexOf(mode) + 1) % MODES.length] ?? 'system';

export const knownScheme = (stored: string | null): Scheme | undefined =>
  stored === 'light' || stored === 'dark' ? stored : undefined;

/** Returns the stored mode, or `system` for anything else. */
export const parseMode = (stored: string | null): Mode => knownScheme(stored) ?? 'system';

/** Returns the stored scheme for a mode, or the one of the same name. */
export function schemeOf(mode: Mode, isSystemDark: boolean, keys: ChoiceKeys): Scheme {
  const resolved = resolveMode(mode, isSystemDark);
  return knownScheme(readStorage('local', keys.scheme(resolved))) ?? resolved;
}

export const root = () => document.documentElement;

export const shownScheme = (): Scheme =>
  root().getAttribute(HOOKS.mode) === 'dark' ? 'dark' : 'light';

/** Sets the attributes of `<html>` that style sheets follow. */
export function applyMode(mode: Mode, scheme: Scheme): void {
  root().setAttribute(HOOKS.mode, scheme);
  root().setAttribute(HOOKS.modeChoice, mode);
}

/** Sets the attributes by which libraries follow a scheme. Without a scheme, removes them. */
export function applySchemeAttributes(element: Element, scheme?: Scheme): void {
  const text = root().getAttribute(HOOKS.schemeAttributes);
  if (text === null) return;
  const { light, dark } = JSON.parse(text) as SchemeAttributes;
  const [hidden, shown] = scheme === 'dark' ? [light, dark] : [dark, light];
  toggleAttributes(element, hidden, false);
  toggleAttributes(element, shown, scheme !== undefined);
}

function toggleAttributes(
  element: Element,
  attributes: SchemeAttributes[Scheme],
  isShown: boolean,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'class') {
      for (const each of value.split(' ')) element.classList.toggle(each, isShown);
    } else if (isShown) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
}

/** Applies the scheme of `<html>` to `theme-color`, and to `<body>` classes for older scripts. */
export function setThemeColor(): void {
  const isDark = root().getAttribute(HOOKS.mode) === 'dark';
  for (const meta of document.querySelectorAll(`meta[${HOOKS.themeColor}]`)) {
    const colors = meta.getAttribute(HOOKS.themeColor)?.split(' ');
    meta.setAttribute('content', colors?.[Number(isDark)] ?? '');
  }
  document.body.classList.toggle('mode-dark', isDark);
  document.body.classList.toggle('mode-light', !isDark);
}
