import { HOOKS } from 'docs-build/theme';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { SettingsTextKey } from '../../browser-texts.ts';

/** Context of the settings' sections. */
export interface Panel {
  readonly t: (key: SettingsTextKey) => string;
  /** False at build and until the choices of the reader are known. */
  readonly isLive: boolean;
  /** Announces a change to screen readers. */
  readonly speak: (message: string) => void;
}

/** Returns the analytics attributes of a control. */
export const countedAs = (action: string) => ({
  [HOOKS.eventCategory]: 'settings',
  [HOOKS.eventAction]: action,
});

const subscribe = () => () => undefined;

/** Whether hydration has finished. */
export const useIsLive = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Longer label for screen readers. */
  readonly spoken?: string;
}

interface SegmentsProps<Value extends string> {
  readonly panel: Panel;
  /** Name of the radio buttons, known to the CSS. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly SegmentOption<Value>[];
  readonly value: Value;
  /** Whether options are code styles: the engine's CSS marks the chosen one. */
  readonly areCodeStyles?: boolean;
  /** Whether analytics counts choices by their values. */
  readonly areCounted?: boolean;
  readonly onChoose: (value: Value) => void;
}

/**
 * Radio buttons shown as one bar. The build checks none, because CSS shows the reader's choice
 * until hydration. A button that is checked at hydration was therefore pressed by the reader.
 */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const {
    panel,
    name,
    legend,
    options,
    value,
    areCodeStyles = false,
    areCounted = false,
    onChoose,
  } = props;
  const ids = options.map((option) => option.value).join(' ');
  const group = useRef<HTMLFieldSetElement>(null);
  const choose = (option: SegmentOption<Value>) => {
    onChoose(option.value);
    panel.speak(`${legend}: ${option.spoken ?? option.label}`);
  };
  const isTakenOver = useRef(false);
  useLayoutEffect(() => {
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked');
    const option = options.find((option) => option.value === pressed?.value);
    if (option) choose(option);
  });
  return (
    <fieldset className="segments" ref={group}>
      <legend>{legend}</legend>
      <div className="segments-bar" {...(areCodeStyles && { [HOOKS.codeStyles]: ids })}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={`settings-${name}`}
              value={option.value}
              checked={panel.isLive && option.value === value}
              onChange={() => choose(option)}
              {...(areCounted && panel.isLive && countedAs(option.value))}
            />
            <span>
              {option.label}
              {option.spoken !== undefined && <span className="unseen">{option.spoken}</span>}
            </span>
            {areCodeStyles && (
              <span className="segments-kept" aria-hidden {...{ [HOOKS.codeStyle]: option.value }}>
                {option.label}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
