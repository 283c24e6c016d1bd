import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const meals = ['Lentil curry', 'Grilled trout', 'Mushroom pie'];

export default function RadioValidation() {
  const firstRef = React.useRef<HTMLInputElement>(null);
  const [meal, setMeal] = React.useState('');
  const [status, setStatus] = React.useState<'open' | 'missing' | 'sent'>('open');
  const helperTexts = {
    open: 'Every guest gets one main course.',
    missing: 'Choose a main course before you reply.',
    sent: `Thank you, the kitchen knows: ${meal}.`,
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setStatus(meal ? 'sent' : 'missing');
    if (!meal) {
      firstRef.current?.focus();
    }
  };

  return (
    <Paper component="form" noValidate elevation={0} onSubmit={handleSubmit} sx={{ p: 2 }}>
      <FormControl required variant="standard" error={status === 'missing'}>
        <FormLabel id="RadioValidation-label" component="div">
          Main course
        </FormLabel>
        <RadioGroup
          aria-labelledby="RadioValidation-label"
          aria-describedby="RadioValidation-help"
          aria-required
          aria-invalid={status === 'missing'}
          value={meal}
          onChange={(_, value) => {
            setMeal(value);
            setStatus('open');
          }}
        >
          {meals.map((name, index) => (
            <FormControlLabel
              key={name}
              value={name}
              label={name}
              control={<Radio inputRef={index === 0 ? firstRef : undefined} />}
            />
          ))}
        </RadioGroup>
        <FormHelperText id="RadioValidation-help" role="status">
          {helperTexts[status]}
        </FormHelperText>
        <Button type="submit" variant="contained" sx={{ mt: 2, alignSelf: 'flex-start' }}>
          Reply
        </Button>
      </FormControl>
    </Paper>
  );
}
