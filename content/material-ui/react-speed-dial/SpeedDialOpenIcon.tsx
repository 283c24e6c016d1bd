import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsRunIcon from '@mui/icons-material/DirectionsRun';
import EditIcon from '@mui/icons-material/Edit';
import PoolIcon from '@mui/icons-material/Pool';

const sports = [
  { name: 'Run', icon: <DirectionsRunIcon /> },
  { name: 'Ride', icon: <DirectionsBikeIcon /> },
  { name: 'Swim', icon: <PoolIcon /> },
];

export default function SpeedDialOpenIcon() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 72 }}>
      <SpeedDial
        ariaLabel="Log a workout"
        direction="left"
        icon={<SpeedDialIcon openIcon={<EditIcon />} />}
        sx={{ position: 'absolute', bottom: 0, right: 0 }}
      >
        {sports.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} slotProps={{ tooltip: { title: name } }} />
        ))}
      </SpeedDial>
    </Box>
  );
}
