import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyProse() {
  return (
    <Box
      sx={{
        maxWidth: '60ch',
        '& > * + *': { mt: 2 },
        '& > * + h4': { mt: 4 },
      }}
    >
      <Typography variant="h6" component="h3">
        Hemp
      </Typography>
      <Typography>
        Hemp came by river in spring. A good bale was long, pale and dry, and the master bought it
        by the smell.
      </Typography>
      <Typography>Each fiber was combed until it lay straight.</Typography>
      <Typography variant="h6" component="h3">
        Tar
      </Typography>
      <Typography>
        Tar keeps the water out and the rope stiff. Ropes for bells were never tarred, because they
        were pulled by hand.
      </Typography>
    </Box>
  );
}
