/** Parsers of a reader's stored choices, and attributes of `<html>` that style sheets follow. */
import { root } from '../color-mode/scheme.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { CodeStyleNames } from '../contract/payload.ts';
import { INITIAL_SETTINGS, INITIAL_SPACING, SPACING_RANGE } from '../contract/settings.ts';
import type { CodeVariant, PaletteColors, Settings } from '../contract/settings.ts';
import { API_VIEWS } from '../contract/storage.ts';
import { isRecord, parseJson } from '../storage.ts';

export const showDirection = (direction: Settings['direction']) => (root().dir = direction);

export const showDensity = (dense: boolean) => root().toggleAttribute(HOOKS.dense, dense);

export const showWrap = (isWrapped: boolean) => root().toggleAttribute(HOOKS.codeWrap, isWrapped);

export const showCodeVariant = (variant: CodeVariant): void =>
  root().setAttribute(HOOKS.codeVariant, variant);

export const showCodeStyle = (style: string): void => root().setAttribute(HOOKS.codeStyle, style);

/** Shows API tables in the stored view, or in the default one. */
export const showApiView = (stored: string | null): void =>
  root().setAttribute(HOOKS.apiView, API_VIEWS.find((view) => view === stored) ?? API_VIEWS[0]);

export const shownDirection = (): Settings['direction'] => (root().dir === 'rtl' ? 'rtl' : 'ltr');

export const shownDensity = () => root().hasAttribute(HOOKS.dense);

export const shownCodeVariant = (): CodeVariant =>
  root().getAttribute(HOOKS.codeVariant) === 'JS' ? 'JS' : 'TS';

/** Returns the id of the code style that the reader chose; null before a choice. */
export const shownCodeStyle = (): string | null => root().getAttribute(HOOKS.codeStyle);

export const shownApiView = (): string | null => root().getAttribute(HOOKS.apiView);

export const parseCodeVariant = (stored: string | undefined): CodeVariant =>
  stored === 'JS' ? 'JS' : 'TS';

/** Returns the variant that an address requests: `#Name.js` or `#system-Name.tsx`. */
export const variantOfHash = (hash: string): CodeVariant | undefined =>
  /\.jsx?$/.test(hash) ? 'JS' : /\.tsx?$/.test(hash) ? 'TS' : undefined;

/** Returns the id of the code style in a cookie, which may contain an old label instead. */
export const parseCodeStyle = (
  stored: string | undefined,
  styles: CodeStyleNames,
): string | undefined => styles.find((names) => names.includes(stored ?? ''))?.[0];

/** Returns the id of the code style that a demo's address requests: `#css-Name.js`. */
export const styleOfHash = (hash: string, styles: CodeStyleNames): string | undefined =>
  styles.find(([id]) => hash.startsWith(`#${id}-`))?.[0];

export const parseDense = (stored: string | null) => stored === 'true';

/** Returns the stored spacing, or the initial one for anything else. */
export function parseSpacing(stored: string | null): number {
  const spacing = Number(/^\d\d?$/.exec(stored ?? '')?.[0] ?? INITIAL_SPACING);
  return spacing > SPACING_RANGE.max ? INITIAL_SPACING : spacing;
}

const COLOR =
  /^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|rgb\(\s*(?:25[0-5]|2[0-4]\d|1?\d?\d)\s*(?:,\s*(?:25[0-5]|2[0-4]\d|1?\d?\d)\s*){2}\))$/i;

/** Whether a value is `#rgb`, `#rrggbb` or `rgb(r, g, b)`, and so safe in a style sheet. */
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && COLOR.test(value);

/** Whether a value is a palette: colors by intent, each `main` with shades such as `A400`. */
const isPalette = (value: unknown): value is PaletteColors =>
  isRecord(value) &&
  Object.entries(value).every(
    ([intent, color]) =>
      /^(?:primary|secondary)$/.test(intent) &&
      isRecord(color) &&
      'main' in color &&
      Object.entries(color).every(([shade, one]) => /^\w{1,12}$/.test(shade) && isColor(one)),
  );

export function parsePaletteColors(stored: string | undefined): PaletteColors {
  const value = parseJson(stored);
  return isPalette(value) ? value : INITIAL_SETTINGS.paletteColors;
}

/**
 * Returns the text of the cookie for a palette; undefined for the library's own colors. It has the
 * main colors only, since each request carries it; libraries derive the others.
 */
export function colorsText({ paletteColors }: Pick<Settings, 'paletteColors'>): string | undefined {
  const mains = Object.entries(paletteColors).map(([intent, { main }]) => [intent, { main }]);
  return mains.length > 0 ? JSON.stringify(Object.fromEntries(mains)) : undefined;
}
