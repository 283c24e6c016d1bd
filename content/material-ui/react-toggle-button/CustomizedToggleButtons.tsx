import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const Segments = styled(ToggleButtonGroup)(({ theme }) => ({
  padding: 4,
  gap: 4,
  borderRadius: 999,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    border: 0,
    margin: 0,
    borderRadius: 999,
    paddingBlock: 6,
    paddingInline: 16,
    textTransform: 'none',
    color: (theme.vars ?? theme).palette.text.secondary,
    [`&.${toggleButtonClasses.selected}, &.${toggleButtonClasses.selected}:hover`]: {
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
      color: (theme.vars ?? theme).palette.text.primary,
      boxShadow: (theme.vars ?? theme).shadows[1],
    },
  },
}));

export default function CustomizedToggleButtons() {
  const [range, setRange] = React.useState('week');

  return (
    <Segments
      exclusive
      aria-label="Range"
      value={range}
      onChange={(_, value: string | null) => setRange(value ?? range)}
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </Segments>
  );
}
