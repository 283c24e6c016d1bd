import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const tips = [
  { name: 'Search', text: 'Finds words in scanned letters, too.' },
  { name: 'Tags', text: 'One letter can have as many as you like.' },
];

export default function BackdropSpotlight() {
  const [tip, setTip] = React.useState(-1);

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 360, p: 2, overflow: 'hidden' }}>
      {tips.map(({ name, text }, index) => (
        <Paper
          key={name}
          variant="outlined"
          sx={{ p: 2, mb: 1, position: 'relative', zIndex: index === tip ? 2 : 0 }}
        >
          <Typography>{name}</Typography>
          <Typography variant="body2" sx={{ minHeight: 20 }}>
            {index === tip ? text : ''}
          </Typography>
        </Paper>
      ))}
      <Button
        onClick={() => setTip(tip === tips.length - 1 ? -1 : tip + 1)}
        sx={{ position: 'relative', zIndex: 2, bgcolor: 'background.paper' }}
      >
        {tip === -1 ? 'Show me around' : 'Continue'}
      </Button>
      <Backdrop open={tip !== -1} sx={{ position: 'absolute', zIndex: 1 }} />
    </Box>
  );
}
