import CloudDoneIcon from '@mui/icons-material/CloudDone';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import CloudSyncIcon from '@mui/icons-material/CloudSync';
import ErrorIcon from '@mui/icons-material/Error';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const states = [
  { text: 'Saved', color: 'success', Icon: CloudDoneIcon },
  { text: 'Saving', color: 'primary', Icon: CloudSyncIcon },
  { text: 'Offline', color: 'disabled', Icon: CloudOffIcon },
  { text: 'Failed', color: 'error', Icon: ErrorIcon },
] as const;

export default function IconColors() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {states.map(({ text, color, Icon }) => (
        <Stack key={text} direction="row" spacing={1}>
          <Icon color={color} />
          <Typography>{text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
