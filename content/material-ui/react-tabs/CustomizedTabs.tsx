import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const PillTabs = styled(Tabs)(({ theme }) => ({
  padding: theme.spacing(0.5),
  borderRadius: 999,
  backgroundColor: (theme.vars || theme).palette.action.hover,
  [`& .${tabsClasses.indicator}`]: {
    display: 'none',
  },
}));

const PillTab = styled(Tab)(({ theme }) => ({
  borderRadius: 999,
  textTransform: 'none',
  color: (theme.vars || theme).palette.text.primary,
  [`&.${tabClasses.selected}`]: {
    color: (theme.vars || theme).palette.primary.contrastText,
    backgroundColor: (theme.vars || theme).palette.primary.main,
  },
}));

export default function CustomizedTabs() {
  const [range, setRange] = React.useState('week');

  return (
    <PillTabs
      value={range}
      onChange={(_event, next: string) => setRange(next)}
      aria-label="Training range"
    >
      <PillTab value="day" label="Day" />
      <PillTab value="week" label="Week" />
      <PillTab value="month" label="Month" />
    </PillTabs>
  );
}
