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

/** The hues of Material Design, each with its shades. Greys and browns are not among them. */
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

/** Shades of every hue in the order of the slider: from the darkest to the lightest, then the accents. */
export const SHADES = [
  ...[900, 800, 700, 600, 500, 400, 300, 200, 100, 50],
  ...['A700', 'A400', 'A200', 'A100'],
] as const;

/** Place of a shade in `SHADES`, from 0. */
export type ShadeIndex = number;

/** `#rrggbb` of one shade; the middle one where there is no such place. */
export function shadeOf(hue: HueName, index: ShadeIndex): string {
  const shades: Readonly<Record<string, string>> = HUES[hue];
  return shades[String(SHADES[index])] ?? HUES[hue][500];
}

/** The hue and the shade that a colour is, if it is one. */
export function findShade(colour: string) {
  const found = HUE_NAMES.flatMap((hue) =>
    SHADES.map((_, shade) => ({ hue, shade })).filter(
      (place) => shadeOf(place.hue, place.shade) === colour,
    ),
  );
  return found[0];
}
