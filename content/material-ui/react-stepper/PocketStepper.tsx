import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper, { type MobileStepperProps } from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const poses = ['Mountain', 'Tree', 'Warrior', 'Child'];
const variants: NonNullable<MobileStepperProps['variant']>[] = ['dots', 'text', 'progress'];

export default function PocketStepper() {
  const [active, setActive] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography role="status" variant="h6" component="p">
        {`Pose ${active + 1} of ${poses.length}: ${poses[active]}`}
      </Typography>
      {variants.map((variant) => (
        <MobileStepper
          key={variant}
          variant={variant}
          position="static"
          sx={{ typography: 'body2' }}
          steps={poses.length}
          activeStep={active}
          slotProps={{ progress: { 'aria-label': 'Progress of the class' } }}
          backButton={
            <Button size="small" disabled={active === 0} onClick={() => setActive(active - 1)}>
              Back
            </Button>
          }
          nextButton={
            <Button
              size="small"
              disabled={active === poses.length - 1}
              onClick={() => setActive(active + 1)}
            >
              Next
            </Button>
          }
        />
      ))}
    </Stack>
  );
}
