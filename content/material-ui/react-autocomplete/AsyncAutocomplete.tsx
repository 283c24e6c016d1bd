import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { cities, type City } from './cities';

function fetchCities(signal: AbortSignal): Promise<City[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(cities), 1200);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function AsyncAutocomplete() {
  const [open, setOpen] = React.useState(false);
  const [options, setOptions] = React.useState<City[]>([]);
  const loading = open && options.length === 0;

  React.useEffect(() => {
    const controller = new AbortController();
    if (loading) {
      void fetchCities(controller.signal).then(setOptions);
    }
    return () => controller.abort();
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={loading}
      loadingText="Asking the timetable…"
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Arrival city"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <React.Fragment>
                  {loading && <CircularProgress size={20} aria-label="Loading cities" />}
                  {params.InputProps.endAdornment}
                </React.Fragment>
              ),
            },
          }}
        />
      )}
    />
  );
}
