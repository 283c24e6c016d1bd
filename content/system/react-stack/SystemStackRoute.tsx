import { Box, Stack } from '@mui/system';

const stops = ['Valley station', 'Middle station', 'Summit'];

export default function SystemStackRoute() {
  return (
    <Stack component="ol" spacing={1.5} sx={{ width: 260, m: 0, p: 0, listStyle: 'none' }}>
      {stops.map((stop, index) => (
        <Stack key={stop} component="li" direction="row" spacing={1.5} useFlexGap>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 28,
              height: 28,
              borderRadius: '50%',
              border: '1px solid',
            }}
          >
            {index + 1}
          </Box>
          <Box sx={{ lineHeight: '30px' }}>{stop}</Box>
        </Stack>
      ))}
    </Stack>
  );
}
