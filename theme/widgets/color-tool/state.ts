import type { PaletteColor, PaletteColors } from 'docs-build/runtime';
import {
  findShade,
  HUES,
  shadeOf,
  SHADES,
  type HueName,
  type ShadeIndex,
} from '../../colour/hues.ts';
import { parseColor } from '../../colour/parse.ts';

/** What a colour is for. */
export const INTENTS = ['primary', 'secondary'] as const;
export type Intent = (typeof INTENTS)[number];

/** The choice of one colour. */
export interface ColorChoice {
  readonly hue: HueName;
  readonly shade: ShadeIndex;
  /** `#rrggbb` of a colour that was typed and is no shade of any hue. */
  readonly typed: string | null;
  /** What the field holds: perhaps no colour at all. */
  readonly text: string;
}

/** What the colour tool shows. */
export interface ColorToolState extends Readonly<Record<Intent, ColorChoice>> {
  /** The colour that the controls change. */
  readonly intent: Intent;
}

/** What may happen in the colour tool. */
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

/** `#rrggbb` of the colour that is chosen. */
export const mainOf = ({ typed, hue, shade }: ColorChoice) => typed ?? shadeOf(hue, shade);

/** Whether the field holds a colour. */
export const isValid = ({ text }: ColorChoice) => parseColor(text) !== undefined;

/** What is chosen after a text was typed. What is no colour changes the field alone. */
function typeText(before: ColorChoice, text: string): ColorChoice {
  const colour = parseColor(text);
  if (colour === undefined) return { ...before, text };
  const found = findShade(colour);
  return found ? { ...found, typed: null, text } : { ...before, typed: colour, text };
}

function adopt(before: ColorChoice, kept: PaletteColor | undefined): ColorChoice {
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

/** The state after an action. */
export function reduceColorTool(before: ColorToolState, action: ColorToolAction): ColorToolState {
  switch (action.type) {
    case 'intent':
      return { ...before, intent: action.intent };
    case 'reset':
      return { ...INITIAL_CHOICES, intent: before.intent };
    case 'adopt':
      return {
        ...before,
        primary: adopt(before.primary, action.colors['primary']),
        secondary: adopt(before.secondary, action.colors['secondary']),
      };
    default:
      return { ...before, [before.intent]: changeChoice(before[before.intent], action) };
  }
}

/** A colour with the neighbours that the library makes of it. */
export interface ColorWithNeighbours {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
}

/** What is kept for a reader: the shades of the hue, and what was shown. A typed colour has no shades. */
export function paletteColorOf(choice: ColorChoice, shown: ColorWithNeighbours) {
  const { main, light, dark } = shown;
  const shades: Readonly<Record<string, string>> = choice.typed === null ? HUES[choice.hue] : {};
  return { ...shades, light: parseColor(light) ?? main, main, dark: parseColor(dark) ?? main };
}
