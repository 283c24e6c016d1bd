import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function BasicPopper() {
  const id = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        Gate 14
      </Button>
      <Popper id={id} role="status" open={open} anchorEl={anchorEl}>
        <Paper elevation={4} sx={{ mt: 1, px: 2, py: 1 }}>
          <Typography variant="body2">Six minutes on foot, past the bakery</Typography>
        </Paper>
      </Popper>
    </React.Fragment>
  );
}
