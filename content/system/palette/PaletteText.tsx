import Box from '@mui/material/Box';

const lines = [
  { color: 'text.primary', text: 'Your order is on its way' },
  { color: 'text.secondary', text: 'It left the warehouse on Monday at 07:40' },
  { color: 'success.main', text: 'Paid in full' },
  { color: 'error.main', text: 'One item is missing' },
];

export default function PaletteText() {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
      {lines.map(({ color, text }) => (
        <div key={color}>
          <Box
            component="dt"
            sx={{ color: 'text.secondary', fontFamily: 'monospace', fontSize: 12 }}
          >
            {color}
          </Box>
          <Box component="dd" sx={{ m: 0, color }}>
            {text}
          </Box>
        </div>
      ))}
    </Box>
  );
}
