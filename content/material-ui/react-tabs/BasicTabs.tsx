import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const sections = [
  { label: 'Shop', text: 'Flour, water, salt and a spoon of starter.' },
  { label: 'Bake', text: 'Mix, fold four times, rest overnight, bake hot.' },
  { label: 'Keep', text: 'Keeps three days in linen, a month when frozen.' },
];

export default function BasicTabs() {
  const id = React.useId();
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        aria-label="Bread recipe"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {sections.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {sections.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          hidden={value !== index}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
