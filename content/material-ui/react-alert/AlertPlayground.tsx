import Alert from '@mui/material/Alert';
import { Playground } from 'docs-build/playground';

export default function AlertPlayground() {
  return (
    <Playground
      component={Alert}
      name="Alert"
      from="@mui/material/Alert"
      controls={{
        severity: ['success', 'info', 'warning', 'error'],
        variant: ['standard', 'outlined', 'filled'],
        children: 'Your ticket is in your inbox.',
      }}
    />
  );
}
