import MicIcon from '@mui/icons-material/Mic';
import Fab, { fabClasses } from '@mui/material/Fab';
import { styled } from '@mui/material/styles';

const SoftFab = styled(Fab)(({ theme }) => ({
  borderRadius: 16,
  textTransform: 'none',
  fontSize: theme.typography.body1.fontSize,
  boxShadow: (theme.vars ?? theme).shadows[2],
  '&:active': { boxShadow: (theme.vars ?? theme).shadows[1] },
  [`&.${fabClasses.focusVisible}`]: {
    outline: '3px solid',
    outlineColor: (theme.vars ?? theme).palette.text.primary,
    outlineOffset: 2,
  },
}));

export default function CustomizedFab() {
  return (
    <SoftFab variant="extended" color="secondary">
      <MicIcon sx={{ marginInlineEnd: 1 }} />
      Record
    </SoftFab>
  );
}
