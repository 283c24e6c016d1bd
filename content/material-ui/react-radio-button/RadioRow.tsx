import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioRow() {
  return (
    <Paper elevation={0} sx={{ p: 2 }}>
      <FormControl>
        <FormLabel id="RadioRow-label" component="div">
          Send the summary
        </FormLabel>
        <RadioGroup row aria-labelledby="RadioRow-label" defaultValue="weekly">
          <FormControlLabel value="daily" label="Daily" control={<Radio />} />
          <FormControlLabel value="weekly" label="Weekly" control={<Radio />} />
          <FormControlLabel value="never" label="Never" control={<Radio />} />
        </RadioGroup>
      </FormControl>
    </Paper>
  );
}
