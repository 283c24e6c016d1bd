import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import { Playground } from 'docs-build/playground';

export default function JoySwitchPlayground() {
  return (
    <Playground
      component={Switch}
      name="Switch"
      from="@mui/joy/Switch"
      controls={{
        variant: ['solid', 'soft', 'outlined', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        disabled: false,
      }}
      wrap={(control) => (
        <FormControl orientation="horizontal" sx={{ gap: 1.5 }}>
          <FormLabel>Night mode</FormLabel>
          {control}
        </FormControl>
      )}
    />
  );
}
