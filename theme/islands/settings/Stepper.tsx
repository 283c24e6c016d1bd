import { useState } from 'react';

export interface StepperProps {
  readonly label: string;
  /** Accessible names of the two buttons. */
  readonly less: string;
  readonly more: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number };
  /** Whether hydration has not finished, so that the number is unknown. */
  readonly isWaiting: boolean;
  readonly onChange: (value: number) => void;
}

/** A number field with two buttons. Typed numbers apply at once, clamped to the range. */
export function Stepper({ label, less, more, value, range, isWaiting, onChange }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { min, max } = range;
  const change = (next: number) => onChange(Math.min(max, Math.max(min, Math.round(next))));
  const type = (text: string) => {
    setDraft(text);
    if (text !== '' && Number.isFinite(Number(text))) change(Number(text));
  };
  const step = (by: number) => {
    const next = value + by;
    if (next >= min && next <= max) change(next);
  };
  // `aria-disabled` keeps the focus at the end of the range; `disabled` would lose it.
  const button = (name: string, sign: string, by: number) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={isWaiting}
      aria-disabled={by < 0 ? value <= min : value >= max}
      onClick={() => step(by)}
    >
      {sign}
    </button>
  );
  return (
    <div className="stepper" role="group" aria-label={label}>
      {button(less, '−', -1)}
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={1}
        disabled={isWaiting}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
      />
      {button(more, '+', 1)}
    </div>
  );
}
