import { contrastOf, fromHsl, isHex, toHsl, type Hsl } from './maths.ts';

/** Light and dark value of one name. */
export type Pair = readonly [light: string, dark: string];

/** The colours that follow from a main colour. */
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

/** What a derived colour is seen against. `towards` says where to go when the contrast is too low. */
interface Guard {
  readonly against: string;
  readonly ratio: number;
  readonly towards: 0 | 100;
}

/** Lightness moves by this much at a time. */
const STEP = 0.5;

/** Code on a highlighted line can be read like all text: 4.5, and a little for rounding. */
const LEAST_ON_HIGHLIGHT = 4.55;

/** Saturation that surfaces have at most: they are seen behind text. */
const SOFTEST = { light: 65, dark: 40 };

/** The colour itself, or the nearest lightness of the same hue that reaches the ratio. */
function reach(colour: Hsl, { against, ratio, towards }: Guard): string {
  const hex = fromHsl(colour);
  if (contrastOf(hex, against) >= ratio || colour.lightness === towards) return hex;
  const next = colour.lightness + Math.sign(towards - colour.lightness) * STEP;
  const lightness = Math.min(100, Math.max(0, next));
  return reach({ ...colour, lightness }, { against, ratio, towards });
}

/** Ratios are those of the design: every derived colour reads at least as well as the drawn one has to. */
function lightColours(main: string, quietest: string): Record<PrimaryName, string> {
  const hsl = toHsl(main);
  const soft = { hue: hsl.hue, saturation: Math.min(SOFTEST.light, hsl.saturation) };
  const tint = fromHsl({ ...soft, lightness: 96 });
  const guard = (against: string, ratio: number): Guard => ({ against, ratio, towards: 0 });
  return {
    tint,
    highlight: reach(
      { ...soft, lightness: 92 },
      { against: quietest, ratio: LEAST_ON_HIGHLIGHT, towards: 100 },
    ),
    'tint-line': fromHsl({ ...soft, lightness: 84 }),
    'tint-text': reach(hsl, guard(tint, 6)),
    link: reach(hsl, guard(tint, 5.2)),
    'link-hover': reach(hsl, guard(tint, 7)),
    fill: reach(hsl, guard(tint, 4.6)),
    'fill-hover': reach(hsl, guard(tint, 6)),
    'on-fill': '#FFFFFF',
    focus: reach(hsl, guard(tint, 3.5)),
  };
}

function darkColours(main: string, quietest: string): Record<PrimaryName, string> {
  const hsl = toHsl(main);
  const soft = { hue: hsl.hue, saturation: Math.min(SOFTEST.dark, hsl.saturation) };
  const tint = fromHsl({ ...soft, lightness: 12 });
  const guard = (against: string, ratio: number): Guard => ({ against, ratio, towards: 100 });
  const fill = reach(hsl, guard(tint, 5.5));
  return {
    tint,
    highlight: reach(
      { ...soft, lightness: 17 },
      { against: quietest, ratio: LEAST_ON_HIGHLIGHT, towards: 0 },
    ),
    'tint-line': fromHsl({ ...soft, lightness: 26 }),
    'tint-text': reach(hsl, guard(tint, 9)),
    link: reach(hsl, guard(tint, 7.5)),
    'link-hover': reach(hsl, guard(tint, 10)),
    fill,
    'fill-hover': reach(hsl, guard(tint, 7.5)),
    'on-fill': reach({ ...soft, lightness: 7 }, { against: fill, ratio: 4.6, towards: 0 }),
    focus: reach(hsl, guard(tint, 6)),
  };
}

/** The main colour in each mode, as `#rrggbb`. */
export interface MainColours {
  readonly light?: string;
  readonly dark?: string;
}

/**
 * Every primary colour from one main colour a mode. Nothing where neither is a `#rrggbb`; one stands for the other.
 * `quietest` is the text of lowest contrast that stands on a highlighted line.
 */
export function derivePrimary(
  main: MainColours,
  quietest: Pair,
): Partial<Record<PrimaryName, Pair>> {
  const light = isHex(main.light) ? main.light : main.dark;
  const dark = isHex(main.dark) ? main.dark : main.light;
  if (!isHex(light) || !isHex(dark)) return {};
  const lights = lightColours(light, quietest[0]);
  const darks = darkColours(dark, quietest[1]);
  const names = Object.keys(lights) as PrimaryName[];
  return Object.fromEntries(names.map((name) => [name, [lights[name], darks[name]] as const]));
}
