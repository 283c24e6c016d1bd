import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const StickyNote = styled(Paper)(({ theme }) => ({
  ...theme.typography.body1,
  width: 160,
  minHeight: 120,
  padding: theme.spacing(2),
  backgroundColor: '#fff3b0',
  backgroundImage: 'none',
  color: theme.palette.getContrastText('#fff3b0'),
  borderRadius: 0,
  borderEndEndRadius: '40px 12px',
}));

export default function CustomizedPaper() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <StickyNote elevation={3}>Ask Ana for the ladder</StickyNote>
      <StickyNote elevation={3}>Paint: two cans, matt</StickyNote>
    </Stack>
  );
}
