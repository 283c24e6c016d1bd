import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';

export default function FixedContainer() {
  return (
    <Stack useFlexGap spacing={2} sx={{ py: 2, typography: 'body1' }}>
      <Container sx={{ bgcolor: 'action.hover', py: 2 }}>Fluid: follows every pixel</Container>
      <Container fixed sx={{ bgcolor: 'action.selected', py: 2 }}>
        Fixed: jumps at breakpoints
      </Container>
    </Stack>
  );
}
