import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingStates() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Rating role="radiogroup" aria-label="Food" size="small" defaultValue={2} />
      <Rating role="radiogroup" aria-label="Service" defaultValue={3} />
      <Rating role="radiogroup" aria-label="Music" size="large" defaultValue={4} />
      <Rating role="radiogroup" aria-label="Terrace, closed in winter" disabled defaultValue={4} />
    </Stack>
  );
}
