import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicCheckbox() {
  const [wrapped, setWrapped] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ p: 2, width: 280 }}>
      <FormControlLabel
        control={
          <Checkbox checked={wrapped} onChange={(event) => setWrapped(event.target.checked)} />
        }
        label="Wrap as a gift"
      />
      <Typography component="div" role="status" sx={{ fontWeight: 600 }}>
        Total: {wrapped ? '$32.50' : '$28.00'}
      </Typography>
    </Paper>
  );
}
