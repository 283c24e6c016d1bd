import * as React from 'react';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const tides = { Today: '06:12 and 18:40', Tomorrow: '07:01 and 19:25', Sunday: '07:48 and 20:09' };

export default function JoyTabsPill() {
  const [day, setDay] = React.useState<number | string | null>('Today');

  return (
    <Tabs
      value={day}
      onChange={(_event, value) => setDay(value)}
      sx={{ bgcolor: 'transparent', width: 320, alignItems: 'center' }}
    >
      <TabList
        disableUnderline
        variant="soft"
        sx={{
          '--List-padding': '4px',
          '--List-radius': '24px',
          '--List-gap': '4px',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            bgcolor: 'background.body',
            boxShadow: 'sm',
          },
        }}
      >
        {Object.keys(tides).map((name) => (
          <Tab key={name} value={name} disableIndicator>
            {name}
          </Tab>
        ))}
      </TabList>
      {Object.entries(tides).map(([name, times]) => (
        <TabPanel key={name} value={name}>
          High water at {times}
        </TabPanel>
      ))}
    </Tabs>
  );
}
