import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './base-slider.css';

export default function BaseSliderBasic() {
  const [level, setLevel] = React.useState(60);
  const id = React.useId();

  return (
    <div style={{ width: 320 }}>
      <div id={id}>Lamp above the desk</div>
      <Slider
        className="base-slider"
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} percent`}
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
      />
      <div>{level === 0 ? 'Off' : `${level} %, ${(level * 0.09).toFixed(1)} watts`}</div>
    </div>
  );
}
