import Box from '@mui/material/Box';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import BrushIcon from '@mui/icons-material/Brush';
import CropIcon from '@mui/icons-material/Crop';
import { styled } from '@mui/material/styles';

const SquareDial = styled(SpeedDial)(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  insetInlineStart: 0,
  [`& .${speedDialClasses.fab}`]: {
    borderRadius: 16,
    boxShadow: 'none',
    backgroundColor: (theme.vars || theme).palette.text.primary,
    color: (theme.vars || theme).palette.background.paper,
  },
  [`& .${speedDialActionClasses.fab}`]: { borderRadius: 12 },
}));

export default function CustomizedSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 220 }}>
      <SquareDial ariaLabel="Edit the picture" icon={<SpeedDialIcon />}>
        <SpeedDialAction
          icon={<CropIcon />}
          slotProps={{ tooltip: { title: 'Crop', placement: 'right' } }}
        />
        <SpeedDialAction
          icon={<BrushIcon />}
          slotProps={{ tooltip: { title: 'Draw', placement: 'right' } }}
        />
      </SquareDial>
    </Box>
  );
}
