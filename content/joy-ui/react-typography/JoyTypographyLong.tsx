import * as React from 'react';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyTypographyLong() {
  const [width, setWidth] = React.useState(180);

  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      <Slider
        aria-label="Width of the label"
        min={100}
        max={300}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
      />
      <Sheet variant="outlined" sx={{ width, p: 1, borderRadius: 'sm' }}>
        <Typography level="title-sm" noWrap>
          Quince jelly with vanilla
        </Typography>
        <Typography
          level="body-sm"
          sx={{
            display: '-webkit-box',
            overflow: 'hidden',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '2',
          }}
        >
          Cooked in October from the fruit of the tree behind the station.
        </Typography>
      </Sheet>
    </Stack>
  );
}
