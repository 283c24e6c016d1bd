import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Playground } from 'docs-build/playground';

export default function ButtonGroupPlayground() {
  return (
    <Playground
      component={ButtonGroup}
      name="ButtonGroup"
      from="@mui/material/ButtonGroup"
      controls={{
        variant: ['outlined', 'contained', 'text'],
        color: ['primary', 'secondary', 'error', 'info', 'success', 'warning'],
        size: ['medium', 'small', 'large'],
        orientation: ['horizontal', 'vertical'],
        disabled: false,
        fullWidth: false,
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
