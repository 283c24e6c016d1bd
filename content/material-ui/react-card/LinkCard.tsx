import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { dunes, forest } from './pictures';

const walks = [
  { name: 'Dune path', facts: '6 km, no shade', image: dunes },
  { name: 'Spruce loop', facts: '9 km, two bridges', image: forest },
];

export default function LinkCard() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        listStyle: 'none',
        width: '100%',
        p: 0,
        m: 0,
      }}
    >
      {walks.map(({ name, facts, image }) => (
        <Card key={name} component="li">
          <CardActionArea href="#cards-that-are-links">
            <CardMedia component="img" height={120} image={image} alt="" />
            <CardContent>
              <Typography variant="h6" component="h3">
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {facts}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
