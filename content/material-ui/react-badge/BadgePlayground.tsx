import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import { Playground } from 'docs-build/playground';

export default function BadgePlayground() {
  return (
    <Playground
      component={Badge}
      name="Badge"
      from="@mui/material/Badge"
      controls={{
        badgeContent: 4,
        max: [99, 9, 3],
        color: ['default', 'primary', 'secondary', 'error', 'info', 'success', 'warning'],
        variant: ['standard', 'dot'],
        overlap: ['rectangular', 'circular'],
        invisible: false,
        showZero: false,
      }}
      childrenCode="<MailIcon />"
    >
      <MailIcon />
    </Playground>
  );
}
