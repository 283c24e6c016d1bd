import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const stations = [
  { name: 'Harbor', level: '3.1 m' },
  { name: 'Lock', level: '2.8 m' },
  { name: 'Mill', level: '1.4 m' },
  { name: 'Spring', level: '0.6 m' },
];

export default function ResponsiveGrid() {
  return (
    <Grid container component="ul" spacing={{ xs: 1, md: 3 }} sx={{ width: '100%', p: 0, m: 0 }}>
      {stations.map(({ name, level }) => (
        <Grid key={name} component="li" size={{ xs: 12, sm: 6, md: 3 }} sx={{ listStyle: 'none' }}>
          <Paper sx={{ p: 2 }}>
            <Typography color="text.secondary">{name}</Typography>
            <Typography variant="h6" component="p">
              {level}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
