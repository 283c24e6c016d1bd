import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Kitchen', state: '21 °C, window open' },
  { name: 'Studio', state: '19 °C, lights dimmed' },
  { name: 'Cellar', state: '12 °C, all quiet' },
];

export default function VerticalTabs() {
  const id = React.useId();
  const [room, setRoom] = React.useState('Kitchen');

  return (
    <Box sx={{ display: 'flex', width: '100%', minHeight: 180 }}>
      <Tabs
        orientation="vertical"
        value={room}
        onChange={(_event, next: string) => setRoom(next)}
        aria-label="Rooms"
        sx={{ borderRight: 1, borderColor: 'divider', minWidth: 120 }}
      >
        {rooms.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
          />
        ))}
      </Tabs>
      {rooms.map(({ name, state }) => (
        <Box
          key={name}
          role="tabpanel"
          hidden={room !== name}
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          tabIndex={0}
          sx={{ p: 2, flexGrow: 1 }}
        >
          <Typography>{state}</Typography>
        </Box>
      ))}
    </Box>
  );
}
