import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function JoyTabsBasic() {
  return (
    <Tabs defaultValue="program" sx={{ width: '100%', maxWidth: 420 }}>
      <TabList>
        <Tab value="program">Program</Tab>
        <Tab value="players">Players</Tab>
        <Tab value="way">Way there</Tab>
      </TabList>
      <TabPanel value="program">Two quartets by Haydn, and one by Caroline Shaw.</TabPanel>
      <TabPanel value="players">Four friends who met at a school in Tallinn.</TabPanel>
      <TabPanel value="way">Tram 2 to the harbor, then five minutes on foot.</TabPanel>
    </Tabs>
  );
}
