import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Playground } from 'docs-build/playground';

export default function SwitchPlayground() {
  return (
    <Playground
      component={Switch}
      name="Switch"
      from="@mui/material/Switch"
      controls={{
        color: ['primary', 'default', 'secondary', 'error', 'info', 'success', 'warning'],
        size: ['medium', 'small'],
        disabled: false,
      }}
      initial={{ defaultChecked: true }}
      wrap={(control) => <FormControlLabel control={control} label="Night mode" />}
    />
  );
}
