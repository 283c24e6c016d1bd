import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoySnackbarBasic() {
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography>{archived ? 'No letters today.' : 'A letter from Aunt Vera.'}</Typography>
      <Button
        variant="outlined"
        color="neutral"
        disabled={archived}
        onClick={() => {
          setArchived(true);
          setOpen(true);
        }}
      >
        Archive it
      </Button>
      <Snackbar
        role="status"
        autoHideDuration={6000}
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        endDecorator={
          <Button
            variant="soft"
            onClick={() => {
              setArchived(false);
              setOpen(false);
            }}
          >
            Undo
          </Button>
        }
      >
        The letter is in the archive.
      </Snackbar>
    </Stack>
  );
}
