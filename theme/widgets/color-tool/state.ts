import type { PaletteColor, PaletteColors } from 'docs-build/runtime';
import { findShade, shadeOf, SHADES, type HueName, type ShadeIndex } from '../../color/hues.ts';
import { parseColor } from '../../color/convert.ts';

/** The two colors of a palette that the tool changes. */
export const INTENTS = ['primary', 'secondary'] as const;
export type Intent = (typeof INTENTS)[number];

/** The choice of a color. */
export interface ColorChoice {
  readonly hue: HueName;
  readonly shade: ShadeIndex;
  /** `#rrggbb` of a typed color that is not a shade of a hue. */
  readonly typed: string | null;
  /** Text of the field, perhaps invalid. */
  readonly text: string;
}

export interface ColorToolState extends Readonly<Record<Intent, ColorChoice>> {
  /** The color that the controls change. */
  readonly intent: Intent;
}

export type ColorToolAction =
  | { readonly type: 'intent'; readonly intent: Intent }
  | { readonly type: 'hue'; readonly hue: HueName }
  | { readonly type: 'shade'; readonly shade: ShadeIndex }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'adopt'; readonly colors: PaletteColors }
  | { readonly type: 'reset' };

const choiceOf = (hue: HueName, shade: ShadeIndex): ColorChoice => ({
  hue,
  shade,
  typed: null,
  text: shadeOf(hue, shade),
});

/** Blue 500 and pink A400. */
export const INITIAL_CHOICES: ColorToolState = {
  intent: 'primary',
  primary: choiceOf('blue', SHADES.indexOf(500)),
  secondary: choiceOf('pink', SHADES.indexOf('A400')),
};

/** Returns the chosen color as `#rrggbb`. */
export const mainOf = ({ typed, hue, shade }: ColorChoice) => typed ?? shadeOf(hue, shade);

export const isValidText = ({ text }: ColorChoice) => parseColor(text) !== undefined;

/** Returns the choice after typing. Invalid text changes only the field. */
function typeText(before: ColorChoice, text: string): ColorChoice {
  const color = parseColor(text);
  if (color === undefined) return { ...before, text };
  const found = findShade(color);
  return found ? { ...found, typed: null, text } : { ...before, typed: color, text };
}

function adoptPalette(before: ColorChoice, kept: PaletteColor | undefined): ColorChoice {
  const main = parseColor(kept?.main ?? '');
  return main === undefined ? before : typeText(before, main);
}

function changeChoice(
  before: ColorChoice,
  action: Extract<ColorToolAction, { type: 'hue' | 'shade' | 'text' }>,
): ColorChoice {
  switch (action.type) {
    case 'hue':
      return choiceOf(action.hue, before.shade);
    case 'shade':
      return choiceOf(before.hue, Math.min(SHADES.length - 1, Math.max(0, action.shade)));
    case 'text':
      return typeText(before, action.text);
  }
}

export function reduceColorTool(before: ColorToolState, action: ColorToolAction): ColorToolState {
  switch (action.type) {
    case 'intent':
      return { ...before, intent: action.intent };
    case 'reset':
      return { ...INITIAL_CHOICES, intent: before.intent };
    case 'adopt':
      return {
        ...before,
        primary: adoptPalette(before.primary, action.colors['primary']),
        secondary: adoptPalette(before.secondary, action.colors['secondary']),
      };
    default:
      return { ...before, [before.intent]: changeChoice(before[before.intent], action) };
  }
}

/** A color with the variants that the library derives. */
export interface ColorVariants {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
}
