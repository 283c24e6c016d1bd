import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const events = [
  { time: '06:10', text: 'Left the bakery' },
  { time: '07:45', text: 'Sorted in Lyon' },
  { time: '09:20', text: 'On the way to you' },
];

export default function JoyStepperVertical() {
  return (
    <Stepper
      orientation="vertical"
      size="sm"
      aria-label="Your parcel"
      sx={{
        width: 260,
        '--Stepper-verticalGap': '1.5rem',
        '--Step-connectorBg': 'var(--joy-palette-primary-solidBg)',
      }}
    >
      {events.map(({ time, text }, index) => (
        <Step
          key={time}
          indicator={
            <StepIndicator
              variant={index === events.length - 1 ? 'solid' : 'outlined'}
              color="primary"
            />
          }
        >
          <div>
            <Typography level="title-sm">{text}</Typography>
            <Typography level="body-xs">{time}</Typography>
          </div>
        </Step>
      ))}
    </Stepper>
  );
}
