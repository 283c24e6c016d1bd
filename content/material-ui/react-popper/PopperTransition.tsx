import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function PopperTransition() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  return (
    <React.Fragment>
      <Button
        aria-expanded={open}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        Forecast
      </Button>
      <Popper transition role="status" open={open} anchorEl={anchorEl} placement="top">
        {({ TransitionProps, placement }) => (
          <Grow
            {...TransitionProps}
            style={{ transformOrigin: placement.startsWith('top') ? 'bottom' : 'top' }}
          >
            <Paper elevation={4} sx={{ my: 1, p: 2 }}>
              <Typography variant="body2">Rain until four, then clear</Typography>
            </Paper>
          </Grow>
        )}
      </Popper>
    </React.Fragment>
  );
}
