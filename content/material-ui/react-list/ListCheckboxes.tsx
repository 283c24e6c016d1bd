import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const groceries = ['Oats', 'Red lentils', 'Lemons', 'Dish soap'];

export default function ListCheckboxes() {
  const [bought, setBought] = React.useState<readonly string[]>(['Oats']);

  const toggle = (name: string) =>
    setBought(bought.includes(name) ? bought.filter((other) => other !== name) : [...bought, name]);

  return (
    <Paper elevation={0} sx={{ width: 300, maxWidth: '100%' }}>
      <List
        dense
        aria-labelledby="ListCheckboxes-label"
        subheader={
          <ListSubheader id="ListCheckboxes-label">
            {`${groceries.length - bought.length} left to buy`}
          </ListSubheader>
        }
      >
        {groceries.map((name) => (
          <ListItem key={name} disablePadding sx={{ px: 2 }}>
            <FormControlLabel
              control={<Checkbox checked={bought.includes(name)} onChange={() => toggle(name)} />}
              label={name}
              sx={{ flexGrow: 1, '&:has(:checked)': { textDecoration: 'line-through' } }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
