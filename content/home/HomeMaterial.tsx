import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HomeMaterial() {
  const [nights, setNights] = React.useState(3);

  return (
    <Paper variant="outlined" sx={{ width: 280, p: 2.5 }}>
      <Stack spacing={1.5}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 500 }}>Lakeside cabin</Typography>
          <Rating value={4.5} precision={0.5} size="small" readOnly />
        </Stack>
        <Typography id="home-nights" variant="body2" color="text.secondary">
          {nights === 1 ? '1 night' : `${nights} nights`}
        </Typography>
        <Slider
          aria-labelledby="home-nights"
          size="small"
          min={1}
          max={7}
          marks
          value={nights}
          onChange={(_event, value) => setNights(value)}
        />
        <Button variant="contained">Book for ${nights * 85}</Button>
      </Stack>
    </Paper>
  );
}
