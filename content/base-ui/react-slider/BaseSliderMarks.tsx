import { Slider } from '@mui/base/Slider';
import './base-slider.css';

const marks = [
  { value: 2, label: 'Soft' },
  { value: 4 },
  { value: 6, label: 'Medium' },
  { value: 8 },
  { value: 11, label: 'Hard' },
];

export default function BaseSliderMarks() {
  return (
    <div style={{ width: 300 }}>
      <Slider
        className="base-slider"
        aria-label="Boil the egg for"
        getAriaValueText={(minutes) => `${minutes} minutes`}
        defaultValue={6}
        min={2}
        max={11}
        step={null}
        marks={marks}
      />
    </div>
  );
}
