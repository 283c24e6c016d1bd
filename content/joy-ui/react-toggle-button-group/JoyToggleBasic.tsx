import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const layers = ['Streets', 'Contours', 'Trails'];

export default function JoyToggleBasic() {
  const [layer, setLayer] = React.useState('Trails');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Map"
        value={layer}
        onChange={(_event, value) => {
          if (value) setLayer(value);
        }}
      >
        {layers.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        The map shows {layer.toLowerCase()}.
      </Typography>
    </Stack>
  );
}
