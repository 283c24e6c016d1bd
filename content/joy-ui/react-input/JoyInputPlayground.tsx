import Input from '@mui/joy/Input';
import { Playground } from 'docs-build/playground';

export default function JoyInputPlayground() {
  return (
    <Playground
      component={Input}
      name="Input"
      from="@mui/joy/Input"
      controls={{
        placeholder: 'Town or postcode',
        variant: ['outlined', 'soft', 'solid', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        disabled: false,
        error: false,
      }}
      initial={{ 'aria-label': 'Place' }}
    />
  );
}
