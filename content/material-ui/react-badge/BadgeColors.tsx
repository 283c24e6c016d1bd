import FolderIcon from '@mui/icons-material/Folder';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const reports = [
  { text: 'Open', count: 7, color: 'primary' },
  { text: 'In review', count: 3, color: 'secondary' },
  { text: 'Closed', count: 18, color: 'success' },
  { text: 'On hold', count: 2, color: 'default' },
] as const;

export default function BadgeColors() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={4}
      sx={{ flexWrap: 'wrap', color: 'text.secondary' }}
    >
      {reports.map(({ text, count, color }) => (
        <Box key={text} sx={{ textAlign: 'center' }}>
          <Badge badgeContent={count} color={color}>
            <FolderIcon />
          </Badge>
          <Typography variant="body2">{text}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
