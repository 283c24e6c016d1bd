import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CheckboxIcons() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1 }}>
      <Box>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          Night train to Lisbon
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Leaves at 21:40
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        <Checkbox
          defaultChecked
          icon={<BookmarkBorderIcon />}
          checkedIcon={<BookmarkIcon />}
          slotProps={{ input: { 'aria-label': 'Bookmark this trip' } }}
        />
        <Checkbox
          color="secondary"
          icon={<NotificationsNoneIcon />}
          checkedIcon={<NotificationsActiveIcon />}
          slotProps={{ input: { 'aria-label': 'Notify me about delays' } }}
        />
      </Box>
    </Paper>
  );
}
