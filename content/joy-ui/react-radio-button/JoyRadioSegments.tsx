import * as React from 'react';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const readings = { Celsius: '21 °C', Fahrenheit: '70 °F', Kelvin: '294 K' };

export default function JoyRadioSegments() {
  const [unit, setUnit] = React.useState<keyof typeof readings>('Celsius');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography level="h3" component="p" role="status">
        {readings[unit]}
      </Typography>
      <RadioGroup
        disableIcon
        orientation="horizontal"
        variant="soft"
        aria-label="Unit of the temperature"
        value={unit}
        onChange={(event) => setUnit(event.target.value as typeof unit)}
        sx={{
          '--RadioGroup-gap': '4px',
          '--Radio-actionRadius': '6px',
          p: '4px',
          [`& .${radioClasses.input}`]: { appearance: 'none' },
        }}
      >
        {(Object.keys(readings) as (typeof unit)[]).map((name) => (
          <Radio
            key={name}
            value={name}
            label={name}
            variant={name === unit ? 'solid' : 'plain'}
            color={name === unit ? 'primary' : 'neutral'}
            sx={{ px: 1.5, py: 0.75 }}
          />
        ))}
      </RadioGroup>
    </Stack>
  );
}
