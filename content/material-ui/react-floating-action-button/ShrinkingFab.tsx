import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const paragraphs = [
  'Friday. We left the harbor at six, in fog.',
  'At noon the fog lifted and the wind came from the west.',
  'Two porpoises stayed with us for an hour.',
  'Saturday. Repaired the jib. Nobody slept much.',
  'The lighthouse of Skarv came into view at four.',
  'Anchored behind the island. Soup and bread.',
  'Sunday. Calm, and the motor would not start.',
];

export default function ShrinkingFab() {
  const [isTop, setIsTop] = React.useState(true);

  return (
    <Paper variant="outlined" sx={{ position: 'relative', width: 300, maxWidth: '100%' }}>
      <Box
        role="region"
        aria-label="Logbook"
        tabIndex={0}
        onScroll={(event) => setIsTop(event.currentTarget.scrollTop < 8)}
        sx={{ height: 240, overflow: 'auto', px: 2, pt: 2, pb: 8 }}
      >
        {paragraphs.map((text) => (
          <Typography key={text} sx={{ mb: 1.5 }}>
            {text}
          </Typography>
        ))}
      </Box>
      <Fab
        variant="extended"
        color="primary"
        aria-label="Write"
        sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
      >
        <EditIcon />
        <Collapse in={isTop} orientation="horizontal">
          <Box component="span" sx={{ marginInlineStart: 1 }}>
            Write
          </Box>
        </Collapse>
      </Fab>
    </Paper>
  );
}
