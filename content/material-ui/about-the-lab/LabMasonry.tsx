import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const reviews = [
  'Quiet rooms.',
  'The bread at breakfast alone is worth the trip, and so is the view of the lake.',
  'Ask for a room at the back.',
  'We came for one night and stayed for three.',
  'No elevator, four floors.',
  'Bicycles are free for guests.',
];

export default function LabMasonry() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Masonry columns={3} spacing={1} defaultColumns={3} defaultSpacing={1} defaultHeight={240}>
        {reviews.map((review) => (
          <Paper key={review} variant="outlined" sx={{ p: 1.5, typography: 'body2' }}>
            {review}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
