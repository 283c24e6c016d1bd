import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [stars, setStars] = React.useState<number | null>(null);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="BasicRating-label">How was your night at the Old Quay?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="BasicRating-label"
        size="large"
        value={stars}
        onChange={(_, value) => setStars(value)}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {stars === null ? 'Not rated yet' : `Your rating: ${stars} of 5`}
      </Typography>
    </Stack>
  );
}
