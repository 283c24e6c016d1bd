import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const words = ['Inedible', 'Bland', 'Decent', 'Tasty', 'Unforgettable'];
const wordOf = (value: number) => words[Math.ceil(value) - 1] ?? 'No rating';

export default function RatingHover() {
  const [stars, setStars] = React.useState<number | null>(3);
  const [hovered, setHovered] = React.useState(-1);

  return (
    <Box sx={{ width: 280 }}>
      <Typography id="RatingHover-label" gutterBottom>
        Today’s soup
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Rating
          role="radiogroup"
          aria-labelledby="RatingHover-label"
          getLabelText={wordOf}
          value={stars}
          onChange={(_, value) => setStars(value)}
          onChangeActive={(_, value) => setHovered(value)}
        />
        <Typography aria-hidden>{wordOf(hovered === -1 ? (stars ?? 0) : hovered)}</Typography>
      </Box>
    </Box>
  );
}
