import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CheckboxStates() {
  const [sent, setSent] = React.useState(false);

  return (
    <Paper
      variant="outlined"
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setSent(true);
      }}
      sx={{ p: 2, width: '100%', maxWidth: 340 }}
    >
      <FormGroup sx={{ mb: 2 }}>
        <FormControlLabel
          disabled
          control={<Checkbox defaultChecked />}
          label="Essential cookies"
        />
        <FormControlLabel disabled control={<Checkbox />} label="Beta features (invitation only)" />
        <FormControlLabel control={<Checkbox />} label="Monthly summary" />
        <FormControlLabel required control={<Checkbox />} label="I accept the house rules" />
      </FormGroup>
      <Button type="submit" variant="contained">
        Join
      </Button>
      <Typography component="span" role="status" sx={{ ml: 2 }}>
        {sent ? 'Welcome aboard' : ''}
      </Typography>
    </Paper>
  );
}
