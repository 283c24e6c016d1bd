import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const surfaces: { name: string; props: CardProps }[] = [
  { name: 'Default', props: {} },
  { name: 'raised', props: { raised: true } },
  { name: 'variant="outlined"', props: { variant: 'outlined' } },
];

export default function CardSurfaces() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      }}
    >
      {surfaces.map(({ name, props }) => (
        <Card key={name} {...props}>
          <CardContent>
            <Typography variant="h4" component="p">
              7.2 °C
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
