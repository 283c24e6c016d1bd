import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const ThickSlider = styled(Slider)(({ theme }) => ({
  height: 12,
  [`& .${sliderClasses.track}`]: { border: 0 },
  [`& .${sliderClasses.rail}`]: { opacity: 0.2 },
  [`& .${sliderClasses.thumb}`]: {
    width: 8,
    height: 28,
    borderRadius: 4,
    outline: '3px solid',
    outlineColor: (theme.vars ?? theme).palette.background.paper,
    '&::before': { boxShadow: 'none' },
    [`&:hover, &.${sliderClasses.focusVisible}, &.${sliderClasses.active}`]: {
      boxShadow: 'none',
    },
    [`&.${sliderClasses.focusVisible}`]: {
      outlineColor: (theme.vars ?? theme).palette.text.primary,
    },
  },
  [`& .${sliderClasses.valueLabel}`]: {
    borderRadius: 999,
    '&::before': { display: 'none' },
  },
}));

export default function CustomizedSlider() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography id="CustomizedSlider-label">Warmth of the light</Typography>
      <ThickSlider
        aria-labelledby="CustomizedSlider-label"
        min={2200}
        max={6500}
        step={100}
        defaultValue={2700}
        valueLabelDisplay="auto"
        valueLabelFormat={(kelvin) => `${kelvin} K`}
        getAriaValueText={(kelvin) => `${kelvin} kelvins`}
      />
    </Box>
  );
}
