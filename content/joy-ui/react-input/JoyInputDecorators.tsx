import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyInputDecorators() {
  const [amount, setAmount] = React.useState('20');
  const [given, setGiven] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        setGiven(amount);
      }}
      sx={{ width: 320 }}
    >
      <FormControl>
        <FormLabel>Donation</FormLabel>
        <Input
          type="number"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          startDecorator="$"
          endDecorator={
            <Button type="submit" disabled={Number(amount) < 1}>
              Give
            </Button>
          }
          slotProps={{ input: { min: 1, step: 1 } }}
        />
      </FormControl>
      <Typography level="body-sm" role="status">
        {given ? `Thank you for $${given}.` : 'Every dollar counts.'}
      </Typography>
    </Stack>
  );
}
