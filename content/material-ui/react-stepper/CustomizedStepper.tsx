import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';

const ThickConnector = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
    [`& .${stepConnectorClasses.line}`]: {
      borderColor: (theme.vars || theme).palette.primary.main,
    },
  },
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 3 },
}));

function Ring({ active, completed, icon }: StepIconProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        border: 2,
        borderColor: active || completed ? 'primary.main' : 'text.disabled',
        typography: 'caption',
      }}
    >
      {completed ? <CheckIcon color="primary" fontSize="inherit" /> : icon}
    </Box>
  );
}

export default function CustomizedStepper() {
  return (
    <Stepper alternativeLabel activeStep={1} connector={<ThickConnector />} sx={{ width: '100%' }}>
      {['Soak', 'Ferment', 'Press'].map((label) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: Ring }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
