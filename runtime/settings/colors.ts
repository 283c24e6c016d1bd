import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { PaletteColors } from '../contract/settings.ts';

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
