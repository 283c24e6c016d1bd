import PersonIcon from '@mui/icons-material/Person';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge overlap="rectangular" badgeContent={2} color="secondary">
        <Avatar variant="rounded" sx={colors}>
          <PersonIcon />
        </Avatar>
      </Badge>
      <Badge overlap="circular" badgeContent={2} color="secondary">
        <Avatar sx={colors}>
          <PersonIcon />
        </Avatar>
      </Badge>
    </Stack>
  );
}
