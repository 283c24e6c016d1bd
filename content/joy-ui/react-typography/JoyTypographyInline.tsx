import EventIcon from '@mui/icons-material/Event';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyTypographyInline() {
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 400 }}>
      <Typography level="title-lg" component="h3" startDecorator={<EventIcon />}>
        Choir weekend
      </Typography>
      <Typography>
        The house has{' '}
        <Typography variant="soft" color="success">
          eleven free beds
        </Typography>
        . Pay by{' '}
        <Typography color="danger" fontWeight="lg">
          1 March
        </Typography>{' '}
        and use the code{' '}
        <Typography variant="outlined" fontFamily="code">
          ALTO
        </Typography>
        .
      </Typography>
    </Stack>
  );
}
