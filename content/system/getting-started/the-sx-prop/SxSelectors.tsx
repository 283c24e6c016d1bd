import Box from '@mui/material/Box';

const chapters = ['Leaving the harbor', 'A week without wind', 'The lighthouse'];

export default function SxSelectors() {
  return (
    <Box
      component="ol"
      sx={{
        width: 320,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& li + li': { borderTop: 1, borderColor: 'divider' },
        '& a': {
          display: 'block',
          px: 2,
          py: 1.5,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover', color: 'primary.main' },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        },
        '@media (prefers-reduced-motion: no-preference)': {
          '& a': { transition: 'background-color 150ms' },
        },
      }}
    >
      {chapters.map((chapter) => (
        <li key={chapter}>
          <a href="#nesting">{chapter}</a>
        </li>
      ))}
    </Box>
  );
}
