import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const diets = ['Vegetarian', 'Vegan', 'Without gluten', 'Without nuts'];

export default function JoySelectMultiple() {
  const [chosen, setChosen] = React.useState(['Vegan']);

  return (
    <FormControl sx={{ width: 320 }}>
      <FormLabel>Meals for the workshop</FormLabel>
      <Select
        multiple
        placeholder="No special meals"
        value={chosen}
        onChange={(_event, value) => setChosen(value)}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map(({ value, label }) => (
              <Chip key={value} variant="soft" color="primary">
                {label}
              </Chip>
            ))}
          </Box>
        )}
      >
        {diets.map((diet) => (
          <Option key={diet} value={diet}>
            {diet}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
