import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicPaper() {
  return (
    <Paper sx={{ p: 3, maxWidth: 340 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        Sourdough, day 3
      </Typography>
      <Typography variant="body2" color="text.secondary">
        The starter has doubled after five hours and smells of apples. Feed it once more tonight.
      </Typography>
    </Paper>
  );
}
