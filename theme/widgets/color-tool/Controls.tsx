import { HUE_NAMES, shadeOf, SHADES, type HueName } from '../../color/hues.ts';
import type { ToolTextKey } from '../../browser-texts.ts';
import {
  INTENTS,
  isValidText,
  type ColorChoice,
  type ColorToolAction,
  type Intent,
} from './state.ts';

interface ControlsProps {
  readonly choice: ColorChoice;
  readonly dispatch: (action: ColorToolAction) => void;
  readonly t: (key: ToolTextKey) => string;
  /** Returns a readable text color for a background. */
  readonly textOn: (color: string) => string;
  /** Prefix of ids, unique on the page. */
  readonly id: string;
}

/** Returns the label of a hue: `deepOrange` → `Deep orange`. */
const hueLabel = (hue: HueName) =>
  hue
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? letter : ` ${letter.toLowerCase()}`));

const INTENT_LABELS = {
  primary: 'toolPrimary',
  secondary: 'toolSecondary',
} as const satisfies Record<Intent, ToolTextKey>;

interface IntentBarProps extends Pick<ControlsProps, 'dispatch' | 't' | 'id'> {
  readonly intent: Intent;
}

/** Chooses which color the other controls change. */
export function IntentBar({ intent, dispatch, t, id }: IntentBarProps) {
  return (
    <fieldset className="segments">
      <legend>{t('toolColorFor')}</legend>
      <div className="segments-bar">
        {INTENTS.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={`${id}intent`}
              value={choice}
              checked={intent === choice}
              onChange={() => dispatch({ type: 'intent', intent: choice })}
            />
            <span>{t(INTENT_LABELS[choice])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The color as text. Invalid text is reported and changes nothing. */
export function ColorField({ choice, dispatch, t, id }: ControlsProps) {
  const isRight = isValidText(choice);
  return (
    <div className="widget-field">
      <label htmlFor={`${id}text`}>{t('toolColor')}</label>
      <input
        id={`${id}text`}
        type="text"
        value={choice.text}
        spellCheck={false}
        aria-invalid={!isRight}
        aria-describedby={`${id}hint`}
        onChange={(event) => dispatch({ type: 'text', text: event.target.value })}
      />
      <p id={`${id}hint`} role="alert">
        {isRight ? '' : t('toolInvalidColor')}
      </p>
    </div>
  );
}

/** A radio button for each hue, in the chosen shade. */
export function HueGrid({ choice, dispatch, t, textOn, id }: ControlsProps) {
  return (
    <fieldset className="widget-hues">
      <legend>{t('toolHue')}</legend>
      <div>
        {HUE_NAMES.map((hue) => {
          const color = shadeOf(hue, choice.shade);
          return (
            <label key={hue} title={hueLabel(hue)}>
              <input
                type="radio"
                name={`${id}hue`}
                value={hue}
                aria-label={hueLabel(hue)}
                checked={choice.typed === null && choice.hue === hue}
                onChange={() => dispatch({ type: 'hue', hue })}
              />
              <span style={{ backgroundColor: color, color: textOn(color) }}>✓</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export function ShadeSlider({ choice, dispatch, t, id }: ControlsProps) {
  const last = SHADES.length - 1;
  const name = String(SHADES[choice.shade]);
  const step = (by: number) => dispatch({ type: 'shade', shade: choice.shade + by });
  return (
    <div className="widget-shade">
      <div>
        <label htmlFor={`${id}shade`}>{t('toolShade')}</label>{' '}
        <output htmlFor={`${id}shade`}>{name}</output>
      </div>
      <div className="widget-slider">
        <button
          type="button"
          aria-label={t('toolDarker')}
          title={t('toolDarker')}
          aria-disabled={choice.shade === 0}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={`${id}shade`}
          type="range"
          min={0}
          max={last}
          step={1}
          value={choice.shade}
          aria-valuetext={name}
          onChange={(event) => dispatch({ type: 'shade', shade: Number(event.target.value) })}
        />
        <button
          type="button"
          aria-label={t('toolLighter')}
          title={t('toolLighter')}
          aria-disabled={choice.shade === last}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
