import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ChatIcon from '@mui/icons-material/Chat';
import EventIcon from '@mui/icons-material/Event';
import PhotoIcon from '@mui/icons-material/Photo';

const positions = ['top', 'start', 'end', 'bottom'] as const;

export default function IconTabs() {
  const [value, setValue] = React.useState('chat');
  const [position, setPosition] = React.useState<(typeof positions)[number]>('top');

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Club area"
      >
        <Tab value="chat" label="Chat" icon={<ChatIcon />} iconPosition={position} />
        <Tab value="events" label="Events" icon={<EventIcon />} iconPosition={position} />
        <Tab value="photos" label="Photos" icon={<PhotoIcon />} iconPosition={position} />
      </Tabs>
      <RadioGroup
        row
        aria-label="Icon position"
        value={position}
        onChange={(_event, next) => setPosition(positions.find((item) => item === next) ?? 'top')}
      >
        {positions.map((item) => (
          <FormControlLabel key={item} value={item} control={<Radio size="small" />} label={item} />
        ))}
      </RadioGroup>
    </Stack>
  );
}
