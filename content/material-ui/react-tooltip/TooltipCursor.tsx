import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const parts = [
  { name: 'Photos', size: 58, color: 'primary.main' },
  { name: 'Apps', size: 24, color: 'secondary.main' },
  { name: 'Free', size: 18, color: 'action.selected' },
];

export default function TooltipCursor() {
  return (
    <Stack spacing={1} sx={{ width: 340, maxWidth: '100%' }}>
      <Typography>Storage on this phone</Typography>
      <Box sx={{ display: 'flex', height: 28, borderRadius: 1, overflow: 'hidden' }}>
        {parts.map(({ name, size, color }) => (
          <Tooltip key={name} followCursor title={`${name}: ${size} GB`}>
            <Box role="img" sx={{ flexBasis: `${size}%`, bgcolor: color }} />
          </Tooltip>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {parts.map(({ name, size }) => `${name} ${size} GB`).join(', ')}
      </Typography>
    </Stack>
  );
}
