import Slider from '@mui/joy/Slider';
import { Playground } from 'docs-build/playground';

export default function JoySliderPlayground() {
  return (
    <Playground
      component={Slider}
      name="Slider"
      from="@mui/joy/Slider"
      controls={{
        variant: ['solid', 'soft', 'outlined', 'plain'],
        color: ['primary', 'neutral', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
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
