import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Popover from '@mui/material/Popover';
import type { PopoverActions } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

function Details({ onResize }: { readonly onResize: () => void }) {
  const [more, setMore] = React.useState(false);
  return (
    <React.Fragment>
      <Typography>Flight BR 214 is 25 minutes late.</Typography>
      <Collapse in={more} onEntered={onResize} onExited={onResize}>
        <Typography variant="body2" sx={{ pt: 1 }}>
          The plane left Lisbon late because of fog. It boards at gate B 12, next to the bookshop.
          Your connection to Oslo waits for you.
        </Typography>
      </Collapse>
      <Button size="small" aria-expanded={more} onClick={() => setMore(!more)} sx={{ mt: 1 }}>
        {more ? 'Less' : 'More'}
      </Button>
    </React.Fragment>
  );
}

export default function GrowingPopover() {
  const actions = React.useRef<PopoverActions>(null);
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={(event) => setAnchorEl(event.currentTarget)}>
        Flight status
      </Button>
      <Popover
        action={actions}
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Flight status', sx: { width: 280, p: 2 } },
        }}
      >
        <Details onResize={() => actions.current?.updatePosition()} />
      </Popover>
    </React.Fragment>
  );
}
