import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const LanternSwitch = styled(Switch)(({ theme }) => ({
  width: 64,
  height: 40,
  padding: 8,
  [`& .${switchClasses.switchBase}`]: {
    padding: 11,
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(24px)',
      color: (theme.vars || theme).palette.common.white,
      [`& + .${switchClasses.track}`]: {
        opacity: 1,
        backgroundColor: (theme.vars || theme).palette.success.dark,
      },
    },
    [`&.${switchClasses.disabled} + .${switchClasses.track}`]: {
      opacity: 0.3,
    },
  },
  [`& .${switchClasses.thumb}`]: {
    width: 18,
    height: 18,
    boxShadow: 'none',
  },
  [`& .${switchClasses.track}`]: {
    borderRadius: 12,
  },
}));

export default function CustomizedSwitch() {
  return (
    <FormControlLabel
      label="Porch lantern"
      control={<LanternSwitch defaultChecked />}
      sx={{ gap: 1 }}
    />
  );
}
