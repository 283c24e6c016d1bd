import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';

const formats = ['Link', 'Image', 'Spreadsheet'];

export default function ClosablePopper() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  const close = () => {
    setAnchorEl(null);
    button.current?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setAnchorEl(null)}>
      <Box onKeyDown={(event) => event.key === 'Escape' && open && close()} sx={{ minHeight: 180 }}>
        <Button
          ref={button}
          variant="contained"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
        >
          Share the chart
        </Button>
        <Popper
          disablePortal
          role="dialog"
          aria-label="Share the chart"
          open={open}
          anchorEl={anchorEl}
          placement="bottom-start"
          sx={{ zIndex: 'tooltip' }}
        >
          <Paper elevation={4} sx={{ mt: 1, p: 1 }}>
            <Stack>
              {formats.map((format) => (
                <Button key={format} onClick={close} sx={{ justifyContent: 'flex-start' }}>
                  {format}
                </Button>
              ))}
            </Stack>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
