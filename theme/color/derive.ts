import { contrastOf, fromHsl, type Hsl, isHex, toHsl } from './convert.ts';

export type Pair = readonly [light: string, dark: string];

/** Names of the colors that are derived from a main color. */
export type PrimaryName =
  | 'tint'
  | 'tint-line'
  | 'tint-text'
  | 'link'
  | 'link-hover'
  | 'fill'
  | 'fill-hover'
  | 'on-fill'
  | 'focus'
  | 'highlight';

/** A required contrast. `towards` is the lightness to approach while it is too low. */
interface RequiredContrast {
  readonly against: string;
  readonly ratio: number;
  readonly towards: 0 | 100;
}

/** Step of lightness while a contrast is too low. */
const STEP = 0.5;

/** Contrast of code on a highlighted line: 4.5 and a margin for rounding. */
const MIN_CONTRAST_ON_HIGHLIGHT = 4.55;

/** Maximum saturation of surfaces behind text. */
const MAX_SURFACE_SATURATION = { light: 65, dark: 40 };

/** Returns the color, or the nearest lightness of its hue that reaches the contrast. */
function reachContrast(color: Hsl, { against, ratio, towards }: RequiredContrast): string {
  const hex = fromHsl(color);
  if (contrastOf(hex, against) >= ratio || color.lightness === towards) return hex;
  const next = color.lightness + Math.sign(towards - color.lightness) * STEP;
  const lightness = Math.min(100, Math.max(0, next));
  return reachContrast({ ...color, lightness }, { against, ratio, towards });
}

/** Derives the colors of the light mode, with the contrasts of the design. */
function lightColors(main: string, quietest: string): Record<PrimaryName, string> {
  const hsl = toHsl(main);
  const soft = { hue: hsl.hue, saturation: Math.min(MAX_SURFACE_SATURATION.light, hsl.saturation) };
  const tint = fromHsl({ ...soft, lightness: 96 });
  const guard = (against: string, ratio: number): RequiredContrast => ({
    against,
    ratio,
    towards: 0,
  });
  return {
    tint,
    highlight: reachContrast(
      { ...soft, lightness: 92 },
      { against: quietest, ratio: MIN_CONTRAST_ON_HIGHLIGHT, towards: 100 },
    ),
    'tint-line': fromHsl({ ...soft, lightness: 84 }),
    'tint-text': reachContrast(hsl, guard(tint, 6)),
    link: reachContrast(hsl, guard(tint, 5.2)),
    'link-hover': reachContrast(hsl, guard(tint, 7)),
    fill: reachContrast(hsl, guard(tint, 4.6)),
    'fill-hover': reachContrast(hsl, guard(tint, 6)),
    'on-fill': '#FFFFFF',
    focus: reachContrast(hsl, guard(tint, 3.5)),
  };
}

function darkColors(main: string, quietest: string): Record<PrimaryName, string> {
  const hsl = toHsl(main);
  const soft = { hue: hsl.hue, saturation: Math.min(MAX_SURFACE_SATURATION.dark, hsl.saturation) };
  const tint = fromHsl({ ...soft, lightness: 12 });
  const guard = (against: string, ratio: number): RequiredContrast => ({
    against,
    ratio,
    towards: 100,
  });
  const fill = reachContrast(hsl, guard(tint, 5.5));
  return {
    tint,
    highlight: reachContrast(
      { ...soft, lightness: 17 },
      { against: quietest, ratio: MIN_CONTRAST_ON_HIGHLIGHT, towards: 0 },
    ),
    'tint-line': fromHsl({ ...soft, lightness: 26 }),
    'tint-text': reachContrast(hsl, guard(tint, 9)),
    link: reachContrast(hsl, guard(tint, 7.5)),
    'link-hover': reachContrast(hsl, guard(tint, 10)),
    fill,
    'fill-hover': reachContrast(hsl, guard(tint, 7.5)),
    'on-fill': reachContrast({ ...soft, lightness: 7 }, { against: fill, ratio: 4.6, towards: 0 }),
    focus: reachContrast(hsl, guard(tint, 6)),
  };
}

/** Main color of each mode as `#rrggbb`. */
export interface MainColors {
  readonly light?: string;
  readonly dark?: string;
}

/**
 * Derives all primary colors from the main colors. A missing mode uses the color of the other mode.
 * Empty if the colors are invalid. `quietest` is the color of text with the lowest contrast on a
 * highlighted line.
 */
export function derivePrimary(
  main: MainColors,
  quietest: Pair,
): Partial<Record<PrimaryName, Pair>> {
  const light = isHex(main.light) ? main.light : main.dark;
  const dark = isHex(main.dark) ? main.dark : main.light;
  if (!isHex(light) || !isHex(dark)) return {};
  const lights = lightColors(light, quietest[0]);
  const darks = darkColors(dark, quietest[1]);
  const names = Object.keys(lights) as PrimaryName[];
  return Object.fromEntries(names.map((name) => [name, [lights[name], darks[name]] as const]));
}
