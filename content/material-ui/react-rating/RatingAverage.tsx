import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const trails = [
  { name: 'Harbor loop', average: 4.7, votes: 318 },
  { name: 'Mill path', average: 3.2, votes: 96 },
];

export default function RatingAverage() {
  return (
    <Paper elevation={0} sx={{ p: 2 }}>
      <Stack spacing={2}>
        {trails.map(({ name, average, votes }) => (
          <div key={name}>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Rating
                readOnly
                size="small"
                precision={0.1}
                value={average}
                getLabelText={(value) => `${value} out of 5 stars`}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`${average} (${votes} votes)`}
              </Typography>
            </Box>
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
