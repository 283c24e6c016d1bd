import { Box, Grid } from '@mui/system';
import type { ReactNode } from 'react';

function Cell({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, border: '1px solid rgb(128 128 128 / 0.6)' }}>
      {children}
    </Box>
  );
}

export default function SystemGridNested() {
  return (
    <Grid container columns={6} spacing={1} sx={{ width: 1, maxWidth: 480 }}>
      <Grid size={2}>
        <Cell>Platform 1</Cell>
      </Grid>
      <Grid container size={4}>
        <Grid size={3}>
          <Cell>08:10 Coast</Cell>
        </Grid>
        <Grid size={3}>
          <Cell>08:25 City</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>08:40 Airport, with a stop at the fair</Cell>
        </Grid>
      </Grid>
    </Grid>
  );
}
