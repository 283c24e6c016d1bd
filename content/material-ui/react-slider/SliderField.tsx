import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const clamp = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

export default function SliderField() {
  const [opacity, setOpacity] = React.useState(40);
  const [text, setText] = React.useState('40');

  const setBoth = (value: number) => {
    setOpacity(value);
    setText(String(value));
  };

  return (
    <Stack spacing={1} sx={{ width: 340, maxWidth: '100%' }}>
      <Typography id="SliderField-label">Opacity of the watermark</Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Slider
          aria-labelledby="SliderField-label"
          value={opacity}
          onChange={(_, value) => setBoth(value)}
          getAriaValueText={(value) => `${value} percent`}
        />
        <TextField
          size="small"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpacity(clamp(Number(event.target.value) || 0));
          }}
          onBlur={() => setBoth(opacity)}
          slotProps={{
            htmlInput: { 'aria-labelledby': 'SliderField-label', inputMode: 'numeric' },
            input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
          }}
          sx={{ width: 96, flexShrink: 0 }}
        />
      </Stack>
    </Stack>
  );
}
