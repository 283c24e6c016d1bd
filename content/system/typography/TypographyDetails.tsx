import Box from '@mui/material/Box';

const departures = [
  { time: '09:05', place: 'Lofoten', note: 'on time' },
  { time: '09:40', place: 'Andenes', note: 'delayed' },
  { time: '10:15', place: 'Senja', note: 'on time' },
];

export default function TypographyDetails() {
  return (
    <Box component="ul" sx={{ width: 320, m: 0, p: 0, listStyle: 'none', color: 'text.primary' }}>
      {departures.map(({ time, place, note }) => (
        <Box
          key={time}
          component="li"
          sx={{ display: 'flex', alignItems: 'baseline', gap: 2, py: 1 }}
        >
          <Box sx={{ fontFamily: 'monospace', fontSize: 'h6.fontSize', lineHeight: 1 }}>{time}</Box>
          <Box sx={{ fontWeight: 'medium' }}>{place}</Box>
          <Box
            sx={{
              ml: 'auto',
              fontSize: '0.75rem',
              fontStyle: note === 'delayed' ? 'italic' : undefined,
              letterSpacing: 1,
              textTransform: 'uppercase',
            }}
          >
            {note}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
