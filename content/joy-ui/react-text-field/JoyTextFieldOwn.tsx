import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

interface TextFieldProps extends InputProps {
  label: React.ReactNode;
  hint?: React.ReactNode;
}

function TextField({
  id,
  label,
  hint,
  sx,
  size,
  error,
  required,
  disabled,
  ...input
}: TextFieldProps) {
  return (
    <FormControl {...{ id, sx, size, error, required, disabled }}>
      <FormLabel>{label}</FormLabel>
      <Input {...input} error={error} />
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </FormControl>
  );
}

export default function JoyTextFieldOwn() {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2, width: '100%', maxWidth: 380 }}
    >
      <TextField
        label="Sender"
        name="sender"
        defaultValue="Pottery Lindgren"
        sx={{ flex: '1 1 100%' }}
      />
      <TextField
        required
        label="Weight"
        hint="With the box"
        type="number"
        defaultValue={2.4}
        endDecorator="kg"
        slotProps={{ input: { min: 0, step: 0.1 } }}
        sx={{ flex: '1 1 140px' }}
      />
      <TextField
        readOnly
        label="Price"
        hint="Follows from the weight"
        defaultValue="8.20"
        startDecorator="€"
        sx={{ flex: '1 1 140px' }}
      />
    </Stack>
  );
}
