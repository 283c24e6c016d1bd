import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyResponsive() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography
        variant="h3"
        component="p"
        sx={{ fontSize: { xs: '1.75rem', sm: '2.5rem', lg: '3rem' }, textWrap: 'balance' }}
      >
        Three sizes, chosen by the width of the window
      </Typography>
      <Typography
        variant="h3"
        component="p"
        sx={{ mt: 3, fontSize: 'clamp(1.5rem, 1rem + 2.5vw, 3rem)', textWrap: 'balance' }}
      >
        One size that grows with the window
      </Typography>
    </Box>
  );
}
