import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const values = ['border-box', 'content-box'];

export default function BoxSizing() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 260 }}>
      {values.map((value) => (
        <Box
          key={value}
          sx={{
            boxSizing: value,
            width: 200,
            p: 2,
            border: 2,
            borderColor: 'primary.main',
            typography: 'body2',
          }}
        >
          {`${value}: ${value === 'border-box' ? 200 : 236} px wide`}
        </Box>
      ))}
    </Stack>
  );
}
