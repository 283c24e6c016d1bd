import { HOOKS } from 'docs-build/theme';
import { useLayoutEffect, useRef } from 'react';
import { countedAs, type Panel } from './panel.ts';

/** One of several choices. */
export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** More words for those who hear the label. */
  readonly spoken?: string;
}

export interface SegmentsProps<Value extends string> {
  readonly panel: Panel;
  /** Of the radio buttons. Style sheets know it. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly SegmentOption<Value>[];
  readonly value: Value;
  /** The options are ways in which demos are written: the engine's style sheet knows which one the reader chose. */
  readonly areCodeStyles?: boolean;
  /** Choices are counted, by their values. */
  readonly areCounted?: boolean;
  readonly onChoose: (value: Value) => void;
}

/**
 * Radio buttons drawn as one bar. The build renders none of them as chosen: until this is alive, style sheets show the reader's choice, and a
 * button that is chosen by then is one that the reader has pressed meanwhile.
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
    const option = options.find((one) => one.value === pressed?.value);
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
