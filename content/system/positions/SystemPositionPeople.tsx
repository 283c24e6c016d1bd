import Box from '@mui/material/Box';

const people = {
  A: ['Ada', 'Amir', 'Anouk', 'Astrid'],
  B: ['Bao', 'Beatriz', 'Björn'],
  C: ['Carmen', 'Chidi', 'Cleo', 'Cyrus'],
};

export default function SystemPositionPeople() {
  return (
    <Box
      role="region"
      aria-label="Contacts"
      tabIndex={0}
      sx={{
        width: 260,
        height: 220,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      {Object.entries(people).map(([letter, names]) => (
        <section key={letter} aria-label={letter}>
          <Box
            sx={{
              position: 'sticky',
              top: 0,
              zIndex: 1,
              px: 2,
              py: 0.5,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {letter}
          </Box>
          {names.map((name) => (
            <Box key={name} sx={{ px: 2, py: 1 }}>
              {name}
            </Box>
          ))}
        </section>
      ))}
    </Box>
  );
}
