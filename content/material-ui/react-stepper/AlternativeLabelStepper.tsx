import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const stations = ['Ordered', 'Packed in Gdańsk', 'On the way', 'At your door'];
const CURRENT = 2;

export default function AlternativeLabelStepper() {
  return (
    <Stepper
      alternativeLabel
      component="ol"
      activeStep={CURRENT}
      aria-label="Parcel"
      sx={{ width: '100%', listStyle: 'none', p: 0, m: 0 }}
    >
      {stations.map((station, index) => (
        <Step key={station} component="li" aria-current={index === CURRENT ? 'step' : undefined}>
          <StepLabel>{station}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
