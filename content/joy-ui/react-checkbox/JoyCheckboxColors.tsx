import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'success', 'warning', 'danger'] as const;

export default function JoyCheckboxColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 560,
      }}
    >
      {variants.map((variant) => (
        <Box
          key={variant}
          role="group"
          aria-label={`Variant ${variant}`}
          sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}
        >
          {colors.map((color) => (
            <Checkbox key={color} defaultChecked variant={variant} color={color} label={color} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
