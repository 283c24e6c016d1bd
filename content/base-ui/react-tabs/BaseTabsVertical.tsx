import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './base-tabs.css';

export default function BaseTabsVertical() {
  return (
    <Tabs className="base-tabs" defaultValue="oboe" orientation="vertical" selectionFollowsFocus>
      <TabsList aria-label="Woodwind">
        <Tab value="flute">Flute</Tab>
        <Tab value="oboe">Oboe</Tab>
        <Tab value="bassoon" disabled>
          Bassoon
        </Tab>
        <Tab value="clarinet">Clarinet</Tab>
      </TabsList>
      <TabPanel value="flute" tabIndex={0}>
        Made of metal today, but still counted among the woodwinds.
      </TabPanel>
      <TabPanel value="oboe" tabIndex={0}>
        Two reeds. The orchestra tunes to its A.
      </TabPanel>
      <TabPanel value="bassoon" tabIndex={0}>
        Two reeds, and a tube of 2.5 meters.
      </TabPanel>
      <TabPanel value="clarinet" tabIndex={0}>
        One reed, and a range of nearly four octaves.
      </TabPanel>
    </Tabs>
  );
}
