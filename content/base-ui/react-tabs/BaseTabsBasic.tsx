import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './base-tabs.css';

const days = [
  { day: 'Friday', plan: 'Train at 16:12. Dinner in the harbor, and early to bed.' },
  { day: 'Saturday', plan: 'Along the coast to the lighthouse, 14 km. Bring a lunch.' },
  { day: 'Sunday', plan: 'Swim before breakfast. The train back leaves at 13:40.' },
];

export default function BaseTabsBasic() {
  return (
    <Tabs className="base-tabs" defaultValue="Friday">
      <TabsList aria-label="Days of the trip">
        {days.map(({ day }) => (
          <Tab key={day} value={day}>
            {day}
          </Tab>
        ))}
      </TabsList>
      {days.map(({ day, plan }) => (
        <TabPanel key={day} value={day} tabIndex={0}>
          {plan}
        </TabPanel>
      ))}
    </Tabs>
  );
}
