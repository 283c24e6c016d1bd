import Avatar from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { portraits } from './portraits';

const colleagues = [
  { name: 'Wren Abebe', state: 'Available', color: 'success', src: portraits.wren },
  { name: 'Ingrid Solberg', state: 'In a call', color: 'error', src: portraits.ingrid },
] as const;

export default function AvatarPresence() {
  return (
    <Stack spacing={2}>
      {colleagues.map(({ name, state, color, src }) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Badge
            variant="dot"
            overlap="circular"
            color={color}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            sx={{
              [`& .${badgeClasses.badge}`]: {
                width: 12,
                height: 12,
                borderRadius: '50%',
                border: '2px solid',
                borderColor: 'background.paper',
              },
            }}
          >
            <Avatar alt="" src={src} />
          </Badge>
          <Box>
            <Typography>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {state}
            </Typography>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
