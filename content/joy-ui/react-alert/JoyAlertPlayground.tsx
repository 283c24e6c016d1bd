import Alert from '@mui/joy/Alert';
import { Playground } from 'docs-build/playground';

export default function JoyAlertPlayground() {
  return (
    <Playground
      component={Alert}
      name="Alert"
      from="@mui/joy/Alert"
      controls={{
        variant: ['soft', 'solid', 'outlined', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        children: 'The tide is in at 14:20.',
      }}
    />
  );
}
