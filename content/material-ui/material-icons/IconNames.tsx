import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function moduleOf(googleName: string) {
  return googleName
    .trim()
    .toLowerCase()
    .split(/[_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

export default function IconNames() {
  const [name, setName] = React.useState('volunteer_activism');

  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <TextField
        fullWidth
        id="IconNames"
        label="Name at Google"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 2, fontFamily: 'monospace', overflowWrap: 'anywhere', direction: 'ltr' }}
      >
        {name.trim() ? `@mui/icons-material/${moduleOf(name)}` : 'Type a name'}
      </Typography>
    </Box>
  );
}
