import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const slots = [
  { value: 'morning', label: 'Morning', hours: 'between 8 and 12' },
  { value: 'afternoon', label: 'Afternoon', hours: 'between 12 and 17' },
  { value: 'evening', label: 'Evening', hours: 'between 17 and 20' },
];

export default function JoyRadioBasic() {
  const [chosen, setChosen] = React.useState('afternoon');
  const slot = slots.find(({ value }) => value === chosen);

  return (
    <FormControl>
      <FormLabel>When shall we fix the heating?</FormLabel>
      <RadioGroup value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {slots.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioGroup>
      <FormHelperText>{`We come ${slot?.hours}.`}</FormHelperText>
    </FormControl>
  );
}
