import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { icons } from './selection';

export default function IconGallery() {
  const [query, setQuery] = React.useState('');
  const [chosen, setChosen] = React.useState('Favorite');
  const wanted = query.trim().toLowerCase();
  const found = icons.filter(({ name, words }) =>
    `${name} ${words}`.toLowerCase().includes(wanted),
  );

  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
      <TextField
        id="IconGallery"
        size="small"
        label="Search this selection"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        helperText={`${found.length} of ${icons.length} icons`}
        slotProps={{ formHelperText: { role: 'status' } }}
        sx={{ maxWidth: 320 }}
      />
      <Box
        role="group"
        aria-label="Icons"
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
        }}
      >
        {found.map(({ name, Icon }) => (
          <ToggleButton
            key={name}
            value={name}
            aria-label={name}
            selected={name === chosen}
            onChange={() => setChosen(name)}
          >
            <Icon />
          </ToggleButton>
        ))}
      </Box>
      <Typography
        role="status"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', direction: 'ltr' }}
      >
        {`import ${chosen}Icon from '@mui/icons-material/${chosen}';`}
      </Typography>
    </Box>
  );
}
