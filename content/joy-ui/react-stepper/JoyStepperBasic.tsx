import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function JoyStepperBasic() {
  return (
    <Stepper sx={{ width: '100%', maxWidth: 420 }} aria-label="Repair of your bike">
      <Step completed indicator={<StepIndicator color="success">1</StepIndicator>}>
        Checked
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            2
          </StepIndicator>
        }
      >
        Repair
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Pick up</Step>
    </Stepper>
  );
}
