import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const questions = [
  { text: 'Food', stars: 2, size: 'small' },
  { text: 'Service', stars: 3, size: 'medium' },
  { text: 'Music', stars: 4, size: 'large' },
  { text: 'Terrace, closed in winter', stars: 5, disabled: true },
] as const;

export default function RatingStates() {
  return (
    <Stack spacing={1.5}>
      {questions.map(({ text, stars, ...props }) => (
        <Box key={text}>
          <Typography id={`RatingStates-${stars}`} variant="body2">
            {text}
          </Typography>
          <Rating
            role="radiogroup"
            aria-labelledby={`RatingStates-${stars}`}
            defaultValue={stars}
            {...props}
          />
        </Box>
      ))}
    </Stack>
  );
}
