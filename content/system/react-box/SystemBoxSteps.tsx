import * as React from 'react';
import { Box } from '@mui/system';

const steps = ['Preheat the oven', 'Roast the tomatoes', 'Blend the soup'];

export default function SystemBoxSteps() {
  const [done, setDone] = React.useState(['Preheat the oven']);
  const toggle = (step: string) =>
    setDone(done.includes(step) ? done.filter((name) => name !== step) : [...done, step]);

  return (
    <Box
      component="ol"
      sx={{
        m: 0,
        p: 0,
        width: 260,
        listStyle: 'none',
        '& li + li': { borderTop: '1px solid rgb(128 128 128 / 0.4)' },
        '& label': { display: 'flex', gap: 1.5, py: 1.5, cursor: 'pointer' },
        '& label:has(:checked)': { textDecoration: 'line-through' },
      }}
    >
      {steps.map((step) => (
        <li key={step}>
          <label>
            <input type="checkbox" checked={done.includes(step)} onChange={() => toggle(step)} />
            {step}
          </label>
        </li>
      ))}
    </Box>
  );
}
