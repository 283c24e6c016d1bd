import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';

const directions = ['up', 'right', 'down', 'left'] as const;

export default function SpeedDialDirections() {
  const [direction, setDirection] = React.useState<SpeedDialProps['direction']>('up');

  return (
    <Box sx={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="Direction"
        value={direction}
        onChange={(_event, value) => setDirection(value as SpeedDialProps['direction'])}
      >
        {directions.map((name) => (
          <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
        ))}
      </RadioGroup>
      <Box sx={{ position: 'relative', height: 340 }}>
        <SpeedDial
          ariaLabel="Actions for the map"
          icon={<SpeedDialIcon />}
          direction={direction}
          sx={{
            position: 'absolute',
            left: '50%',
            top: '50%',
            // The dial is as large as its actions, so center the button and not the dial.
            transform: {
              up: 'translate(-50%, -100%) translateY(28px)',
              down: 'translate(-50%, -28px)',
              left: 'translate(-100%, -50%) translateX(28px)',
              right: 'translate(-28px, -50%)',
            }[direction ?? 'up'],
          }}
        >
          <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />
          <SpeedDialAction icon={<ContentCopyIcon />} slotProps={{ tooltip: { title: 'Copy' } }} />
        </SpeedDial>
      </Box>
    </Box>
  );
}
