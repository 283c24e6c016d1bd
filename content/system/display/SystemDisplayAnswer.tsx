import * as React from 'react';
import Box from '@mui/material/Box';

const ways = ['shown', 'visibility', 'display'] as const;

const labels = {
  shown: 'Show the answer',
  visibility: "visibility: 'hidden'",
  display: "display: 'none'",
};

export default function SystemDisplayAnswer() {
  const [way, setWay] = React.useState<(typeof ways)[number]>('visibility');

  return (
    <Box sx={{ width: 300, typography: 'body2' }}>
      <Box role="radiogroup" aria-label="The answer" sx={{ display: 'grid', gap: 0.5, mb: 2 }}>
        {ways.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="system-display-answer"
              checked={way === value}
              onChange={() => setWay(value)}
            />{' '}
            {labels[value]}
          </label>
        ))}
      </Box>
      <Box sx={{ p: 2, bgcolor: 'action.hover', borderRadius: 1 }}>
        <div>Which river flows through Ljubljana?</div>
        <Box
          sx={{
            mt: 1,
            fontWeight: 'bold',
            display: way === 'display' ? 'none' : 'block',
            visibility: way === 'visibility' ? 'hidden' : 'visible',
          }}
        >
          The Ljubljanica
        </Box>
        <Box sx={{ mt: 1, color: 'text.secondary' }}>Card 3 of 20</Box>
      </Box>
    </Box>
  );
}
