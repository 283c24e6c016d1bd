import Alert, { alertClasses } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';

const MarginNote = styled(Alert)(({ theme }) => ({
  backgroundColor: (theme.vars || theme).palette.action.hover,
  color: (theme.vars || theme).palette.text.primary,
  borderRadius: 0,
  borderInlineStart: `4px solid ${(theme.vars || theme).palette.primary.main}`,
  [`& .${alertClasses.icon}`]: {
    color: (theme.vars || theme).palette.primary.main,
    opacity: 1,
  },
  [`& .${alertClasses.message}`]: { maxWidth: '52ch' },
}));

export default function CustomizedAlert() {
  return (
    <MarginNote severity="info" role="note">
      <AlertTitle>Before you repot</AlertTitle>
      Water the plant the evening before. Moist soil keeps its shape, so fewer roots break.
    </MarginNote>
  );
}
