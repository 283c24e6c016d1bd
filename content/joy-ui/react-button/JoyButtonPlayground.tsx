import Button from '@mui/joy/Button';
import { Playground } from 'docs-build/playground';

export default function JoyButtonPlayground() {
  return (
    <Playground
      component={Button}
      name="Button"
      from="@mui/joy/Button"
      controls={{
        variant: ['solid', 'soft', 'outlined', 'plain'],
        color: ['primary', 'neutral', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        disabled: false,
        loading: false,
        children: 'Place order',
      }}
    />
  );
}
