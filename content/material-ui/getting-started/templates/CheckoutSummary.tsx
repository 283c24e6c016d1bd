import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { items, priceOf } from './checkoutData';

export const goods = items.reduce((sum, { price }) => sum + price, 0);

function Row({ name, price }: { name: string; price: number }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', typography: 'body2' }}>
      <span>{name}</span>
      <span>{priceOf(price)}</span>
    </Stack>
  );
}

export default function CheckoutSummary({ shipping }: { shipping: number }) {
  return (
    <Stack spacing={2.5}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ name, detail, price, color, picture }) => (
          <Stack
            key={name}
            component="li"
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center' }}
          >
            <Box sx={{ display: 'flex', flex: 'none', borderRadius: 2, bgcolor: color }}>
              <svg width="60" height="60" viewBox="0 0 56 56" fill="none" aria-hidden>
                <path d={picture} stroke="#3d3a36" strokeWidth="1.75" strokeLinejoin="round" />
              </svg>
            </Box>
            <Box sx={{ flex: 1 }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {detail}
              </Typography>
            </Box>
            <Typography variant="body2">{priceOf(price)}</Typography>
          </Stack>
        ))}
      </Stack>
      <Divider />
      <Stack spacing={1}>
        <Row name="Goods" price={goods} />
        <Row name="Shipping" price={shipping} />
      </Stack>
      <Divider />
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
        <span>Total</span>
        <Typography component="strong" variant="h6" sx={{ fontWeight: 700 }}>
          {priceOf(goods + shipping)}
        </Typography>
      </Stack>
    </Stack>
  );
}
