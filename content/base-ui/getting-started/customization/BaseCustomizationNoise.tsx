import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import type { SliderOwnerState, SliderThumbSlotState } from '@mui/base/Slider';

const rail: React.CSSProperties = {
  position: 'absolute',
  inset: '14px 0',
  borderRadius: 4,
  background: 'color-mix(in srgb, currentColor 45%, transparent)',
};

const track = ({ value }: SliderOwnerState) => ({
  style: {
    position: 'absolute' as const,
    top: 14,
    height: 4,
    borderRadius: 4,
    background:
      Number(value) > 55 ? 'light-dark(#b3261e, #ff8a80)' : 'light-dark(#2e6b4f, #8fd6b0)',
  },
});

const thumb = (_state: SliderOwnerState, { active, focused }: SliderThumbSlotState) => ({
  style: {
    position: 'absolute' as const,
    top: 4,
    boxSizing: 'border-box' as const,
    width: 24,
    height: 24,
    marginInlineStart: -12,
    border: '3px solid',
    borderRadius: active ? 6 : 12,
    outline: focused ? '2px solid' : 'none',
    outlineOffset: 3,
    background: 'light-dark(#fff, #121212)',
  },
});

export default function BaseCustomizationNoise() {
  const [level, setLevel] = React.useState(48);

  return (
    <div style={{ width: 'min(300px, 100%)' }}>
      <p id="noise-limit" style={{ margin: '0 0 8px' }}>
        Noise limit of the studio: {level} dB
      </p>
      <Slider
        aria-labelledby="noise-limit"
        min={30}
        max={80}
        value={level}
        onChange={(_event, value) => setLevel(Number(value))}
        style={{ position: 'relative', display: 'block', height: 32, touchAction: 'none' }}
        slotProps={{ rail: { style: rail }, track, thumb }}
      />
    </div>
  );
}
