import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const choirs = [
  { size: 'sm', variant: 'soft', color: 'neutral', voices: ['S', 'A', 'T', 'B'] },
  { size: 'md', variant: 'outlined', color: 'success', voices: ['S1', 'S2', 'A1', 'A2'] },
  { size: 'lg', variant: 'solid', color: 'primary', voices: ['T1', 'T2', 'B1', 'B2'] },
] as const;

export default function JoyAvatarVariants() {
  return (
    <Stack spacing={2}>
      {choirs.map(({ size, variant, color, voices }) => (
        <Stack key={size} direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
          {voices.map((voice) => (
            <Avatar key={voice} size={size} variant={variant} color={color}>
              {voice}
            </Avatar>
          ))}
        </Stack>
      ))}
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <Avatar
          variant="solid"
          color="danger"
          sx={{ '--Avatar-size': '4.5rem', '--Avatar-radius': '16px' }}
        >
          Solo
        </Avatar>
      </Stack>
    </Stack>
  );
}
