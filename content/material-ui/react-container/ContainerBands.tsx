import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const bands = [
  { title: 'Swim', text: 'Two pools and a cold lake.', bgcolor: 'background.paper' },
  { title: 'Steam', text: 'Three saunas, towels are included.', bgcolor: 'action.hover' },
  { title: 'Rest', text: 'Forty deck chairs under lime trees.', bgcolor: 'background.paper' },
];

export default function ContainerBands() {
  return (
    <Box sx={{ width: '100%' }}>
      {bands.map(({ title, text, bgcolor }) => (
        <Box key={title} sx={{ bgcolor, py: 2 }}>
          <Container maxWidth="sm">
            <Typography variant="h6" component="h3">
              {title}
            </Typography>
            <Typography color="text.secondary">{text}</Typography>
          </Container>
        </Box>
      ))}
    </Box>
  );
}
