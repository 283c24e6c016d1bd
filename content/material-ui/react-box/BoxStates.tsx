import Box from '@mui/material/Box';

const days = ['Monday', 'Wednesday', 'Saturday'];

export default function BoxStates() {
  return (
    <Box
      component="nav"
      aria-label="Market days"
      sx={{
        width: '100%',
        maxWidth: 320,
        typography: 'body1',
        '& > a + a': { borderTop: 1, borderColor: 'divider' },
        '& > a': {
          display: 'block',
          p: 1.5,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
        },
      }}
    >
      {days.map((day) => (
        <a key={day} href="#states-and-descendants">
          {`Market on ${day}`}
        </a>
      ))}
    </Box>
  );
}
