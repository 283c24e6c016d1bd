import CakeIcon from '@mui/icons-material/Cake';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <CakeIcon fontSize="small" />
        <CakeIcon />
        <CakeIcon fontSize="large" />
        <CakeIcon sx={{ fontSize: 64 }} />
      </Stack>
      <Typography variant="h5" component="p">
        <CakeIcon fontSize="inherit" sx={{ verticalAlign: '-0.125em', marginInlineEnd: 1 }} />
        As high as the text
      </Typography>
    </Stack>
  );
}
