import Slider from '@mui/material/Slider';
import { Playground } from 'docs-build/playground';

export default function SliderPlayground() {
  return (
    <Playground
      component={Slider}
      name="Slider"
      from="@mui/material/Slider"
      controls={{
        color: ['primary', 'secondary', 'error', 'info', 'success', 'warning'],
        size: ['medium', 'small'],
        valueLabelDisplay: ['off', 'auto', 'on'],
        track: ['normal', 'inverted'],
        step: 10,
        marks: false,
        disabled: false,
      }}
      initial={{ 'aria-label': 'Volume', defaultValue: 30 }}
      wrap={(slider) => <div style={{ inlineSize: 240 }}>{slider}</div>}
    />
  );
}
