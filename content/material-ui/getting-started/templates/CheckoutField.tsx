import * as React from 'react';
import Grid from '@mui/material/Grid';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

type Texts = Record<string, string | undefined>;

/** The values and errors of all fields by name. */
export interface FormState {
  values: Texts;
  errors: Texts;
  change: (name: string, value: string) => void;
}

export const FormContext = React.createContext<FormState>({
  values: {},
  errors: {},
  change: () => {},
});

interface FieldProps extends Omit<TextFieldProps, 'name' | 'size'> {
  name: string;
  /** Width from the smallest breakpoint on, of 12. */
  size?: number;
  hint?: string;
}

export default function CheckoutField({ name, size = 12, hint, ...props }: FieldProps) {
  const { values, errors, change } = React.useContext(FormContext);
  return (
    <Grid size={size}>
      <TextField
        {...props}
        fullWidth
        name={name}
        value={values[name] ?? ''}
        error={errors[name] !== undefined}
        helperText={errors[name] ?? hint}
        onChange={(event) => change(name, event.target.value)}
      />
    </Grid>
  );
}
