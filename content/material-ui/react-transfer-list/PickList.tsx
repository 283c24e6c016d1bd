import type * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export interface PickListProps {
  label: string;
  items: readonly string[];
  checked: readonly string[];
  onChange: (checked: string[]) => void;
  /** Shown above the items instead of the label. */
  header?: React.ReactNode;
}

/** One side of a transfer list: items with checkboxes in a box of fixed height. */
export function PickList({ label, items, checked, onChange, header }: PickListProps) {
  const toggle = (item: string) =>
    onChange(
      checked.includes(item) ? checked.filter((other) => other !== item) : [...checked, item],
    );

  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      {header ?? (
        <Typography variant="subtitle2" component="div" sx={{ px: 2, pt: 1.5 }}>
          {label}
        </Typography>
      )}
      <List
        dense
        aria-label={label}
        sx={{ position: 'relative', height: 200, overflow: 'auto', boxSizing: 'border-box' }}
      >
        {items.map((item) => (
          <ListItem key={item} disablePadding sx={{ px: 2 }}>
            <FormControlLabel
              label={item}
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(item)}
                  onChange={() => toggle(item)}
                />
              }
              sx={{ flexGrow: 1, mr: 0 }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
