import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const rooms = {
  Kitchen: ['Oven light', 'Fan'],
  Hall: ['Door bell', 'Night light'],
  Garage: ['Gate', 'Charger'],
};

export default function JoyTabsVertical() {
  return (
    <Tabs
      orientation="vertical"
      variant="outlined"
      defaultValue="Kitchen"
      size="sm"
      sx={{ width: 320, borderRadius: 'sm', overflow: 'hidden' }}
    >
      <TabList aria-label="Rooms">
        {Object.keys(rooms).map((room) => (
          <Tab key={room} value={room}>
            {room}
          </Tab>
        ))}
      </TabList>
      {Object.entries(rooms).map(([room, devices]) => (
        <TabPanel key={room} value={room} keepMounted>
          {devices.map((device) => (
            <FormControl
              key={device}
              orientation="horizontal"
              sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 40 }}
            >
              <FormLabel>{device}</FormLabel>
              <Switch defaultChecked={device === 'Charger'} />
            </FormControl>
          ))}
        </TabPanel>
      ))}
    </Tabs>
  );
}
