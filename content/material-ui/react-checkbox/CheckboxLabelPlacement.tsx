import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function CheckboxLabelPlacement() {
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Water the plants on</FormLabel>
      <FormGroup row>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            value={day}
            control={<Checkbox defaultChecked={day === 'Wed'} />}
            label={day}
            labelPlacement="bottom"
            sx={{ mx: 0.5 }}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
