import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const genres: Record<string, string> = {
  drama: 'Drama',
  comedy: 'Comedy',
  documentary: 'Documentary',
};

export default function SelectPlaceholder() {
  const [genre, setGenre] = React.useState('');

  return (
    <Select
      displayEmpty
      size="small"
      SelectDisplayProps={{ 'aria-label': 'Genre' }}
      value={genre}
      onChange={(event) => setGenre(event.target.value)}
      renderValue={(value) =>
        value ? (
          genres[value]
        ) : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Any genre
          </Box>
        )
      }
      sx={{ minWidth: 200 }}
    >
      <MenuItem value="">Any genre</MenuItem>
      {Object.entries(genres).map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
}
