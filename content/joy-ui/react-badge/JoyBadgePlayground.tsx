import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import { Playground } from 'docs-build/playground';

export default function JoyBadgePlayground() {
  return (
    <Playground
      component={Badge}
      name="Badge"
      from="@mui/joy/Badge"
      controls={{
        badgeContent: 4,
        max: [99, 9, 3],
        variant: ['solid', 'soft', 'outlined', 'plain'],
        color: ['primary', 'neutral', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        invisible: false,
        showZero: false,
      }}
      childrenCode="<Avatar>MK</Avatar>"
    >
      <Avatar>MK</Avatar>
    </Playground>
  );
}
