import CircularProgress from '@mui/joy/CircularProgress';
import { Playground } from 'docs-build/playground';

export default function JoyCircularProgressPlayground() {
  return (
    <Playground
      component={CircularProgress}
      name="CircularProgress"
      from="@mui/joy/CircularProgress"
      controls={{
        determinate: false,
        value: 25,
        variant: ['soft', 'solid', 'outlined', 'plain'],
        color: ['primary', 'neutral', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
      }}
      initial={{ 'aria-label': 'Upload' }}
    />
  );
}
