import LinearProgress from '@mui/joy/LinearProgress';
import { Playground } from 'docs-build/playground';

export default function JoyLinearProgressPlayground() {
  return (
    <Playground
      component={LinearProgress}
      name="LinearProgress"
      from="@mui/joy/LinearProgress"
      controls={{
        determinate: false,
        value: 25,
        variant: ['soft', 'solid', 'outlined', 'plain'],
        color: ['primary', 'neutral', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
      }}
      initial={{ 'aria-label': 'Upload' }}
      wrap={(progress) => <div style={{ inlineSize: 240 }}>{progress}</div>}
    />
  );
}
