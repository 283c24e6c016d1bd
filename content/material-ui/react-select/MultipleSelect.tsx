import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const tags = ['Baking', 'Breakfast', 'Budget', 'Quick', 'Vegan'];

export default function MultipleSelect() {
  const [value, setValue] = React.useState<string[]>(['Breakfast', 'Quick']);

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const next = event.target.value;
    // Browser autofill hands over one comma-separated string.
    setValue(typeof next === 'string' ? next.split(',') : next);
  };

  return (
    <FormControl sx={{ width: 320 }}>
      <InputLabel id="MultipleSelect-label">Recipe tags</InputLabel>
      <Select
        multiple
        labelId="MultipleSelect-label"
        id="MultipleSelect"
        label="Recipe tags"
        value={value}
        onChange={handleChange}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((tag) => (
              <Chip key={tag} label={tag} size="small" />
            ))}
          </Box>
        )}
      >
        {tags.map((tag) => (
          <MenuItem key={tag} value={tag}>
            {tag}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
