import Box from '@mui/material/Box';

const days = [
  { day: 'Mon', hours: 6 },
  { day: 'Tue', hours: 8 },
  { day: 'Wed', hours: 5 },
  { day: 'Thu', hours: 9 },
  { day: 'Fri', hours: 4 },
];

export default function HomeSystem() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 280, typography: 'body2' }}>
      {days.map(({ day, hours }) => (
        <Box key={day} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box sx={{ width: 32, color: 'text.secondary' }}>{day}</Box>
          <Box
            sx={{
              width: `${hours * 10}%`,
              py: 1,
              borderRadius: 1,
              bgcolor: hours > 7 ? 'primary.main' : 'primary.light',
            }}
          />
          <Box sx={{ fontWeight: 'bold' }}>{hours}</Box>
        </Box>
      ))}
    </Box>
  );
}
