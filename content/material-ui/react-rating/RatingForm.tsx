import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function RatingForm() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = Number(new FormData(event.currentTarget).get('stars'));
    setMessage(stars ? `Thank you for ${stars} of 5.` : 'Choose at least half a star.');
  };

  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1 }}>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend">Rate the repair</Typography>
        <Rating name="stars" precision={0.5} size="large" />
      </Box>
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        Send
      </Button>
      <FormHelperText role="status">{message || 'Half stars are welcome.'}</FormHelperText>
    </Box>
  );
}
