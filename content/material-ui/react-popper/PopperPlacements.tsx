import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const sides = ['top', 'bottom', 'left', 'right'] as const;
const placements = sides.flatMap((side) => [`${side}-start`, side, `${side}-end`] as const);

export default function PopperPlacements() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('right-start');

  return (
    <Stack spacing={6} sx={{ alignItems: 'center', py: 2 }}>
      <TextField
        select
        size="small"
        label="placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        sx={{ minWidth: 160 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        ref={setAnchorEl}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 96,
          height: 96,
          border: '1px dashed',
          borderColor: 'text.secondary',
          typography: 'body2',
        }}
      >
        Anchor
      </Box>
      <Popper disablePortal open role="note" anchorEl={anchorEl} placement={placement}>
        <Paper
          elevation={0}
          sx={{ p: 1, bgcolor: 'primary.main', color: 'primary.contrastText', borderRadius: 0 }}
        >
          Popper
        </Paper>
      </Popper>
    </Stack>
  );
}
