import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyAdjustCorners() {
  const [radius, setRadius] = React.useState(28);

  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <FormControl>
        <FormLabel id="joy-adjust-radius">Corners of the card</FormLabel>
        <Slider
          aria-labelledby="joy-adjust-radius"
          min={0}
          max={40}
          step={4}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value} px`}
          value={radius}
          onChange={(_event, value) => setRadius(value as number)}
        />
      </FormControl>
      <Card sx={{ borderRadius: radius }}>
        <AspectRatio ratio="2">
          <svg viewBox="0 0 200 100" role="img" aria-label="A tent under the moon">
            <rect width="200" height="100" fill="#27375c" />
            <circle cx="150" cy="28" r="12" fill="#f6e7b4" />
            <path d="M0 78h200v22H0z" fill="#1b4b43" />
            <path d="M60 82l34-46 34 46z" fill="#e2894f" />
            <path d="M84 82l10-22 10 22z" fill="#6d3a1d" />
          </svg>
        </AspectRatio>
        <Typography level="title-md">Pitch 14, below the pines</Typography>
        <CardActions buttonFlex="1 1 0">
          <Button variant="outlined" color="neutral">
            See the map
          </Button>
          <Button>Reserve</Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
