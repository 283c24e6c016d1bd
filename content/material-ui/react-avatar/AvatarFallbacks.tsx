import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const brokenImage = 'data:image/png;base64,AAAA';
const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AvatarFallbacks() {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar src={brokenImage} alt="Noor" sx={colors}>
          N7
        </Avatar>
        <Typography>Children come first</Typography>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar src={brokenImage} alt="Noor" sx={colors} />
        <Typography>Then the first letter of alt</Typography>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar src={brokenImage} sx={colors} />
        <Typography>Then an icon of a person</Typography>
      </Stack>
    </Stack>
  );
}
