import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import { portraits } from './portraits';

export default function TotalAvatars() {
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <AvatarGroup
        total={1480}
        role="img"
        aria-label="Leila, Tomas and 1,478 other people signed"
        renderSurplus={(surplus) => `${Math.floor(surplus / 1000)}k`}
        slotProps={{ surplus: { sx: { bgcolor: 'text.secondary', fontSize: 16 } } }}
      >
        <Avatar alt="Leila" src={portraits.leila} />
        <Avatar alt="Tomas" src={portraits.tomas} />
      </AvatarGroup>
      <AvatarGroup
        variant="rounded"
        spacing={-4}
        role="img"
        aria-label="In this room: Wren and Ingrid"
      >
        <Avatar alt="Wren" src={portraits.wren} />
        <Avatar alt="Ingrid" src={portraits.ingrid} />
      </AvatarGroup>
    </Box>
  );
}
