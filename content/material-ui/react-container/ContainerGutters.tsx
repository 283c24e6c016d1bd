import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function ContainerGutters() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', bgcolor: 'action.hover', py: 2 }}>
      <Container maxWidth="sm">
        <Paper square sx={{ p: 1, typography: 'body2' }}>
          With gutters
        </Paper>
      </Container>
      <Container maxWidth="sm" disableGutters>
        <Paper square sx={{ p: 1, typography: 'body2' }}>
          Without gutters
        </Paper>
      </Container>
    </Stack>
  );
}
