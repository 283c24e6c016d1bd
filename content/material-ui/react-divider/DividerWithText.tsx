import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerWithText() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Button variant="contained">Borrow with a card</Button>
      <Divider role="presentation">
        <Typography variant="body2" component="span">
          or
        </Typography>
      </Divider>
      <Button variant="outlined">Read in the library</Button>
    </Stack>
  );
}
