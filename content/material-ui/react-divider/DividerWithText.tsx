import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerWithText() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Button variant="contained">Borrow with a card</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Read in the library</Button>
    </Stack>
  );
}
