import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import { Playground } from 'docs-build/playground';

export default function JoyButtonGroupPlayground() {
  return (
    <Playground
      component={ButtonGroup}
      name="ButtonGroup"
      from="@mui/joy/ButtonGroup"
      controls={{
        variant: ['outlined', 'soft', 'solid', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        orientation: ['horizontal', 'vertical'],
        disabled: false,
      }}
      initial={{ 'aria-label': 'Period' }}
      childrenCode={'<Button>Day</Button>\n<Button>Week</Button>\n<Button>Month</Button>'}
    >
      <Button>Day</Button>
      <Button>Week</Button>
      <Button>Month</Button>
    </Playground>
  );
}
