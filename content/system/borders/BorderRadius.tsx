import Box from '@mui/material/Box';

const corners = [
  { radius: 0, label: '0' },
  { radius: 1, label: '1' },
  { radius: 2, label: '2' },
  { radius: 4, label: '4' },
  { radius: '50%', label: "'50%'" },
  { radius: '24px 0', label: "'24px 0'" },
];

export default function BorderRadius() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, 96px)',
        justifyContent: 'center',
        gap: 2,
        width: 1,
      }}
    >
      {corners.map(({ radius, label }) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            placeItems: 'center',
            height: 96,
            border: 2,
            borderColor: 'primary.main',
            borderRadius: radius,
            color: 'text.primary',
            fontFamily: 'monospace',
            fontSize: 14,
          }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
