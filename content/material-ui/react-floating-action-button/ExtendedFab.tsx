import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import Fab from '@mui/material/Fab';

export default function ExtendedFab() {
  return (
    <Fab variant="extended" color="primary" href="#with-a-label">
      <DirectionsBikeIcon sx={{ marginInlineEnd: 1 }} />
      Plan a ride
    </Fab>
  );
}
