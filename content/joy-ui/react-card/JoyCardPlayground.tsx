import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { Playground } from 'docs-build/playground';

export default function JoyCardPlayground() {
  return (
    <Playground
      component={Card}
      name="Card"
      from="@mui/joy/Card"
      controls={{
        variant: ['outlined', 'soft', 'solid', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        orientation: ['vertical', 'horizontal'],
      }}
      childrenCode={
        '<Typography level="title-md">Night ferry</Typography>\n<Typography level="body-sm">Leaves at 22:10</Typography>'
      }
    >
      <Typography level="title-md">Night ferry</Typography>
      <Typography level="body-sm">Leaves at 22:10</Typography>
    </Playground>
  );
}
