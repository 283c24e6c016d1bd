import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const seats = Array.from({ length: 600 }, (_, index) => index);

export default function DeferredNoSsr() {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the seating plan' : 'Show the seating plan'}
      </Button>
      {shown && (
        <NoSsr defer fallback={<Typography>Drawing 600 seats…</Typography>}>
          <Box
            role="img"
            aria-label="Hall with 600 seats in 20 rows"
            sx={{ display: 'grid', gridTemplateColumns: 'repeat(30, 8px)', gap: '2px' }}
          >
            {seats.map((seat) => (
              <Box key={seat} sx={{ height: 8, borderRadius: '2px', bgcolor: 'primary.main' }} />
            ))}
          </Box>
        </NoSsr>
      )}
    </Stack>
  );
}
