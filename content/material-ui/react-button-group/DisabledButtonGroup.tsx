import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function DisabledButtonGroup() {
  const [locked, setLocked] = React.useState(false);
  const [page, setPage] = React.useState(1);

  return (
    <Paper elevation={0} sx={{ p: 2, textAlign: 'center' }}>
      <Typography component="div" role="status" sx={{ mb: 1 }}>
        Page {page} of 5
      </Typography>
      <ButtonGroup disabled={locked} aria-label="Pages">
        <Button disabled={locked || page === 1} onClick={() => setPage(1)}>
          First
        </Button>
        <Button disabled={locked || page === 5} onClick={() => setPage(page + 1)}>
          Next
        </Button>
        <Button onClick={() => setPage(5)}>Last</Button>
      </ButtonGroup>
      <FormControlLabel
        sx={{ mt: 1, mx: 0, display: 'flex', justifyContent: 'center' }}
        control={<Switch checked={locked} onChange={(event) => setLocked(event.target.checked)} />}
        label="Lock the page"
      />
    </Paper>
  );
}
