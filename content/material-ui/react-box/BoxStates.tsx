import Box from '@mui/material/Box';

const days = ['Monday', 'Wednesday', 'Saturday'];

export default function BoxStates() {
  return (
    <Box
      component="ul"
      sx={{
        p: 0,
        m: 0,
        width: '100%',
        maxWidth: 320,
        listStyle: 'none',
        typography: 'body1',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
        '& li > a': {
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
        <li key={day}>
          <a href="#states-and-descendants">{`Market on ${day}`}</a>
        </li>
      ))}
    </Box>
  );
}
