import { HOOKS } from '../contract/hooks.ts';
import type { CodeStyleNames } from '../contract/payload.ts';
import { INITIAL_SETTINGS, INITIAL_SPACING, SPACING_RANGE } from '../contract/settings.ts';
import type { CodeVariant, PaletteColors, Settings } from '../contract/settings.ts';
import { API_VIEWS } from '../contract/storage.ts';

/** What a reader chose, as attributes of `<html>`: style sheets obey them, so nothing flickers and nothing is rendered again. */

const root = () => document.documentElement;

/** Shows a direction. */
export const showDirection = (direction: Settings['direction']): void => {
  root().dir = direction;
};

/** Shows a density. */
export const showDensity = (dense: boolean): void => {
  root().toggleAttribute(HOOKS.dense, dense);
};

/** Shows code with or without wrapped lines. */
export const showWrap = (isWrapped: boolean): void => {
  root().toggleAttribute(HOOKS.codeWrap, isWrapped);
};

/** Shows one variant of code. */
export const showCodeVariant = (variant: CodeVariant): void =>
  root().setAttribute(HOOKS.codeVariant, variant);

/** Shows one style of code, by its id. */
export const showCodeStyle = (style: string): void => root().setAttribute(HOOKS.codeStyle, style);

/** The direction that is shown. */
export const shownDirection = (): Settings['direction'] => (root().dir === 'rtl' ? 'rtl' : 'ltr');

/** Whether less space is shown. */
export const shownDensity = () => root().hasAttribute(HOOKS.dense);

/** The variant that is shown. */
export const shownCodeVariant = (): CodeVariant =>
  root().getAttribute(HOOKS.codeVariant) === 'JS' ? 'JS' : 'TS';

/** Id of the style that is shown, or null where the reader chose none. */
export const shownCodeStyle = (): string | null => root().getAttribute(HOOKS.codeStyle);

/** The variant that a cookie holds. */
export const parseCodeVariant = (kept: string | undefined): CodeVariant =>
  kept === 'JS' ? 'JS' : 'TS';

/** The variant that an address asks for: `#Name.js` or `#system-Name.tsx`. Spec §4. */
export const variantOfHash = (hash: string): CodeVariant | undefined =>
  /\.js$/.test(hash) ? 'JS' : /\.tsx$/.test(hash) ? 'TS' : undefined;

/** Id of the style that a cookie holds, or that an old label in it stands for. Spec §3. */
export const parseCodeStyle = (
  kept: string | undefined,
  styles: CodeStyleNames,
): string | undefined => styles.find((names) => names.includes(kept ?? ''))?.[0];

/** Id of the style that an address of a demo asks for: `#css-Name.js`. */
export const styleOfHash = (hash: string, styles: CodeStyleNames): string | undefined =>
  styles.find(([id]) => hash.startsWith(`#${id}-`))?.[0];

const COLOR =
  /^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|rgb\(\s*(?:25[0-5]|2[0-4]\d|1?\d?\d)\s*(?:,\s*(?:25[0-5]|2[0-4]\d|1?\d?\d)\s*){2}\))$/i;

/** Whether a text is `#rgb`, `#rrggbb` or `rgb(r, g, b)`. Nothing else goes into a style sheet. */
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && COLOR.test(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a palette may hold: two intents, each with `main` and perhaps shades such as `500` and `A400`. */
function isPalette(value: unknown): value is PaletteColors {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([intent, color]) =>
        /^(?:primary|secondary)$/.test(intent) &&
        isRecord(color) &&
        'main' in color &&
        Object.entries(color).every(([shade, one]) => /^\w{1,12}$/.test(shade) && isColor(one)),
    )
  );
}

/** The colours in the text of the cookie, or none where they are not colours. */
export function parsePaletteColors(kept: string | undefined): PaletteColors {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return isPalette(value) ? value : INITIAL_SETTINGS.paletteColors;
  } catch {
    // Somebody else's cookie, or a broken one: as if there were none.
    return INITIAL_SETTINGS.paletteColors;
  }
}

/** Whether a kept text asks for less space everywhere. */
export const parseDense = (kept: string | null) => kept === 'true';

/** The spacing in a kept text; the usual one for anything else. */
export function parseSpacing(kept: string | null): number {
  const spacing = Number(/^\d\d?$/.exec(kept ?? '')?.[0] ?? INITIAL_SPACING);
  return spacing > SPACING_RANGE.max ? INITIAL_SPACING : spacing;
}

/** Shows tables of an API as was kept; as a table where nothing was, or nothing that is known. */
export const showApiView = (kept: string | null): void =>
  document.documentElement.setAttribute(
    HOOKS.apiView,
    API_VIEWS.find((view) => view === kept) ?? API_VIEWS[0],
  );

/** The view that is shown. */
export const shownApiView = (): string | null =>
  document.documentElement.getAttribute(HOOKS.apiView);
