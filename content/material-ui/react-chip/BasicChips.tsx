import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip label="Vegetarian" />
      <Chip label="45 minutes" variant="outlined" />
      <Chip label="New" color="primary" size="small" />
      <Chip label="Family size" variant="outlined" size="small" />
    </Stack>
  );
}
