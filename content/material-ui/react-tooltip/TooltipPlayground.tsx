import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Playground } from 'docs-build/playground';

export default function TooltipPlayground() {
  return (
    <Playground
      component={Tooltip}
      name="Tooltip"
      from="@mui/material/Tooltip"
      controls={{
        title: 'Saved two minutes ago',
        arrow: false,
        followCursor: false,
        placement: ['bottom', 'top', 'left', 'right'],
      }}
      initial={{ describeChild: true }}
      childrenCode="<Button>Draft</Button>"
    >
      <Button>Draft</Button>
    </Playground>
  );
}
