import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createSvgIcon } from '@mui/material/utils';

const SailIcon = createSvgIcon(
  <path d="M11 2v14H3zm2 3c4 3 6 7 6 11h-6zM2 18h20l-3 4H5z" />,
  'Sail',
);

export default function OwnIcon() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <SailIcon color="action" />
      <SailIcon color="primary" fontSize="large" />
      <Typography variant="h6" component="p">
        <SailIcon fontSize="inherit" sx={{ verticalAlign: '-0.1em' }} /> Regatta
      </Typography>
    </Stack>
  );
}
