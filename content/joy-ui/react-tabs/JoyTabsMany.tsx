import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const herbs = ['Basil', 'Chives', 'Coriander', 'Dill', 'Lovage', 'Marjoram', 'Mint', 'Parsley'];

export default function JoyTabsMany() {
  return (
    <Tabs defaultValue="Basil" sx={{ width: 290 }}>
      <TabList
        aria-label="Herbs"
        sx={{
          '--focus-outline-offset': '-2px',
          overflow: 'auto',
          scrollSnapType: 'x proximity',
          [`& .${tabClasses.root}`]: { flex: 'none', scrollSnapAlign: 'start' },
        }}
      >
        {herbs.map((herb) => (
          <Tab key={herb} value={herb} indicatorInset>
            {herb}
          </Tab>
        ))}
      </TabList>
      {herbs.map((herb, index) => (
        <TabPanel key={herb} value={herb}>
          {herb} stands in row {index + 1}.
        </TabPanel>
      ))}
    </Tabs>
  );
}
