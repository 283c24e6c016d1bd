import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyTypographyBasic() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 400 }}>
      <Typography level="body-xs">Room 3, painted around 1890</Typography>
      <Typography level="h3" component="h2">
        Laundry in the wind
      </Typography>
      <Typography>
        The painter never met the family. She saw the garden from a train, and drew it from memory
        on the same evening.
      </Typography>
      <Typography level="body-sm">Gift of the Lindqvist heirs</Typography>
    </Stack>
  );
}
