import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';

const columns = ['Price', 'Weight', 'Country'];

export default function KeyboardClickAway() {
  const id = React.useId();
  const button = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  const handleBlur = (event: React.FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (next !== null && !event.currentTarget.contains(next)) setOpen(false);
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={handleKeyDown} onBlur={handleBlur} sx={{ width: 220, minHeight: 190 }}>
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Columns
        </Button>
        {open && (
          <Paper id={id} role="group" aria-label="Columns" sx={{ mt: 1, px: 2, py: 1 }}>
            {columns.map((column) => (
              <FormControlLabel
                key={column}
                control={<Checkbox defaultChecked />}
                label={column}
                sx={{ display: 'flex' }}
              />
            ))}
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
