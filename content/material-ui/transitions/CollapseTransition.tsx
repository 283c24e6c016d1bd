import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CollapseTransition() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
      <Typography variant="subtitle1" component="h3">
        House rules
      </Typography>
      <Collapse in={open} collapsedSize={48} id={id}>
        <Typography>
          Quiet hours begin at ten in the evening. Bicycles go into the yard, not into the hall. The
          laundry room is open on weekdays; please write your name on the list by the door. Parcels
          for neighbors are kept on the shelf below the letter boxes.
        </Typography>
      </Collapse>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ mt: 1 }}
      >
        {open ? 'Show less' : 'Show all rules'}
      </Button>
    </Paper>
  );
}
