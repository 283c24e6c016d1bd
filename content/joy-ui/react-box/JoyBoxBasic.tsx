import Box from '@mui/joy/Box';

export default function JoyBoxBasic() {
  return (
    <Box
      component="blockquote"
      sx={{
        m: 0,
        p: 2,
        maxWidth: 300,
        borderLeft: '4px solid',
        borderColor: 'warning.400',
        borderRadius: 'sm',
        bgcolor: 'background.level1',
        color: 'text.primary',
        fontFamily: 'display',
      }}
    >
      Measure the flour twice, and the yeast three times.
    </Box>
  );
}
