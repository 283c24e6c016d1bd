import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ReducedMotion() {
  const id = React.useId();
  const preferred = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = React.useState<boolean | null>(null);
  const [open, setOpen] = React.useState(false);
  const reduced = chosen ?? preferred;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={reduced} onChange={(event) => setChosen(event.target.checked)} />}
        label="Reduce motion"
      />
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Opening hours
      </Button>
      <Collapse in={open} timeout={reduced ? 0 : 300} id={id}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography>Tuesday to Friday from 9 to 18, Saturday from 10 to 14</Typography>
        </Paper>
      </Collapse>
    </Stack>
  );
}
