import * as React from 'react';
import PlaceIcon from '@mui/icons-material/Place';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

type Placement = NonNullable<TooltipProps['placement']>;

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements = sides.flatMap((side): Placement[] => [side, `${side}-start`, `${side}-end`]);

export default function TooltipPlacement() {
  const [placement, setPlacement] = React.useState<Placement>('right');

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
      <TextField
        select
        id="TooltipPlacement"
        label="Placement"
        size="small"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as Placement)}
        sx={{ width: 200 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip title="Platform 4, Quay Street" placement={placement} arrow>
        <IconButton sx={{ border: 1, borderColor: 'divider' }}>
          <PlaceIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
