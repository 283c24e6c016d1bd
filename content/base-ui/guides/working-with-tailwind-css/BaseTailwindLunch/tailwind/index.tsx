import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const lunches = [
  { day: 'Mon', name: 'Leek soup', extra: 'with rye bread' },
  { day: 'Tue', name: 'Baked trout', extra: 'with new potatoes' },
  { day: 'Wed', name: 'Mushroom risotto', extra: 'with thyme' },
];

export default function BaseTailwindLunch() {
  return (
    <Tabs defaultValue="Mon" className="w-70 max-w-full">
      <TabsList className="flex gap-1" aria-label="Lunch of the week">
        {lunches.map(({ day }) => (
          <Tab
            key={day}
            value={day}
            className="flex-1 cursor-pointer rounded-t-lg border-0 border-b-4 border-solid border-transparent bg-transparent py-2 text-inherit -outline-offset-2 outline-current hover:bg-teal-600/15 focus-visible:outline-2 aria-selected:border-teal-700 aria-selected:font-bold dark:aria-selected:border-teal-300"
          >
            {day}
          </Tab>
        ))}
      </TabsList>
      {lunches.map(({ day, name, extra }) => (
        <TabPanel key={day} value={day} className="rounded-b-lg bg-teal-600/15 px-4 py-5">
          <strong>{name}</strong> {extra}
        </TabPanel>
      ))}
    </Tabs>
  );
}
