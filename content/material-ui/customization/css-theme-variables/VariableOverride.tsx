import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const green = {
  '--mui-palette-primary-main': '#2e7d32',
  '--mui-palette-primary-dark': '#1b5e20',
  '--mui-palette-primary-mainChannel': '46 125 50',
  '--mui-palette-primary-contrastText': '#fff',
  '--mui-shape-borderRadius': '16px',
};

export default function VariableOverride() {
  const [checked, setChecked] = React.useState(true);

  return (
    <Paper variant="outlined" sx={[{ p: 3 }, checked && green]}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          control={
            <Switch checked={checked} onChange={(event) => setChecked(event.target.checked)} />
          }
          label="Override the variables"
        />
        <Button variant="contained">Plant a tree</Button>
      </Stack>
    </Paper>
  );
}
