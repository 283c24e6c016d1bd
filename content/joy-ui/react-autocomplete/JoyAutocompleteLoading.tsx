import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const answer = ['Room 101', 'Room 204', 'Room 310'];

export default function JoyAutocompleteLoading() {
  const [open, setOpen] = React.useState(false);
  const [rooms, setRooms] = React.useState<string[]>([]);
  const loading = open && rooms.length === 0;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setRooms(answer), 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Free room</FormLabel>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={rooms}
        loading={loading}
        loadingText="Asking for free rooms…"
        endDecorator={loading && <CircularProgress size="sm" aria-label="Loading rooms" />}
      />
    </FormControl>
  );
}
