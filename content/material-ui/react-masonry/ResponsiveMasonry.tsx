import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const reviews = [
  { guest: 'Mia', text: 'Quiet room, kind people.' },
  { guest: 'Jonas', text: 'The breakfast is worth the climb: fresh bread, figs and good coffee.' },
  { guest: 'Aiko', text: 'We stayed a night longer than we had planned.' },
  { guest: 'Pedro', text: 'Bring shoes with a good grip. The last part of the path is steep.' },
  { guest: 'Sanne', text: 'No signal, and that was the best of it.' },
];

export default function ResponsiveMasonry() {
  return (
    <Box sx={{ width: '100%' }}>
      <Masonry
        columns={{ xs: 1, sm: 2, lg: 3 }}
        spacing={2}
        defaultColumns={3}
        defaultSpacing={2}
        defaultHeight={240}
      >
        {reviews.map(({ guest, text }) => (
          <Paper key={guest} elevation={2} sx={{ p: 2 }}>
            <Typography variant="subtitle2" component="h3">
              {guest}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
