import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const VALUES = ['light', 'main', 'dark'] as const;

export default function PaletteColors() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        listStyle: 'none',
      }}
    >
      {NAMES.map((name) => (
        <li key={name}>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            {name}
          </Typography>
          <Box sx={{ display: 'flex', borderRadius: 1, overflow: 'hidden' }}>
            {VALUES.map((value) => (
              <Box
                key={value}
                title={value}
                sx={{ flex: 1, height: 40, bgcolor: `${name}.${value}` }}
              />
            ))}
          </Box>
          <Typography variant="caption" color="textSecondary">
            {VALUES.join(', ')}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
