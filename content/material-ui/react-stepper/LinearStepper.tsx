import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Meet', text: 'Visit the cat twice before you decide.' },
  { label: 'Prepare', text: 'Set up a litter box and a quiet corner.' },
  { label: 'Adopt', text: 'Sign the contract and bring a carrier.' },
];

export default function LinearStepper() {
  const [active, setActive] = React.useState(0);
  const done = active === steps.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active}>
        {steps.map(({ label }) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {steps[active]?.text ?? 'The cat has moved in.'}
      </Typography>
      <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
        Back
      </Button>
      <Button variant="contained" disabled={done} onClick={() => setActive(active + 1)}>
        {active < steps.length - 1 ? 'Next' : 'Finish'}
      </Button>
    </Box>
  );
}
