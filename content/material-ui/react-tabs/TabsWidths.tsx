import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWidths() {
  const [value, setValue] = React.useState('departures');
  const handleChange = (_event: React.SyntheticEvent, next: string) => setValue(next);

  const tabs = ['departures', 'arrivals', 'delays'].map((name) => (
    <Tab key={name} value={name} label={name} />
  ));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      <Paper variant="outlined">
        <Tabs
          variant="fullWidth"
          value={value}
          onChange={handleChange}
          aria-label="Station board, full width"
        >
          {tabs}
        </Tabs>
      </Paper>
      <Paper variant="outlined">
        <Tabs centered value={value} onChange={handleChange} aria-label="Station board, centered">
          {tabs}
        </Tabs>
      </Paper>
    </Stack>
  );
}
