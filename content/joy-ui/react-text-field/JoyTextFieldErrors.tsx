import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { name: 'card', label: 'Card number', hint: 'Eight digits', pattern: /^\d{8}$/ },
  { name: 'pin', label: 'PIN', hint: 'Four digits', pattern: /^\d{4}$/ },
];

export default function JoyTextFieldErrors() {
  const [wrong, setWrong] = React.useState<readonly string[]>([]);
  const [sent, setSent] = React.useState(false);

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const names = fields
      .filter(({ name, pattern }) => !pattern.test(data.get(name) as string))
      .map(({ name }) => name);
    setWrong(names);
    setSent(names.length === 0);
    form.querySelector<HTMLInputElement>(`[name="${names[0]}"]`)?.focus();
  };

  return (
    <Stack component="form" noValidate spacing={2} sx={{ width: 280 }} onSubmit={submit}>
      {fields.map(({ name, label, hint }) => {
        const error = wrong.includes(name);
        return (
          <FormControl key={name} required error={error}>
            <FormLabel>{label}</FormLabel>
            <Input
              name={name}
              error={error}
              slotProps={{ input: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
            <FormHelperText sx={error ? { color: 'danger.plainColor' } : undefined}>
              {error ? `${hint}, please` : hint}
            </FormHelperText>
          </FormControl>
        );
      })}
      <Button type="submit">Open my library account</Button>
      <FormHelperText role="status">{sent && 'Welcome back!'}</FormHelperText>
    </Stack>
  );
}
