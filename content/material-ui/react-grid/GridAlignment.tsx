import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const crew = ['Abena', 'Björn', 'Chiyo'];

export default function GridAlignment() {
  return (
    <Grid
      container
      spacing={4}
      sx={{ width: '100%', minHeight: 160, justifyContent: 'center', alignItems: 'center' }}
    >
      {crew.map((name, index) => (
        <Grid key={name} sx={{ textAlign: 'center' }}>
          <Avatar
            aria-hidden="true"
            sx={{
              mx: 'auto',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              width: 40 + index * 16,
              height: 40 + index * 16,
            }}
          >
            {name[0]}
          </Avatar>
          <Typography variant="body2">{name}</Typography>
        </Grid>
      ))}
    </Grid>
  );
}
