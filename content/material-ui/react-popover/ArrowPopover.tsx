import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const SpeechBubble = styled(Popover)(({ theme }) => ({
  '& .MuiPopover-paper': {
    overflow: 'visible',
    marginTop: theme.spacing(1.5),
    padding: theme.spacing(1, 2),
    border: `1px solid ${(theme.vars || theme).palette.divider}`,
    backgroundImage: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: -6,
      left: 'calc(50% - 6px)',
      width: 11,
      height: 11,
      border: 'inherit',
      backgroundColor: 'inherit',
      clipPath: 'polygon(0 0, 100% 0, 0 100%)',
      transform: 'rotate(45deg)',
    },
  },
}));

export default function ArrowPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button onClick={(event) => setAnchorEl(event.currentTarget)}>Ask the parrot</Button>
      <SpeechBubble
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        elevation={2}
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 150 } }}
      >
        <Typography>Good morning!</Typography>
      </SpeechBubble>
    </React.Fragment>
  );
}
