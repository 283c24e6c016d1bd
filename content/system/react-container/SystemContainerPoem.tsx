import { Box, Container } from '@mui/system';

export default function SystemContainerPoem() {
  return (
    <Box sx={{ width: 1, bgcolor: 'rgb(128 128 128 / 0.2)' }}>
      <Container maxWidth="xs" sx={{ py: 3, bgcolor: 'rgb(128 128 128 / 0.2)' }}>
        The lighthouse keeper counts the ships. On Tuesday there were nine, on Wednesday there was
        fog.
      </Container>
    </Box>
  );
}
