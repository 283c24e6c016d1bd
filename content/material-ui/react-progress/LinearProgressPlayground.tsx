import LinearProgress from '@mui/material/LinearProgress';
import { Playground } from 'docs-build/playground';

export default function LinearProgressPlayground() {
  return (
    <Playground
      component={LinearProgress}
      name="LinearProgress"
      from="@mui/material/LinearProgress"
      controls={{
        variant: ['indeterminate', 'determinate', 'buffer', 'query'],
        value: 40,
        color: ['primary', 'secondary', 'error', 'info', 'success', 'warning'],
      }}
      initial={{ 'aria-label': 'Upload', valueBuffer: 60 }}
      wrap={(progress) => <div style={{ inlineSize: 240 }}>{progress}</div>}
    />
  );
}
