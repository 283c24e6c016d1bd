import { contrastOf, parseColor, blendColor } from '../../color/convert.ts';
import { fillPlaceholders, type ToolTextKey } from '../../browser-texts.ts';
import type { ColorVariants } from './state.ts';

/** Contrasts that WCAG 2 requires for text and large text. */
const MIN_CONTRAST = { text: 4.5, largeText: 3 };

/** A color with the text color that the library puts on it. */
export interface Swatch {
  /** `#rrggbb` */
  readonly background: string;
  /** Text color from the library: `rgba(0, 0, 0, 0.87)`. */
  readonly color: string;
  /** `4.62` */
  readonly ratio: string;
  readonly verdict: ToolTextKey;
}

export function verdictOf(ratio: number): ToolTextKey {
  if (ratio >= MIN_CONTRAST.text) return 'toolPasses';
  return ratio >= MIN_CONTRAST.largeText ? 'toolPassesLarge' : 'toolFails';
}

/** Returns a swatch. Ratios are truncated: 4.49 does not pass as 4.5. */
export function swatchOf(color: string, text: string): Swatch {
  const background = parseColor(color) ?? color;
  const ratio = contrastOf(blendColor(text, background), background);
  return {
    background,
    color: text,
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
    verdict: verdictOf(ratio),
  };
}

interface SwatchesProps {
  readonly shown: ColorVariants;
  readonly textOn: (color: string) => string;
  readonly t: (key: ToolTextKey) => string;
}

const SWATCHES = [
  ['dark', 'toolDark'],
  ['main', 'toolMain'],
  ['light', 'toolLight'],
] as const satisfies readonly (readonly [keyof ColorVariants, ToolTextKey])[];

/** A color with its light and dark variants, and the contrast of text on each. */
export function Swatches({ shown, textOn, t }: SwatchesProps) {
  return (
    <ul className="widget-swatches">
      {SWATCHES.map(([name, label]) => {
        const swatch = swatchOf(shown[name], textOn(shown[name]));
        return (
          <li key={name}>
            <span
              aria-hidden="true"
              style={{ backgroundColor: swatch.background, color: swatch.color }}
            >
              Aa
            </span>
            <b>{t(label)}</b>
            <code>{swatch.background}</code>
            <small>
              {fillPlaceholders(t('toolContrast'), { ratio: swatch.ratio })}, {t(swatch.verdict)}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
