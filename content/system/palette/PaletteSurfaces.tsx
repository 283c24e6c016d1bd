import Box from '@mui/material/Box';

const surfaces = [
  { bgcolor: 'background.paper', color: 'text.primary' },
  { bgcolor: 'action.hover', color: 'text.primary' },
  { bgcolor: 'action.selected', color: 'text.primary' },
  { bgcolor: 'primary.main', color: 'primary.contrastText' },
  { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  { bgcolor: 'text.primary', color: 'background.paper' },
];

export default function PaletteSurfaces() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
        gap: 2,
        width: 1,
        maxWidth: 560,
      }}
    >
      {surfaces.map(({ bgcolor, color }) => (
        <Box
          key={bgcolor}
          sx={{
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            overflowWrap: 'anywhere',
            bgcolor,
            color,
          }}
        >
          <Box sx={{ fontWeight: 'bold' }}>{bgcolor}</Box>
          <Box sx={{ typography: 'body2' }}>{color}</Box>
        </Box>
      ))}
    </Box>
  );
}
