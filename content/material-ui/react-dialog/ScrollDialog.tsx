import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { rules } from './rules';

export default function ScrollDialog() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<NonNullable<DialogProps['scroll']>>('paper');

  const handleOpen = (next: NonNullable<DialogProps['scroll']>) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={2}>
      <Button aria-haspopup="dialog" onClick={() => handleOpen('paper')}>
        Scroll inside
      </Button>
      <Button aria-haspopup="dialog" onClick={() => handleOpen('body')}>
        Scroll the page
      </Button>
      <Dialog open={open} scroll={scroll} onClose={() => setOpen(false)} aria-labelledby={id}>
        <DialogTitle id={id}>Tool library rules</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          {...(scroll === 'paper' && {
            role: 'region',
            tabIndex: 0,
            'aria-label': 'Rules',
          })}
        >
          {rules.map((rule, index) => (
            <DialogContentText key={rule} sx={{ mb: 2 }}>
              {`${index + 1}. ${rule}`}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Agree</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
