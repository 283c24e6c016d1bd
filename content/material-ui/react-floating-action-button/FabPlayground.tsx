import Fab from '@mui/material/Fab';
import { Playground } from 'docs-build/playground';

export default function FabPlayground() {
  return (
    <Playground
      component={Fab}
      name="Fab"
      from="@mui/material/Fab"
      controls={{
        variant: ['circular', 'extended'],
        color: ['default', 'primary', 'secondary', 'error', 'info', 'success', 'warning'],
        size: ['large', 'medium', 'small'],
        disabled: false,
        children: 'Map',
      }}
      initial={{ variant: 'extended', color: 'primary' }}
    />
  );
}
