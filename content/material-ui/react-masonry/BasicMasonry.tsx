import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const notes = [
  'Call the plumber before noon.',
  'Books for the trip: one about whales, one about knots, and something light for the train.',
  'Buy stamps.',
  'The neighbor’s cat is fed at six. The key is in the blue pot on the left of the door.',
  'Return the drill to Amir.',
  'Birthday ideas: a kite, a map of the moon, a day at the sea.',
];

export default function BasicMasonry() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Masonry columns={3} spacing={2} defaultColumns={3} defaultSpacing={2} defaultHeight={290}>
        {notes.map((note) => (
          <Paper key={note} variant="outlined" sx={{ p: 1.5, typography: 'body2' }}>
            {note}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
