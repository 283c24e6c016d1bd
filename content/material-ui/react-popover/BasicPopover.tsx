import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function BasicPopover() {
  const titleId = React.useId();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Delivery: €4.90
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { maxWidth: 280, p: 2 } },
        }}
      >
        <Typography id={titleId} variant="subtitle1" component="h2">
          How this is calculated
        </Typography>
        <Typography variant="body2">
          €3.50 for the parcel and €1.40 for the second floor. Orders above €60 are free.
        </Typography>
      </Popover>
    </React.Fragment>
  );
}
