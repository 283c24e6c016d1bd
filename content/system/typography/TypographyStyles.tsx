import Box from '@mui/material/Box';

export default function TypographyStyles() {
  return (
    <Box component="article" sx={{ maxWidth: 420, color: 'text.primary' }}>
      <Box component="p" sx={{ m: 0, typography: 'overline', color: 'text.secondary' }}>
        Field notes
      </Box>
      <Box component="h2" sx={{ mt: 0, mb: 1, typography: 'h5' }}>
        The owl that moved into the bell tower
      </Box>
      <Box component="p" sx={{ mt: 0, mb: 1.5, typography: 'body1' }}>
        It arrived in the second week of March and has not missed an evening since.
      </Box>
      <Box component="p" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
        Four minutes to read
      </Box>
    </Box>
  );
}
