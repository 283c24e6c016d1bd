import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonIcons() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Button variant="contained" startIcon={<ShoppingCartIcon />}>
        Add to cart
      </Button>
      <Button variant="contained" color="secondary" startIcon={<CalendarMonthIcon />}>
        Pick a date
      </Button>
      <Button variant="contained" color="success" endIcon={<ArrowForwardIcon />}>
        Continue to payment
      </Button>
    </Stack>
  );
}
