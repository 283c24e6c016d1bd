import Box from '@mui/material/Box';

const rows = [
  { item: 'Two nights, double room', price: '$240.00' },
  { item: 'Breakfast for two', price: '$36.00' },
  { item: 'City tax', price: '$8.00' },
];

export default function BorderSides() {
  return (
    <Box sx={{ width: 320, typography: 'body2' }}>
      <Box sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 2, mb: 2 }}>
        Your stay from May 4 to May 6
      </Box>
      {rows.map(({ item, price }) => (
        <Box
          key={item}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            py: 1,
            borderBottom: '1px dashed',
            borderColor: 'divider',
          }}
        >
          <span>{item}</span>
          <span>{price}</span>
        </Box>
      ))}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          py: 1,
          borderTop: 2,
          fontWeight: 'bold',
        }}
      >
        <span>Total</span>
        <span>$284.00</span>
      </Box>
    </Box>
  );
}
