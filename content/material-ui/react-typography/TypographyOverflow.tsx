import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const text =
  'The ropes were twisted by walking backward through the hall, with one thread in each hand.';

export default function TypographyOverflow() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: 280, maxWidth: '100%' }}>
      <Typography noWrap component="div">
        {text}
      </Typography>
      <Typography
        sx={{
          my: 2,
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {text}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Seilereimuseumsverwaltungsangestellter
      </Typography>
    </Paper>
  );
}
