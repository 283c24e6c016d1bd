import EditIcon from '@mui/icons-material/Edit';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import ShareIcon from '@mui/icons-material/Share';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabColors() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Fab aria-label="Show my location">
        <MyLocationIcon />
      </Fab>
      <Fab color="primary" aria-label="Write a report">
        <EditIcon />
      </Fab>
      <Fab color="secondary" aria-label="Share the map">
        <ShareIcon />
      </Fab>
      <Fab disabled aria-label="Share the map, offline">
        <ShareIcon />
      </Fab>
    </Stack>
  );
}
