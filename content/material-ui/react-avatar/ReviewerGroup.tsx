import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { portraits } from './portraits';

export default function ReviewerGroup() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography>Reviewers</Typography>
      <AvatarGroup
        max={4}
        role="img"
        aria-label="Reviewed by Leila, Tomas, Wren and two others"
        slotProps={{ surplus: { sx: { bgcolor: 'text.secondary', fontSize: 16 } } }}
      >
        <Avatar alt="Leila" src={portraits.leila} />
        <Avatar alt="Tomas" src={portraits.tomas} />
        <Avatar alt="Wren" src={portraits.wren} />
        <Avatar alt="Ingrid" src={portraits.ingrid} />
        <Avatar alt="Mateo" sx={{ bgcolor: 'secondary.main' }}>
          M
        </Avatar>
      </AvatarGroup>
    </Stack>
  );
}
