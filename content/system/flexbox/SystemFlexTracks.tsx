import Box from '@mui/material/Box';

const tracks = [
  { title: 'Slow morning', length: '3:12' },
  { title: 'A very long walk along the river on the last warm day of October', length: '11:40' },
  { title: 'Rain on a tin roof', length: '4:05' },
];

export default function SystemFlexTracks() {
  return (
    <Box component="ol" sx={{ width: 320, m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
      {tracks.map(({ title, length }, index) => (
        <Box
          key={title}
          component="li"
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flexShrink: 0, color: 'text.secondary' }}>{index + 1}</Box>
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {title}
          </Box>
          <Box sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>{length}</Box>
        </Box>
      ))}
    </Box>
  );
}
