import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const orchard = {
  '--joy-palette-primary-solidBg': '#8a2c0d',
  '--joy-palette-primary-solidHoverBg': '#73250b',
  '--joy-palette-primary-solidActiveBg': '#5c1d09',
  '--joy-radius-sm': '18px',
};

export default function JoyVariableOverride() {
  const [checked, setChecked] = React.useState(true);

  return (
    <Sheet
      variant="outlined"
      sx={[
        { display: 'grid', gap: 2, justifyItems: 'start', p: 3, borderRadius: 'md' },
        checked && orchard,
      ]}
    >
      <Typography
        component="label"
        endDecorator={
          <Switch checked={checked} onChange={(event) => setChecked(event.target.checked)} />
        }
      >
        Colors of the orchard
      </Typography>
      <Button>Pick apples</Button>
    </Sheet>
  );
}
