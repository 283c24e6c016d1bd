import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const features = ['Ramp', 'Quiet room', 'Wifi', 'Open on Sunday'];

export default function FilterSheet() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [wanted, setWanted] = React.useState(['Ramp']);

  const toggle = (feature: string, on: boolean) =>
    setWanted(on ? [...wanted, feature] : wanted.filter((name) => name !== feature));

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {`Filter libraries (${wanted.length})`}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': id,
            sx: { maxWidth: 480, mx: 'auto', borderStartStartRadius: 16, borderStartEndRadius: 16 },
          },
        }}
      >
        <Box sx={{ p: 3 }}>
          <Typography id={id} variant="h6" component="h2">
            What does the library need?
          </Typography>
          <FormGroup sx={{ my: 1 }}>
            {features.map((feature) => (
              <FormControlLabel
                key={feature}
                label={feature}
                control={
                  <Checkbox
                    checked={wanted.includes(feature)}
                    onChange={(_event, on) => toggle(feature, on)}
                  />
                }
              />
            ))}
          </FormGroup>
          <Button fullWidth variant="contained" onClick={() => setOpen(false)}>
            Show libraries
          </Button>
        </Box>
      </Drawer>
    </React.Fragment>
  );
}
