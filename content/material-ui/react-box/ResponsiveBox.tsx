import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 3 },
        p: { xs: 2, md: 4 },
        bgcolor: 'action.hover',
      }}
    >
      <Typography variant="h4" component="p">
        06:42
      </Typography>
      <Typography color="text.secondary">
        Sunrise over the estuary. Low water is at 07:15, so the mudflats are dry for an hour.
      </Typography>
    </Box>
  );
}
