import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';

export default function RadioReveal() {
  const [place, setPlace] = React.useState('door');

  return (
    <Paper elevation={0} sx={{ p: 2, width: 320, maxWidth: '100%' }}>
      <FormControl fullWidth>
        <FormLabel id="RadioReveal-label" component="div">
          If nobody is home
        </FormLabel>
        <RadioGroup
          aria-labelledby="RadioReveal-label"
          value={place}
          onChange={(_, value) => setPlace(value)}
        >
          <FormControlLabel value="door" label="Leave it at the door" control={<Radio />} />
          <FormControlLabel value="shop" label="Bring it to a shop" control={<Radio />} />
          <FormControlLabel value="neighbor" label="Ask a neighbor" control={<Radio />} />
        </RadioGroup>
        {place === 'neighbor' && (
          <TextField
            size="small"
            label="Name of the neighbor"
            sx={{ marginInlineStart: 4, mt: 1 }}
          />
        )}
      </FormControl>
    </Paper>
  );
}
