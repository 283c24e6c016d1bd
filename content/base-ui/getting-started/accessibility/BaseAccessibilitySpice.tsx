import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './base-accessibility.css';

const levels = ['Mild', 'Gentle', 'Lively', 'Hot', 'Only for the brave'];

export default function BaseAccessibilitySpice() {
  const [level, setLevel] = React.useState(1);
  const id = React.useId();

  return (
    <div style={{ width: 280, maxWidth: '100%' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16, marginBottom: 8 }}>
        <span id={id}>Curry</span>
        <strong>{levels[level]}</strong>
      </div>
      <Slider
        className="spice"
        aria-labelledby={id}
        getAriaValueText={(value) => levels[value] ?? ''}
        max={levels.length - 1}
        value={level}
        onChange={(_event, value) => setLevel(Number(value))}
      />
    </div>
  );
}
