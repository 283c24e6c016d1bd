import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function InferredChildren() {
  return (
    <Stack
      direction="row"
      role="img"
      aria-label="Placeholders for an avatar, a chip and a button"
      sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
    >
      <Skeleton variant="circular">
        <Avatar />
      </Skeleton>
      <Skeleton variant="rounded" sx={{ borderRadius: 4 }}>
        <Chip label="Woodwork" />
      </Skeleton>
      <Skeleton variant="rounded">
        <Button variant="contained">Ask a question</Button>
      </Skeleton>
    </Stack>
  );
}
