import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const doctors = [
  { initials: 'HM', name: 'Dr. Haddad', color: 'success', state: 'Available' },
  { initials: 'YO', name: 'Dr. Okafor', color: 'warning', state: 'In a call' },
  { initials: 'JS', name: 'Dr. Sato', color: 'neutral', state: 'Off duty' },
] as const;

export default function JoyBadgeStatus() {
  return (
    <Stack spacing={2}>
      {doctors.map(({ initials, name, color, state }) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Badge
            color={color}
            size="sm"
            badgeInset="14%"
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          >
            <Avatar aria-hidden>{initials}</Avatar>
          </Badge>
          <div>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{state}</Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
