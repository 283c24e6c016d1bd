import * as React from 'react';
import Box from '@mui/material/Box';

const words = [
  { front: 'der Schlüssel', back: 'key' },
  { front: 'die Brücke', back: 'bridge' },
];

export default function SystemShadowDeck() {
  const [turned, setTurned] = React.useState<string[]>([]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center', p: 1 }}>
      {words.map(({ front, back }) => {
        const open = turned.includes(front);
        return (
          <Box
            key={front}
            component="button"
            type="button"
            aria-label={`${front}: ${open ? back : 'turn the card'}`}
            onClick={() =>
              setTurned(open ? turned.filter((word) => word !== front) : [...turned, front])
            }
            sx={{
              width: 140,
              height: 90,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              bgcolor: open ? 'action.selected' : 'background.paper',
              color: 'text.primary',
              typography: 'body1',
              cursor: 'pointer',
              boxShadow: 1,
              transition: (theme) => theme.transitions.create(['box-shadow', 'transform']),
              '&:hover': { boxShadow: 8, transform: 'translateY(-2px)' },
              '&:active': { boxShadow: 0, transform: 'none' },
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          >
            {open ? back : front}
          </Box>
        );
      })}
    </Box>
  );
}
