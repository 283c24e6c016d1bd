import { contrastOf } from '../../colour/maths.ts';
import { parseColor, seenOn } from '../../colour/parse.ts';
import type { ToolTextKey } from '../tool-texts.ts';

/** Contrast that WCAG 2 asks of text, and of large text. */
const LEAST = { text: 4.5, largeText: 3 };

/** A colour with the text that the library puts on it. */
export interface Swatch {
  /** `#rrggbb` */
  readonly background: string;
  /** As the library gives it: `rgba(0, 0, 0, 0.87)`. */
  readonly color: string;
  /** `4.62` */
  readonly ratio: string;
  readonly verdict: ToolTextKey;
}

/** What the ratio is good for, in words. */
export function verdictOf(ratio: number): ToolTextKey {
  if (ratio >= LEAST.text) return 'toolPasses';
  return ratio >= LEAST.largeText ? 'toolPassesLarge' : 'toolFails';
}

/** What is seen of a colour with this text on it. Ratios are cut, not rounded: 4.49 does not pass as 4.5. */
export function swatchOf(colour: string, text: string): Swatch {
  const background = parseColor(colour) ?? colour;
  const ratio = contrastOf(seenOn(text, background), background);
  return {
    background,
    color: text,
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
    verdict: verdictOf(ratio),
  };
}
