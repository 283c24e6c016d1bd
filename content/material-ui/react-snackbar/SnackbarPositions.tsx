import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const origins: SnackbarOrigin[] = [
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
];

export default function SnackbarPositions() {
  const [origin, setOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'left',
  });
  const [open, setOpen] = React.useState(false);

  const show = (next: SnackbarOrigin) => {
    setOrigin(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {origins.map((next) => (
        <Button key={`${next.vertical} ${next.horizontal}`} onClick={() => show(next)}>
          {`${next.vertical} ${next.horizontal}`}
        </Button>
      ))}
      <Snackbar
        key={`${origin.vertical} ${origin.horizontal}`}
        anchorOrigin={origin}
        open={open}
        autoHideDuration={4000}
        message="Bus 12 leaves in 3 minutes"
        onClose={() => setOpen(false)}
        slotProps={{ content: { role: 'status' } }}
      />
    </Stack>
  );
}
