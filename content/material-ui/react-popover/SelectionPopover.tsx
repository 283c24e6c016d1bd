import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function SelectionPopover() {
  const [position, setPosition] = React.useState<{ top: number; left: number } | null>(null);
  const close = () => setPosition(null);

  const openAtSelection = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) return;
    const { bottom, right } = selection.getRangeAt(0).getBoundingClientRect();
    setPosition({ top: bottom + 4, left: right });
  };

  return (
    <React.Fragment>
      <Typography onMouseUp={openAtSelection} sx={{ maxWidth: 420 }}>
        The lighthouse was built in 1871 and is 23 meters high. Select a part of this text to leave
        a comment on it.
      </Typography>
      <Popover
        open={position !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position ?? undefined}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selected text' } }}
      >
        <Button onClick={close}>Comment</Button>
        <Button onClick={close}>Highlight</Button>
      </Popover>
    </React.Fragment>
  );
}
