import AlbumIcon from '@mui/icons-material/Album';
import StorefrontIcon from '@mui/icons-material/Storefront';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { portraits } from './portraits';

const results = [
  { name: 'Wren Abebe', kind: 'Person', variant: 'circular', src: portraits.wren },
  { name: 'Night Market Records', kind: 'Shop', variant: 'rounded', icon: <StorefrontIcon /> },
  { name: 'Tidal Rooms', kind: 'Album', variant: 'square', icon: <AlbumIcon /> },
] as const;

export default function AvatarVariants() {
  return (
    <Stack spacing={1.5}>
      {results.map(({ name, kind, variant, ...picture }) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Avatar
            alt=""
            variant={variant}
            src={'src' in picture ? picture.src : undefined}
            sx={{ bgcolor: 'text.secondary', color: 'background.paper' }}
          >
            {'icon' in picture && picture.icon}
          </Avatar>
          <Box>
            <Typography>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {kind}
            </Typography>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
