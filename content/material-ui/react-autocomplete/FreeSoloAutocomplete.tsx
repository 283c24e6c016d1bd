import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

const recent = ['bike repair', 'choir', 'night market', 'swimming lessons'];

export default function FreeSoloAutocomplete() {
  const [query, setQuery] = React.useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Autocomplete
        freeSolo
        options={recent}
        value={query}
        onChange={(_event, next) => setQuery(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Search the neighborhood"
            slotProps={{
              input: {
                ...params.InputProps,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {query ? `Looking for “${query}”.` : 'Type anything and press Enter.'}
      </Typography>
    </Stack>
  );
}
