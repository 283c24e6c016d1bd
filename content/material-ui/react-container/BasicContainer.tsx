import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function BasicContainer() {
  return (
    <Box sx={{ width: '100%', bgcolor: 'action.hover' }}>
      <Container maxWidth="xs" sx={{ py: 3, bgcolor: 'background.paper' }}>
        <Typography variant="h6" component="h2" gutterBottom>
          Bread and roses
        </Typography>
        <Typography>
          The bakery of the cooperative opened in 1911 with one oven and six members. Today it
          delivers to forty schools.
        </Typography>
      </Container>
    </Box>
  );
}
