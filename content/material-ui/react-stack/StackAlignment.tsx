import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackAlignment() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ width: '100%', alignItems: 'baseline', justifyContent: 'space-between' }}
    >
      <Typography variant="h5" component="h3">
        Balance
      </Typography>
      <Typography color="text.secondary" sx={{ flexGrow: 1 }}>
        218.40 €
      </Typography>
      <Button>Top up</Button>
    </Stack>
  );
}
