import * as React from 'react';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select, { selectClasses } from '@mui/material/Select';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';

export default function CustomizedSelect() {
  const [order, setOrder] = React.useState('newest');

  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <Typography id="CustomizedSelect-label" variant="body2" component="div">
        Sort 48 results by
      </Typography>
      <Select
        labelId="CustomizedSelect-label"
        id="CustomizedSelect"
        size="small"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        IconComponent={UnfoldMoreIcon}
        sx={{
          fontWeight: 600,
          borderRadius: 999,
          bgcolor: 'action.hover',
          [`& .${outlinedInputClasses.notchedOutline}`]: {
            borderColor: 'transparent',
          },
          [`& .${selectClasses.icon}`]: { color: 'text.primary' },
        }}
      >
        <MenuItem value="newest">Newest</MenuItem>
        <MenuItem value="price">Lowest price</MenuItem>
        <MenuItem value="rating">Best rated</MenuItem>
      </Select>
    </Paper>
  );
}
