import Box from '@mui/material/Box';
import Chip, { chipClasses } from '@mui/material/Chip';

const allergens = 'May contain traces of nuts, sesame, celery and mustard';

export default function MultilineChip() {
  return (
    <Box sx={{ width: 180 }}>
      <Chip label={allergens} sx={{ mb: 2 }} />
      <Chip
        label={allergens}
        sx={{
          height: 'auto',
          borderRadius: 2,
          [`& .${chipClasses.label}`]: { whiteSpace: 'normal', py: 0.75 },
        }}
      />
    </Box>
  );
}
