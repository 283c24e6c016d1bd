import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function JoyAlertError() {
  const [code, setCode] = React.useState('');
  const [wrong, setWrong] = React.useState<string | null>(null);

  return (
    <form
      style={{ width: 280 }}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(code === '2468' ? '' : code);
      }}
    >
      <Stack spacing={1.5}>
        <FormControl error={Boolean(wrong)}>
          <FormLabel>Code on the voucher (try 2468)</FormLabel>
          <Input
            required
            inputMode="numeric"
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </FormControl>
        {wrong !== null && (
          <Alert key={wrong} size="sm" color={wrong ? 'danger' : 'success'}>
            {wrong ? `There is no voucher ${wrong}.` : 'You get one dinner for two.'}
          </Alert>
        )}
        <Button type="submit">Redeem</Button>
      </Stack>
    </form>
  );
}
