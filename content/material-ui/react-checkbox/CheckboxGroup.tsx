import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';

const workshops = ['Bookbinding', 'Letterpress', 'Marbling', 'Woodcut'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState<string[]>(['Letterpress']);
  const error = chosen.length !== 2;

  const toggle = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { name, checked } = event.target;
    setChosen(checked ? [...chosen, name] : chosen.filter((item) => item !== name));
  };

  return (
    <Paper elevation={0} sx={{ p: 2 }}>
      <FormControl
        component="fieldset"
        variant="standard"
        error={error}
        aria-describedby="CheckboxGroup-help"
      >
        <FormLabel component="legend">Choose two workshops</FormLabel>
        <FormGroup>
          {workshops.map((name) => (
            <FormControlLabel
              key={name}
              control={<Checkbox name={name} checked={chosen.includes(name)} onChange={toggle} />}
              label={name}
            />
          ))}
        </FormGroup>
        <FormHelperText id="CheckboxGroup-help">
          {error ? `${chosen.length} of 2 chosen` : 'See you on Saturday'}
        </FormHelperText>
      </FormControl>
    </Paper>
  );
}
