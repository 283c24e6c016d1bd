import Box from '@mui/material/Box';

export default function SxThemeValues() {
  return (
    <Box
      component="article"
      sx={{
        maxWidth: 360,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 1,
      }}
    >
      <Box component="h2" sx={{ m: 0, typography: 'h6' }}>
        Train 814 to Bergen
      </Box>
      <Box component="p" sx={{ mt: 0.5, mb: 2, typography: 'body2', color: 'text.secondary' }}>
        Platform 3, six minutes late
      </Box>
      <Box
        component="p"
        sx={{ m: 0, pt: 1.5, borderTop: '1px dashed', borderColor: 'divider', fontWeight: 'bold' }}
      >
        Departs at 11:20
      </Box>
    </Box>
  );
}
