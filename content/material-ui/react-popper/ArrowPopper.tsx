import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const Bubble = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.tooltip,
  '& .arrow': { width: 12, height: 12, overflow: 'hidden' },
  '& .arrow::before': {
    content: '""',
    display: 'block',
    width: 8,
    height: 8,
    margin: 2,
    backgroundColor: (theme.vars || theme).palette.success.main,
    transform: 'rotate(45deg)',
  },
  '&[data-popper-placement="top"] .arrow': { bottom: -6 },
  '&[data-popper-placement="bottom"] .arrow': { top: -6 },
}));

export default function ArrowPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  const modifiers = React.useMemo(
    () => [
      { name: 'offset', options: { offset: [0, 10] } },
      { name: 'arrow', enabled: arrow !== null, options: { element: arrow, padding: 6 } },
    ],
    [arrow],
  );

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        color="success"
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        Send the postcard
      </Button>
      <Bubble role="status" open={open} anchorEl={anchorEl} placement="top" modifiers={modifiers}>
        <Paper sx={{ px: 2, py: 1, bgcolor: 'success.main', color: 'success.contrastText' }}>
          On its way to Reykjavík
          <span ref={setArrow} className="arrow" />
        </Paper>
      </Bubble>
    </React.Fragment>
  );
}
