import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];

export default function JoyPaletteScales() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', maxWidth: 560 }}>
      {colors.map((color) => (
        <div key={color}>
          <Typography level="body-sm" textColor="text.primary">
            {color}
          </Typography>
          <Box sx={{ display: 'flex', borderRadius: 'sm', overflow: 'hidden' }}>
            {shades.map((shade) => (
              <Box key={shade} sx={{ flex: 1, height: 32, bgcolor: `${color}.${shade}` }} />
            ))}
          </Box>
        </div>
      ))}
      <Typography level="body-sm" textColor="text.primary">
        Shades from 50 to 900
      </Typography>
    </Box>
  );
}
