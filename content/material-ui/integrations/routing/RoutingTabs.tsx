import * as React from 'react';
import Box from '@mui/material/Box';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

/** A tab that is a link to a page, without the role of a tab. */
function TabLink(props: TabProps<'a'>) {
  return <Tab component="a" role={undefined} tabIndex={0} aria-selected={undefined} {...props} />;
}

const rooms = ['Concerts', 'Rehearsals', 'Members'];

export default function RoutingTabs() {
  const [path, setPath] = React.useState('Concerts');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        value={path}
        aria-label="Choir"
        slotProps={{ list: { component: 'nav', role: undefined } }}
      >
        {rooms.map((room) => (
          <TabLink
            key={room}
            value={room}
            label={room}
            href={`#${room}`}
            aria-current={room === path ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              setPath(room);
            }}
          />
        ))}
      </Tabs>
      <Typography role="status" sx={{ p: 2 }}>
        {`The page “${path}”`}
      </Typography>
    </Box>
  );
}
