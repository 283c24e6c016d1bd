import Box from '@mui/material/Box';

export default function BasicBox() {
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        typography: 'body2',
      }}
    >
      The well pump is switched off from 10 to 12 on Thursday.
    </Box>
  );
}
