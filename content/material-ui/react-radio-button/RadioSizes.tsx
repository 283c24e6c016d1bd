import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

export default function RadioSizes() {
  return (
    <Paper elevation={0} sx={{ p: 2 }}>
      <Stack direction="row" spacing={4}>
        <RadioGroup aria-label="Paper size" defaultValue="a4">
          <FormControlLabel value="a4" label="A4" control={<Radio />} />
          <FormControlLabel value="a5" label="A5" control={<Radio color="secondary" />} />
        </RadioGroup>
        <RadioGroup aria-label="Margins" defaultValue="narrow">
          <FormControlLabel value="wide" label="Wide" control={<Radio size="small" />} />
          <FormControlLabel
            value="narrow"
            label="Narrow"
            control={<Radio size="small" color="default" />}
          />
        </RadioGroup>
      </Stack>
    </Paper>
  );
}
