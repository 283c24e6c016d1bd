import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const chapters = ['Family', 'Childhood', 'Work', 'Photos'];

export default function NonLinearStepper() {
  const [active, setActive] = React.useState(1);
  const [completed, setCompleted] = React.useState(['Family']);

  const finish = () => {
    setCompleted([...completed, chapters[active] ?? '']);
    setActive((active + 1) % chapters.length);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear activeStep={active} sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        {chapters.map((chapter, index) => (
          <Step key={chapter} completed={completed.includes(chapter)}>
            <StepButton onClick={() => setActive(index)}>{chapter}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography sx={{ mt: 3, mb: 1 }}>
        {`Chapter “${chapters[active]}”: ${completed.length} of ${chapters.length} are written.`}
      </Typography>
      <Button disabled={completed.includes(chapters[active] ?? '')} onClick={finish}>
        Mark as written
      </Button>
    </Box>
  );
}
