import * as React from 'react';
import Box from '@mui/material/Box';

const plans = [
  { name: 'Solo', price: '$5 a month' },
  { name: 'Team', price: '$18 a month' },
  { name: 'Studio', price: '$45 a month' },
];

export default function BorderSelection() {
  const [chosen, setChosen] = React.useState('Team');

  return (
    <Box role="radiogroup" aria-label="Plan" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {plans.map(({ name, price }) => (
        <Box
          key={name}
          component="label"
          sx={{
            p: 2,
            border: 1,
            borderColor: chosen === name ? 'primary.main' : 'divider',
            borderRadius: 2,
            outline: chosen === name ? 1 : 0,
            outlineColor: 'primary.main',
            cursor: 'pointer',
          }}
        >
          <input
            type="radio"
            name="border-selection-plan"
            checked={chosen === name}
            onChange={() => setChosen(name)}
          />{' '}
          {name}
          <Box sx={{ color: 'text.secondary', mt: 1 }}>{price}</Box>
        </Box>
      ))}
    </Box>
  );
}
