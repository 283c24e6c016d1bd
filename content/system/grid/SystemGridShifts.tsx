import Box from '@mui/material/Box';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const shifts = [
  { name: 'Amal', column: '1 / span 2', color: 'info.light' },
  { name: 'Bea', column: '2 / -1', color: 'warning.light' },
  { name: 'Chen', column: '4 / span 2', color: 'success.light' },
];

export default function SystemGridShifts() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        gridAutoRows: 36,
        alignItems: 'center',
        gap: 0.5,
        width: 1,
        maxWidth: 460,
        typography: 'body2',
      }}
    >
      {days.map((day) => (
        <Box key={day} sx={{ textAlign: 'center', color: 'text.secondary' }}>
          {day}
        </Box>
      ))}
      {shifts.map(({ name, column, color }) => (
        <Box
          key={name}
          sx={{
            gridColumn: column,
            alignSelf: 'stretch',
            px: 1,
            py: 1,
            borderRadius: 1,
            bgcolor: color,
            color: 'common.black',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
