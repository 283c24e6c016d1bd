import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { portraits } from './portraits';

const sizes = [24, 40, 64, 96];

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <Avatar
          key={size}
          alt={`Ingrid Solberg at ${size} pixels`}
          src={portraits.ingrid}
          sx={{ width: size, height: size }}
        />
      ))}
    </Stack>
  );
}
