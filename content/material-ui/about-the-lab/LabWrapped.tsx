import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

interface SectionsProps {
  readonly label: string;
  readonly sections: Readonly<Record<string, string>>;
}

/** The only component of the app that imports tabs from the lab. */
function Sections({ label, sections }: SectionsProps) {
  const names = Object.keys(sections);
  const [current, setCurrent] = React.useState(names[0] ?? '');

  return (
    <TabContext value={current}>
      <TabList aria-label={label} onChange={(_event, next: string) => setCurrent(next)}>
        {names.map((name) => (
          <Tab key={name} label={name} value={name} />
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          {sections[name]}
        </TabPanel>
      ))}
    </TabContext>
  );
}

export default function LabWrapped() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Sections
        label="Care of the plant"
        sections={{
          Light: 'Half shade, no direct sun at noon',
          Water: 'Once a week, less in winter',
        }}
      />
    </Box>
  );
}
