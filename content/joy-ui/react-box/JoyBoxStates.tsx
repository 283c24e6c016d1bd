import Box from '@mui/joy/Box';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr'];

export default function JoyBoxStates() {
  return (
    <Box
      component="ol"
      aria-label="Delivery days"
      sx={(theme) => ({
        display: 'flex',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& a': {
          display: 'block',
          p: 1.5,
          borderRadius: 'md',
          textDecoration: 'none',
          fontFamily: 'body',
          ...theme.variants.soft.success,
          '&:hover': theme.variants.softHover.success,
          [theme.focus.selector]: theme.focus.default,
        },
      })}
    >
      {days.map((day) => (
        <li key={day}>
          <a href={`#${day.toLowerCase()}`}>{day}</a>
        </li>
      ))}
    </Box>
  );
}
