import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const rooms = [
  { name: 'Great hall', seats: 120, size: 8 },
  { name: 'Library', seats: 16, size: 4 },
  { name: 'Studio', seats: 24, size: 5 },
  { name: 'Garden room', seats: 40, size: 7 },
];

export default function JoyGridBasic() {
  return (
    <Grid container spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
      {rooms.map(({ name, seats, size }) => (
        <Grid key={name} size={size}>
          <Sheet variant="soft" color="primary" sx={{ p: 1.5, borderRadius: 'sm' }}>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm" textColor="inherit">
              {seats} seats
            </Typography>
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
