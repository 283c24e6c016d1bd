import BedtimeIcon from '@mui/icons-material/Bedtime';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import FavoriteIcon from '@mui/icons-material/Favorite';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const sections = [
  { name: 'Steps', icon: <DirectionsWalkIcon />, text: '8,204 steps' },
  { name: 'Pulse', icon: <FavoriteIcon />, text: '61 beats per minute' },
  { name: 'Sleep', icon: <BedtimeIcon />, text: 'Seven hours' },
];

export default function JoyTabsIcons() {
  return (
    <Tabs
      defaultValue="Steps"
      variant="outlined"
      sx={{ width: 280, borderRadius: 'lg', overflow: 'hidden' }}
    >
      {sections.map(({ name, text }) => (
        <TabPanel key={name} value={name} sx={{ py: 5, textAlign: 'center' }}>
          {text}
        </TabPanel>
      ))}
      <TabList tabFlex={1} underlinePlacement="top">
        {sections.map(({ name, icon }) => (
          <Tab
            key={name}
            value={name}
            orientation="vertical"
            indicatorPlacement="top"
            variant="plain"
            color="success"
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
