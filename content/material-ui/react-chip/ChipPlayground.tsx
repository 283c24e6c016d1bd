import Chip from '@mui/material/Chip';
import { Playground } from 'docs-build/playground';

export default function ChipPlayground() {
  return (
    <Playground
      component={Chip}
      name="Chip"
      from="@mui/material/Chip"
      controls={{
        label: 'Vegetarian',
        variant: ['filled', 'outlined'],
        color: ['default', 'primary', 'secondary', 'error', 'info', 'success', 'warning'],
        size: ['medium', 'small'],
        disabled: false,
        clickable: false,
      }}
    />
  );
}
