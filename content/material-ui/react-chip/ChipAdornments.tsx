import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ParkIcon from '@mui/icons-material/Park';
import ScheduleIcon from '@mui/icons-material/Schedule';

export default function ChipAdornments() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip icon={<ParkIcon />} label="Riverside park" />
      <Chip icon={<ScheduleIcon />} label="Saturday 9:30" variant="outlined" />
      <Chip avatar={<Avatar>N</Avatar>} label="Noor" color="primary" />
      <Chip avatar={<Avatar>T</Avatar>} label="Tomasz" color="secondary" variant="outlined" />
    </Stack>
  );
}
