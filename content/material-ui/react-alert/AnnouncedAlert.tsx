import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const STOCK = 40;

export default function AnnouncedAlert() {
  const [amount, setAmount] = React.useState('60');
  const [problem, setProblem] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const missing = Number(amount) - STOCK;
    setProblem(
      missing > 0 ? `${missing} bulbs are missing. The nursery has ${STOCK} in stock.` : '',
    );
  };

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={handleSubmit}
    >
      <TextField
        type="number"
        label="Tulip bulbs"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Reserve
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}
