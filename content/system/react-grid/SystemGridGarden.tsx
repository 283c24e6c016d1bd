import { Box, Grid } from '@mui/system';

const beds = [
  { name: 'Potatoes', size: 8 },
  { name: 'Herbs', size: 4 },
  { name: 'Beans', size: 4 },
  { name: 'Pumpkins', size: 8 },
];

export default function SystemGridGarden() {
  return (
    <Grid container spacing={1} sx={{ width: 1, maxWidth: 460 }}>
      {beds.map(({ name, size }) => (
        <Grid key={name} size={{ xs: 12, sm: size }}>
          <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'rgb(46 125 50 / 0.2)' }}>{name}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
