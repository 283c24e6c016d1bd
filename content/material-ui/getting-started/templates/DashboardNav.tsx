import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BarChartIcon from '@mui/icons-material/BarChart';
import BoatIcon from '@mui/icons-material/DirectionsBoatOutlined';
import BookingIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import RouteIcon from '@mui/icons-material/RouteOutlined';

const entries = [
  { name: 'Overview', icon: <HomeIcon fontSize="small" /> },
  { name: 'Sailings', icon: <RouteIcon fontSize="small" /> },
  { name: 'Bookings', icon: <BookingIcon fontSize="small" /> },
  { name: 'Fleet', icon: <BoatIcon fontSize="small" /> },
  { name: 'Reports', icon: <BarChartIcon fontSize="small" /> },
];

export function Brand() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, color: 'primary.main' }}>
      <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden>
        <path
          d="M14 3v9M3 16c3.7 3.2 7.3 3.2 11 0s7.3-3.2 11 0M6 22c2.7 2.3 5.3 2.3 8 0s5.3-2.3 8 0"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <Typography component="span" color="text.primary" sx={{ fontWeight: 700 }}>
        Northlight
      </Typography>
    </Stack>
  );
}

export default function DashboardNav() {
  return (
    <Stack sx={{ height: '100%', p: 1.5, '& .MuiListItemButton-root': { borderRadius: 2 } }}>
      <Stack sx={{ p: 1.5 }}>
        <Brand />
      </Stack>
      <List sx={{ display: 'grid', gap: 0.5 }}>
        {entries.map(({ name, icon }, index) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              href={`#${name.toLowerCase()}`}
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
              sx={{ typography: 'body2', color: index === 0 ? 'text.primary' : 'text.secondary' }}
            >
              <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{icon}</ListItemIcon>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mt: 'auto', p: 1.5 }}>
        <Avatar aria-hidden sx={{ width: 36, height: 36, fontSize: 14, bgcolor: 'text.primary' }}>
          IS
        </Avatar>
        <Typography variant="body2">
          Ines Sandvik
          <Typography component="span" variant="caption" color="text.secondary" display="block">
            Harbor office, Varn
          </Typography>
        </Typography>
      </Stack>
    </Stack>
  );
}
