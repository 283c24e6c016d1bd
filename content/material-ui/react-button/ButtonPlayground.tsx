import Button from '@mui/material/Button';
import { Playground } from 'docs-build/playground';

export default function ButtonPlayground() {
  return (
    <Playground
      component={Button}
      name="Button"
      from="@mui/material/Button"
      controls={{
        variant: ['text', 'contained', 'outlined'],
        color: ['primary', 'secondary', 'error', 'info', 'success', 'warning'],
        size: ['medium', 'small', 'large'],
        disabled: false,
        loading: false,
        disableElevation: false,
        children: 'Reserve a table',
      }}
      initial={{ variant: 'contained' }}
    />
  );
}
