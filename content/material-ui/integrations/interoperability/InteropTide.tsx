import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import './interop-tide.css';

export default function InteropTide() {
  const [depth, setDepth] = React.useState(4);

  return (
    <div className="tide">
      <Typography id="interop-tide" gutterBottom>
        Depth in the harbor: {depth} m
      </Typography>
      <Slider
        className="tide-slider"
        aria-labelledby="interop-tide"
        value={depth}
        min={1}
        max={9}
        onChange={(_event, value) => setDepth(value)}
      />
    </div>
  );
}
