import {
  amber,
  blue,
  cyan,
  deepOrange,
  deepPurple,
  green,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';

/** The hues of Material Design with their shades, without grays and browns. */
export const HUES = {
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  blue,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
} as const;

/** Name of a hue, `deepOrange`. */
export type HueName = keyof typeof HUES;

/** Names of all hues, in the order of the rainbow. */
export const HUE_NAMES = Object.keys(HUES) as readonly HueName[];

/** Shades in the order of the slider: from dark to light, then the accents. */
export const SHADES = [
  ...[900, 800, 700, 600, 500, 400, 300, 200, 100, 50],
  ...['A700', 'A400', 'A200', 'A100'],
] as const;

/** Index of a shade in `SHADES`. */
export type ShadeIndex = number;

/** Returns a shade as `#rrggbb`; the middle one for an unknown index. */
export function shadeOf(hue: HueName, index: ShadeIndex): string {
  const shades: Readonly<Record<string, string>> = HUES[hue];
  return shades[String(SHADES[index])] ?? HUES[hue][500];
}

export function findShade(color: string) {
  const found = HUE_NAMES.flatMap((hue) =>
    SHADES.map((_, shade) => ({ hue, shade })).filter(
      (place) => shadeOf(place.hue, place.shade) === color,
    ),
  );
  return found[0];
}
