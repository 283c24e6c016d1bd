import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { name: 'Route', text: 'Which way do you walk, and for how many days?' },
  { name: 'Huts', text: 'Where do you sleep? Book early in August.' },
  { name: 'Group', text: 'Who comes along, and who carries the tent?' },
];

export default function JoyStepperForm() {
  const [current, setCurrent] = React.useState(0);
  const last = current === steps.length - 1;

  return (
    <Stack spacing={3} sx={{ width: 300 }}>
      <Stepper aria-label="Planning">
        {steps.map(({ name }, index) => (
          <Step
            key={name}
            orientation="vertical"
            active={index === current}
            completed={index < current}
            indicator={
              <StepIndicator
                variant={index <= current ? 'solid' : 'soft'}
                color={index <= current ? 'primary' : 'neutral'}
              >
                {index + 1}
              </StepIndicator>
            }
          >
            <StepButton
              aria-current={index === current ? 'step' : undefined}
              onClick={() => setCurrent(index)}
              sx={{ color: 'text.primary' }}
            >
              {name}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography aria-live="polite">{steps[current]?.text}</Typography>
      <Button variant="soft" onClick={() => setCurrent(last ? 0 : current + 1)}>
        {last ? 'Back to the route' : 'Next'}
      </Button>
    </Stack>
  );
}
