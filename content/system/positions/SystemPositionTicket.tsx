import Box from '@mui/material/Box';

export default function SystemPositionTicket() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 300,
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        typography: 'body2',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          top: -12,
          insetInlineEnd: 16,
          px: 1.5,
          py: 0.25,
          borderRadius: 4,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        Two seats left
      </Box>
      <Box sx={{ typography: 'h6' }}>Open-air cinema</Box>
      <div>Friday, 21:30, in the castle yard</div>
    </Box>
  );
}
