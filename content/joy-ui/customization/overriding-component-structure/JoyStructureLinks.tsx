import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const topics = ['Beekeeping', 'Fruit trees', 'Composting', 'Wild herbs'];

export default function JoyStructureLinks() {
  return (
    <Box component="nav" aria-labelledby="joy-structure-topics">
      <Typography id="joy-structure-topics" level="title-sm" sx={{ mb: 1 }}>
        Read more about
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0 }}>
        {topics.map((topic) => (
          <Chip
            key={topic}
            component="li"
            size="lg"
            color="success"
            slotProps={{ action: { component: 'a', href: '#another-element' } }}
          >
            {topic}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
