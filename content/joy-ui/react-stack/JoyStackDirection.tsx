import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function JoyStackDirection() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 480 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 2 }}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <p style={{ flex: 1, margin: 0 }}>Your seats are held for ten minutes.</p>
        <Button variant="plain">Release</Button>
        <Button>Buy</Button>
      </Stack>
    </Sheet>
  );
}
