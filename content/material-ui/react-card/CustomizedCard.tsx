import Box from '@mui/material/Box';
import Card, { cardClasses } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { forest } from './pictures';

const Ticket = styled(Card)(({ theme }) => ({
  display: 'flex',
  maxWidth: 420,
  [`&.${cardClasses.root}`]: { borderRadius: 16 },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}));

export default function CustomizedCard() {
  return (
    <Ticket variant="outlined">
      <CardMedia
        component="img"
        image={forest}
        alt=""
        sx={{ width: { sm: 140 }, height: { xs: 100, sm: 'auto' } }}
      />
      <CardContent sx={{ flex: 1, p: 3, '&:last-child': { pb: 3 } }}>
        <Typography variant="h6" component="h3">
          Night train to the coast
        </Typography>
        <Box
          component="dl"
          sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: '5em 1fr', typography: 'body2' }}
        >
          <dt>Coach</dt>
          <Box component="dd" sx={{ m: 0 }}>
            7
          </Box>
          <dt>Berth</dt>
          <Box component="dd" sx={{ m: 0 }}>
            Upper, 43
          </Box>
        </Box>
      </CardContent>
    </Ticket>
  );
}
