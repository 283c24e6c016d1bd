import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const heights = [40, 120, 60, 60, 40, 90, 50, 70, 40];

export default function SequentialMasonry() {
  const [sequential, setSequential] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={
          <Switch checked={sequential} onChange={(event) => setSequential(event.target.checked)} />
        }
        label="sequential"
        sx={{ mb: 1 }}
      />
      <Masonry
        key={String(sequential)}
        sequential={sequential}
        columns={3}
        spacing={1}
        defaultColumns={3}
        defaultSpacing={1}
        defaultHeight={280}
      >
        {heights.map((height, index) => (
          <Paper
            key={index}
            variant="outlined"
            sx={{ display: 'grid', placeItems: 'center', height }}
          >
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
