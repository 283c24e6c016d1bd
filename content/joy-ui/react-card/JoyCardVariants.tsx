import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const plans = [
  { variant: 'outlined', name: 'Walker', text: 'One map, offline' },
  { variant: 'soft', name: 'Hiker', text: 'All maps of a country' },
  { variant: 'solid', name: 'Climber', text: 'All maps, with weather' },
  { variant: 'plain', name: 'Guest', text: 'One day without charge' },
] as const;

export default function JoyCardVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 460,
      }}
    >
      {plans.map(({ variant, name, text }) => (
        <Card key={variant} variant={variant}>
          <Typography level="title-md" sx={{ color: 'inherit' }}>
            {name}
          </Typography>
          <div>{text}</div>
        </Card>
      ))}
    </Box>
  );
}
