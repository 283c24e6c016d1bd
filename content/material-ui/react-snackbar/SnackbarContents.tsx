import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function SnackbarContents() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <SnackbarContent role="note" message="You are offline. Edits are kept on this device." />
      <SnackbarContent
        role="note"
        message="Trip to Lisbon shared with Amara"
        action={
          <Button color="inherit" size="small">
            View
          </Button>
        }
      />
      <SnackbarContent
        role="note"
        message="The itinerary has 12 stops. Maps of more than 10 stops are drawn without street names, which saves about 80 MB."
        action={
          <Button color="inherit" size="small">
            Draw street names
          </Button>
        }
      />
    </Stack>
  );
}
