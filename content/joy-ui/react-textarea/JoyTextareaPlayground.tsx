import Textarea from '@mui/joy/Textarea';
import { Playground } from 'docs-build/playground';

export default function JoyTextareaPlayground() {
  return (
    <Playground
      component={Textarea}
      name="Textarea"
      from="@mui/joy/Textarea"
      controls={{
        placeholder: 'How was the crossing?',
        minRows: 2,
        variant: ['outlined', 'soft', 'solid', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        disabled: false,
        error: false,
      }}
      initial={{ 'aria-label': 'Review' }}
    />
  );
}
