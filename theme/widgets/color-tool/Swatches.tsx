import { fill } from '../../fill.ts';
import type { ToolTextKey } from '../tool-texts.ts';
import type { ColorWithNeighbours } from './state.ts';
import { swatchOf } from './swatch.ts';

export interface SwatchesProps {
  readonly shown: ColorWithNeighbours;
  readonly textOn: (colour: string) => string;
  readonly t: (key: ToolTextKey) => string;
}

const SWATCHES = [
  ['dark', 'toolDark'],
  ['main', 'toolMain'],
  ['light', 'toolLight'],
] as const satisfies readonly (readonly [keyof ColorWithNeighbours, ToolTextKey])[];

/** The colour with its neighbours: what it is, and how well the library's text can be read on it. */
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
              {fill(t('toolContrast'), { ratio: swatch.ratio })}, {t(swatch.verdict)}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
