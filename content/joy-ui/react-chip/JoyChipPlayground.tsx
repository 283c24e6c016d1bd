import Chip from '@mui/joy/Chip';
import { Playground } from 'docs-build/playground';

export default function JoyChipPlayground() {
  return (
    <Playground
      component={Chip}
      name="Chip"
      from="@mui/joy/Chip"
      controls={{
        variant: ['soft', 'solid', 'outlined', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        disabled: false,
        children: 'Gluten-free',
      }}
    />
  );
}
