import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const messages = [
  { day: 'Monday', position: '0%', text: 'The tomatoes are as tall as me.' },
  { day: 'Thursday', position: '50%', text: 'First flower. I watered twice.' },
  { day: 'Today', position: '100%', text: 'Come quickly and bring salt!' },
];

export default function JoyDividerDates() {
  return (
    <Stack spacing={1.5} sx={{ width: 300 }}>
      {messages.map(({ day, position, text }) => (
        <React.Fragment key={day}>
          <Divider role="presentation" sx={{ '--Divider-childPosition': position }}>
            <Chip size="sm" color="success">
              {day}
            </Chip>
          </Divider>
          <Sheet variant="soft" sx={{ p: 1, borderRadius: 'sm' }}>
            {text}
          </Sheet>
        </React.Fragment>
      ))}
    </Stack>
  );
}
