import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { cities } from './cities';

export default function GroupedAutocomplete() {
  return (
    <Autocomplete
      options={cities}
      groupBy={({ region }) => region}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Office" />}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <div role="group" aria-label={group}>
            <Box
              aria-hidden
              sx={{
                position: 'sticky',
                top: -8,
                px: 2,
                py: 0.5,
                typography: 'overline',
                color: 'primary.main',
                bgcolor: 'background.paper',
              }}
            >
              {group}
            </Box>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </div>
        </li>
      )}
    />
  );
}
