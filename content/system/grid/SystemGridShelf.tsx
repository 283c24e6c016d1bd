import Box from '@mui/material/Box';

const seeds = ['Basil', 'Beetroot', 'Borage', 'Chard', 'Chives', 'Dill', 'Fennel', 'Kale'];

export default function SystemGridShelf() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
        gap: 1.5,
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
      }}
    >
      {seeds.map((seed, index) => (
        <Box key={seed} component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Box
            aria-hidden
            sx={{ height: 48, bgcolor: `hsl(${70 + index * 12} 45% 55%)`, borderRadius: 'inherit' }}
          />
          <Box sx={{ p: 1 }}>{seed}</Box>
        </Box>
      ))}
    </Box>
  );
}
