import NavigationIcon from '@mui/icons-material/Navigation';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['circular', 'extended'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          {sizes.map((size) => (
            <Fab
              key={size}
              variant={variant}
              size={size}
              color="primary"
              aria-label={variant === 'circular' ? `Start, ${size}` : undefined}
            >
              <NavigationIcon
                fontSize={size === 'small' ? 'small' : 'medium'}
                sx={{ marginInlineEnd: variant === 'extended' ? 1 : 0 }}
              />
              {variant === 'extended' && 'Start'}
            </Fab>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
