import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function PreferenceQueries() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const contrast = useMediaQuery('(prefers-contrast: more)');
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const hover = useMediaQuery('(hover: hover)');

  const facts = [
    calm ? 'Reduced motion' : 'Full motion',
    contrast ? 'More contrast' : 'Standard contrast',
    dark ? 'Dark system' : 'Light system',
    hover ? 'Pointer can hover' : 'Pointer cannot hover',
  ];

  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {facts.map((fact) => (
        <Chip key={fact} label={fact} variant="outlined" />
      ))}
    </Stack>
  );
}
