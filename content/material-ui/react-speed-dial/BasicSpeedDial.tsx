import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import TextFieldsIcon from '@mui/icons-material/TextFields';

const kinds = [
  { name: 'Text', icon: <TextFieldsIcon /> },
  { name: 'Photo', icon: <PhotoCameraIcon /> },
  { name: 'Recording', icon: <MicIcon /> },
];

export default function BasicSpeedDial() {
  const [entries, setEntries] = React.useState(['Text']);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <Typography role="status">{`Diary of today: ${entries.join(', ')}`}</Typography>
      <SpeedDial
        ariaLabel="Add to the diary"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        {kinds.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => setEntries([...entries, name])}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
