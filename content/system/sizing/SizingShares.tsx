import Box from '@mui/material/Box';

const shares = [
  { width: 1 / 4, label: '1 / 4' },
  { width: 1 / 2, label: '1 / 2' },
  { width: 180, label: '180' },
  { width: '12ch', label: "'12ch'" },
  { width: 1, label: '1' },
];

export default function SizingShares() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 480 }}>
      {shares.map(({ width, label }) => (
        <Box
          key={label}
          sx={{
            width,
            px: 1,
            py: 0.5,
            boxSizing: 'border-box',
            borderRadius: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
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
