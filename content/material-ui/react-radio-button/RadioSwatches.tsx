import * as React from 'react';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/Circle';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio, { radioClasses } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { brown, cyan, deepOrange, indigo } from '@mui/material/colors';

const colors = [
  { name: 'Clay', tone: deepOrange[500] },
  { name: 'Lagoon', tone: cyan[700] },
  { name: 'Dusk', tone: indigo[300] },
  { name: 'Walnut', tone: brown[400] },
];

export default function RadioSwatches() {
  const [color, setColor] = React.useState('Lagoon');

  return (
    <Paper elevation={0} sx={{ p: 2 }}>
      <FormControl>
        <FormLabel id="RadioSwatches-label" component="div">
          {`Cover: ${color}`}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby="RadioSwatches-label"
          value={color}
          onChange={(_, value) => setColor(value)}
        >
          {colors.map(({ name, tone }) => (
            <Radio
              key={name}
              value={name}
              icon={<CircleIcon fontSize="large" />}
              checkedIcon={<CheckCircleIcon fontSize="large" />}
              slotProps={{ input: { 'aria-label': name } }}
              sx={{ p: 0.5, [`&, &.${radioClasses.checked}`]: { color: tone } }}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Paper>
  );
}
