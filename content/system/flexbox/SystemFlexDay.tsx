import Box from '@mui/material/Box';

const parts = [
  { name: 'Ride', hours: 5, color: 'success.light' },
  { name: 'Rest', hours: 2, color: 'info.light' },
  { name: 'Camp', hours: 3, color: 'warning.light' },
];

export default function SystemFlexDay() {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, width: 1, maxWidth: 480, typography: 'body2' }}>
      {parts.map(({ name, hours, color }) => (
        <Box
          key={name}
          sx={{
            flex: hours,
            py: 1,
            textAlign: 'center',
            bgcolor: color,
            color: 'common.black',
            borderRadius: 1,
          }}
        >
          <div>{name}</div>
          <div>{hours} h</div>
        </Box>
      ))}
    </Box>
  );
}
