import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const votes = [
  { stars: 5, share: 62 },
  { stars: 4, share: 21 },
  { stars: 3, share: 9 },
  { stars: 2, share: 3 },
  { stars: 1, share: 5 },
];

export default function RatingBreakdown() {
  return (
    <Paper elevation={0} sx={{ p: 2, width: 340, maxWidth: '100%' }}>
      {votes.map(({ stars, share }) => (
        <Box key={stars} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Rating readOnly size="small" value={stars} />
          <LinearProgress
            aria-label={`Share of ${stars} stars`}
            variant="determinate"
            value={share}
            sx={{ flexGrow: 1 }}
          />
          <Typography variant="body2" sx={{ width: 40, textAlign: 'end' }}>
            {`${share}%`}
          </Typography>
        </Box>
      ))}
    </Paper>
  );
}
