import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
import { Playground } from 'docs-build/playground';

export default function JoyTooltipPlayground() {
  return (
    <Playground
      component={Tooltip}
      name="Tooltip"
      from="@mui/joy/Tooltip"
      controls={{
        title: 'Saved two minutes ago',
        variant: ['solid', 'soft', 'outlined', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        arrow: false,
        placement: ['bottom', 'top', 'left', 'right'],
      }}
      initial={{ describeChild: true }}
      childrenCode='<Button variant="soft">Draft</Button>'
    >
      <Button variant="soft">Draft</Button>
    </Playground>
  );
}
