import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function LabTabs() {
  const [tab, setTab] = React.useState('strings');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <TabContext value={tab}>
        <TabList
          aria-label="Sections of the orchestra"
          onChange={(_event, next: string) => setTab(next)}
        >
          <Tab label="Strings" value="strings" />
          <Tab label="Winds" value="winds" />
          <Tab label="Percussion" value="percussion" />
        </TabList>
        <TabPanel value="strings">Violins, violas, cellos and basses</TabPanel>
        <TabPanel value="winds">Flutes, oboes, clarinets, horns and trumpets</TabPanel>
        <TabPanel value="percussion">Timpani, triangle and a celesta</TabPanel>
      </TabContext>
    </Box>
  );
}
