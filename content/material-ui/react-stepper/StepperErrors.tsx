import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepperErrors() {
  return (
    <Stepper activeStep={2} orientation="vertical">
      <Step>
        <StepLabel>Applicant</StepLabel>
      </Step>
      <Step completed={false}>
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              The floor plan is missing
            </Typography>
          }
        >
          Building
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Neighbors</StepLabel>
      </Step>
      <Step>
        <StepLabel optional={<Typography variant="caption">Only for listed buildings</Typography>}>
          Monument office
        </StepLabel>
      </Step>
    </Stepper>
  );
}
