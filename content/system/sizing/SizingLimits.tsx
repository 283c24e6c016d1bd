import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const sentence = 'A line of text is easiest to read when it is neither too long nor too short. ';

export default function SizingLimits() {
  const [count, setCount] = React.useState(1);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, color: 'text.primary' }}>
      <Button variant="outlined" onClick={() => setCount(count === 6 ? 1 : count + 1)}>
        {count === 6 ? 'Start again' : 'Add a sentence'}
      </Button>
      <Box
        role="region"
        aria-label="Text with a limited size"
        tabIndex={0}
        sx={{
          maxWidth: 320,
          minHeight: 64,
          maxHeight: 120,
          p: 2,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {sentence.repeat(count)}
      </Box>
    </Box>
  );
}
