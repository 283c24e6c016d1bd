import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';

export default function JoyInversionFooter() {
  return (
    <Box
      component="form"
      aria-label="Newsletter"
      onSubmit={(event) => event.preventDefault()}
      sx={[
        {
          display: 'grid',
          gap: 1.5,
          width: '100%',
          maxWidth: 480,
          p: 3,
          borderRadius: 'lg',
          background: 'linear-gradient(110deg, #0a2744, #12467b)',
        },
        applySolidInversion('primary'),
      ]}
    >
      <Typography level="title-lg" component="p">
        Tides and trails, once a month
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Input
          required
          type="email"
          placeholder="you@example.org"
          slotProps={{ input: { 'aria-label': 'Email address' } }}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit">Subscribe</Button>
      </Box>
    </Box>
  );
}
