import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const answers = ['1', '2', '3', '4', '5'];

export default function RadioScale() {
  return (
    <Paper elevation={0} sx={{ p: 2, maxWidth: '100%' }}>
      <Typography id="RadioScale-label">The set-up instructions were clear.</Typography>
      <RadioGroup
        row
        aria-labelledby="RadioScale-label"
        aria-describedby="RadioScale-ends"
        sx={{ justifyContent: 'space-between' }}
      >
        {answers.map((answer) => (
          <FormControlLabel
            key={answer}
            value={answer}
            label={answer}
            labelPlacement="bottom"
            control={<Radio />}
            sx={{ mx: 0 }}
          />
        ))}
      </RadioGroup>
      <Box
        id="RadioScale-ends"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, color: 'text.secondary' }}
      >
        <Typography variant="body2">1: I disagree</Typography>
        <Typography variant="body2">5: I agree</Typography>
      </Box>
    </Paper>
  );
}
