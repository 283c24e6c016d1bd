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
      <Box sx={{ display: 'grid', placeItems: 'center', height: 240 }}>
        <SpeedDial ariaLabel="Actions for the map" icon={<SpeedDialIcon />} direction={direction}>
          <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />
          <SpeedDialAction icon={<ContentCopyIcon />} slotProps={{ tooltip: { title: 'Copy' } }} />
        </SpeedDial>
      </Box>
    </Box>
  );
}
