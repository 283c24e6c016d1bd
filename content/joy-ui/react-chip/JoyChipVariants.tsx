import AcUnitIcon from '@mui/icons-material/AcUnit';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'outlined', 'solid', 'plain'] as const;

export default function JoyChipVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Chip size="sm" variant={variant} color="primary" startDecorator={<AcUnitIcon />}>
            Winter
          </Chip>
          <Chip size="md" variant={variant} color="warning" endDecorator={<WbSunnyIcon />}>
            Summer
          </Chip>
          <Chip
            size="lg"
            variant={variant}
            color="success"
            startDecorator={<Avatar aria-hidden>A</Avatar>}
          >
            Aino
          </Chip>
        </Stack>
      ))}
    </Stack>
  );
}
