import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';

const plans = [
  {
    name: 'Stroll',
    price: 0,
    text: 'For a walk now and then.',
    parts: ['Three walks a month', 'Groups of up to 6', 'Maps on one phone'],
  },
  {
    name: 'Hike',
    price: 6,
    text: 'For people who are out every weekend.',
    parts: ['As many walks as you like', 'Groups of up to 20', 'Weather by the hour'],
  },
  {
    name: 'Club',
    price: 24,
    text: 'For clubs with a calendar and a treasurer.',
    parts: ['Everything in Hike', 'Up to 200 members', 'Calendar and fees'],
  },
];

export default function MarketingPricing() {
  const [period, setPeriod] = React.useState('month');
  const isYear = period === 'year';

  return (
    <Box component="section" aria-labelledby="pricing-title" sx={{ py: { xs: 7, md: 10 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        sx={{ alignItems: { sm: 'end' }, justifyContent: 'space-between' }}
      >
        <Typography id="pricing-title" component="h2" variant="h4">
          A price for every pace
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Billing"
          value={period}
          onChange={(_event, next: string | null) => next !== null && setPeriod(next)}
          sx={{ '& button': { px: 2, textTransform: 'none' } }}
        >
          <ToggleButton value="month">Monthly</ToggleButton>
          <ToggleButton value="year">Yearly, two months free</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, gap: 2, mt: 5 }}>
        {plans.map(({ name, price, text, parts }, index) => (
          <Paper
            key={name}
            variant="outlined"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: 3,
              p: { xs: 3, lg: 4 },
              borderRadius: 4,
              ...(index === 1 && { borderColor: 'primary.main' }),
            }}
          >
            <div>
              <Typography component="h3" sx={{ fontWeight: 500 }}>
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {text}
              </Typography>
            </div>
            <Typography color="text.secondary">
              <Box component="strong" sx={{ mr: 1, color: 'text.primary', fontSize: '2.5rem' }}>
                €{isYear ? price * 10 : price}
              </Box>
              a {period}
            </Typography>
            <Stack component="ul" spacing={1.25} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {parts.map((part) => (
                <Stack
                  key={part}
                  component="li"
                  direction="row"
                  spacing={1.5}
                  sx={{ typography: 'body2' }}
                >
                  <CheckIcon color="primary" sx={{ fontSize: 20 }} /> <span>{part}</span>
                </Stack>
              ))}
            </Stack>
            <Button
              variant={index === 1 ? 'contained' : 'outlined'}
              disableElevation
              href={`#${name.toLowerCase()}`}
              sx={{ mt: 'auto' }}
            >
              Choose {name}
            </Button>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
