import Slider from '@mui/joy/Slider';
import { styled } from '@mui/joy/styles';

const Flag = styled('span')(({ theme }) => ({
  position: 'absolute',
  bottom: '100%',
  left: '50%',
  padding: theme.spacing(0.25, 1),
  marginBottom: theme.spacing(0.5),
  borderLeft: `3px solid ${theme.vars.palette.neutral[500]}`,
  fontFamily: theme.vars.fontFamily.body,
  fontSize: theme.vars.fontSize.sm,
  whiteSpace: 'nowrap',
  ...theme.variants.soft.danger,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 8px) 50%, 100% 100%, 0 100%)',
  paddingRight: theme.spacing(2),
}));

export default function JoyStructureFlag() {
  return (
    <Slider
      aria-label="Meters climbed"
      defaultValue={1200}
      min={0}
      max={2400}
      step={100}
      valueLabelDisplay="on"
      valueLabelFormat={(value) => `${value} m`}
      slots={{ valueLabel: Flag }}
      sx={{ width: 260, mt: 3, mr: 6 }}
    />
  );
}
