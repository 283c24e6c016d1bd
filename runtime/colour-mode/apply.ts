import { HOOKS } from '../contract/hooks.ts';
import type { Scheme } from '../contract/settings.ts';
import type { Mode } from '../contract/storage.ts';

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
