import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicTypography() {
  return (
    <Paper elevation={0} sx={{ p: 3, maxWidth: 440 }}>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
        Harbor museum
      </Typography>
      <Typography variant="h5" component="h2" gutterBottom>
        The last rope walk of the city
      </Typography>
      <Typography>
        For two hundred years, ropes of up to three hundred meters were made in this hall. The
        machines still run on the first Sunday of each month.
      </Typography>
      <Typography variant="caption" component="p" sx={{ mt: 2 }}>
        Open Thursday to Sunday, 10 to 17
      </Typography>
    </Paper>
  );
}
