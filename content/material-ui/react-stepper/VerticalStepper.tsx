import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Turn off the water', text: 'The valve is under the sink. Open the tap to check.' },
  { label: 'Remove the handle', text: 'Pry off the cap and loosen the screw below it.' },
  { label: 'Replace the cartridge', text: 'Note how the old one sits. Pull it out straight.' },
];

export default function VerticalStepper() {
  const [active, setActive] = React.useState(0);

  return (
    <div>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map(({ label, text }, index) => (
          <Step key={label}>
            <StepLabel
              optional={index === 1 && <Typography variant="caption">2 mm key</Typography>}
            >
              {label}
            </StepLabel>
            <StepContent>
              <Typography sx={{ mb: 2 }}>{text}</Typography>
              <Button variant="contained" onClick={() => setActive(index + 1)}>
                Done
              </Button>
              <Button disabled={index === 0} onClick={() => setActive(index - 1)}>
                Back
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {active === steps.length && (
        <Button onClick={() => setActive(0)} sx={{ mt: 2 }}>
          Repair another tap
        </Button>
      )}
    </div>
  );
}
