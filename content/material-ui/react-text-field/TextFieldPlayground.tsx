import TextField from '@mui/material/TextField';
import { Playground } from 'docs-build/playground';

export default function TextFieldPlayground() {
  return (
    <Playground
      component={TextField}
      name="TextField"
      from="@mui/material/TextField"
      controls={{
        label: 'Full name',
        helperText: 'As in your passport',
        variant: ['outlined', 'filled', 'standard'],
        size: ['medium', 'small'],
        color: ['primary', 'secondary', 'error', 'info', 'success', 'warning'],
        error: false,
        disabled: false,
        required: false,
      }}
    />
  );
}
