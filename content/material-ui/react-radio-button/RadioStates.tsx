import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

export default function RadioStates() {
  return (
    <Paper elevation={0} sx={{ p: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <FormControl>
          <FormLabel id="RadioStates-seat" component="div">
            Seat
          </FormLabel>
          <RadioGroup aria-labelledby="RadioStates-seat" defaultValue="aisle">
            <FormControlLabel value="window" disabled label="Window (taken)" control={<Radio />} />
            <FormControlLabel value="aisle" label="Aisle" control={<Radio />} />
            <FormControlLabel value="any" label="No preference" control={<Radio />} />
          </RadioGroup>
        </FormControl>
        <FormControl disabled>
          <FormLabel id="RadioStates-class" component="div" disabled={false}>
            Class (set by your employer)
          </FormLabel>
          <RadioGroup aria-labelledby="RadioStates-class" defaultValue="second">
            <FormControlLabel value="first" label="First" control={<Radio />} />
            <FormControlLabel value="second" label="Second" control={<Radio />} />
          </RadioGroup>
        </FormControl>
      </Stack>
    </Paper>
  );
}
