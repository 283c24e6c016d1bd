import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderCommitted() {
  const [words, setWords] = React.useState(300);
  const [saved, setSaved] = React.useState(300);
  const [saves, setSaves] = React.useState(0);

  const save = (value: number) => {
    setSaved(value);
    setSaves((count) => count + 1);
  };

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography id="SliderCommitted-label" gutterBottom>
        {`Daily goal: ${words} words`}
      </Typography>
      <Slider
        aria-labelledby="SliderCommitted-label"
        min={100}
        max={2000}
        step={50}
        shiftStep={250}
        value={words}
        onChange={(_, value) => setWords(value)}
        onChangeCommitted={(_, value) => save(value)}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {saves === 0 ? 'Not changed yet' : `Saved ${saved} words, request ${saves}`}
      </Typography>
    </Box>
  );
}
