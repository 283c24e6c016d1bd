import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TypographyColors() {
  return (
    <Paper elevation={0} sx={{ p: 2, width: 300, maxWidth: '100%' }}>
      <Typography align="center" variant="h6" component="p">
        Tide at 14:20
      </Typography>
      <Typography align="center" color="primary" gutterBottom>
        Rising, 2.8 m
      </Typography>
      <Typography align="center" variant="body2" color="textSecondary">
        Measured at the old lock
      </Typography>
      <Typography variant="body2" sx={{ color: 'primary.main', textAlign: 'end' }}>
        Safe to sail
      </Typography>
    </Paper>
  );
}
