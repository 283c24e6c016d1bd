import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const toppings = ['Olives', 'Capers', 'Peppers', 'Onions', 'Artichokes', 'Mushrooms'];

export default function DirectTransferList() {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = React.useState<readonly string[]>(['Olives']);
  const sides = [
    { label: 'On the pizza', items: chosen, verb: 'Remove' },
    {
      label: 'In the kitchen',
      items: toppings.filter((name) => !chosen.includes(name)),
      verb: 'Add',
    },
  ];

  const move = (name: string) => {
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
    rootRef.current?.focus();
  };

  return (
    <Box
      ref={rootRef}
      role="group"
      aria-label="Toppings"
      tabIndex={-1}
      sx={{ display: 'grid', gap: 2, width: 340, maxWidth: '100%', outline: 0 }}
    >
      {sides.map(({ label, items, verb }) => (
        <Paper key={label} role="group" aria-label={label} variant="outlined" sx={{ p: 2 }}>
          <Typography gutterBottom>{`${label} (${items.length})`}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 32 }}>
            {items.map((name) => (
              <Chip
                key={name}
                label={name}
                aria-label={`${verb} ${name}`}
                variant={verb === 'Add' ? 'outlined' : 'filled'}
                onClick={() => move(name)}
              />
            ))}
          </Box>
        </Paper>
      ))}
      <Typography role="status" variant="body2">
        {`Chosen: ${chosen.join(', ') || 'nothing yet'}`}
      </Typography>
    </Box>
  );
}
