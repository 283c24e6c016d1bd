import { Slider } from '@mui/base/Slider';
import './base-slider.css';

const clock = (hour: number) => `${hour}:00`;

function ValueLabel({ children }: { children?: React.ReactNode }) {
  return (
    <span aria-hidden className="base-slider-value">
      {children}
    </span>
  );
}

export default function BaseSliderRange() {
  return (
    <div style={{ width: 320, paddingTop: 24 }}>
      <Slider
        className="base-slider"
        defaultValue={[7, 21]}
        max={24}
        shiftStep={3}
        slots={{ valueLabel: ValueLabel }}
        valueLabelFormat={clock}
        getAriaLabel={(index) => (index === 0 ? 'Feeder opens at' : 'Feeder closes at')}
        getAriaValueText={clock}
      />
    </div>
  );
}
