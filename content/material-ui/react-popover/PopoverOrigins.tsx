import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import type { PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const origins: Readonly<Record<string, PopoverOrigin>> = {
  'top left': { vertical: 'top', horizontal: 'left' },
  'top right': { vertical: 'top', horizontal: 'right' },
  center: { vertical: 'center', horizontal: 'center' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
};
const names = Object.keys(origins);

export default function PopoverOrigins() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = React.useState('bottom left');
  const [transform, setTransform] = React.useState('top left');

  const choice = (label: string, value: string, onChange: (value: string) => void) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 180 }}
    >
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {choice('anchorOrigin', anchor, setAnchor)}
      {choice('transformOrigin', transform, setTransform)}
      <Button variant="contained" onClick={(event) => setAnchorEl(event.currentTarget)}>
        Open the popover
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={origins[anchor]}
        transformOrigin={origins[transform]}
      >
        <Typography sx={{ p: 2 }}>{`My ${transform} is at your ${anchor}.`}</Typography>
      </Popover>
    </Stack>
  );
}
