import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Field, { FormContext } from './CheckoutField';
import { priceOf, shippings } from './checkoutData';

export function Delivery() {
  const { values, change } = React.useContext(FormContext);
  return (
    <Stack spacing={3}>
      <Grid container spacing={2}>
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="For the receipt"
        />
        <Field name="name" label="Full name" autoComplete="name" />
        <Field name="street" label="Street and number" autoComplete="address-line1" />
        <Field name="postcode" label="Postcode" autoComplete="postal-code" size={5} />
        <Field name="city" label="Town or city" autoComplete="address-level2" size={7} />
      </Grid>
      <FormControl>
        <FormLabel id="shipping">Shipping</FormLabel>
        <RadioGroup
          aria-labelledby="shipping"
          value={values.shipping}
          onChange={(_event, value) => change('shipping', value)}
          sx={{ gap: 1, mt: 1 }}
        >
          {shippings.map(({ value, label, note, price }) => (
            <Paper
              key={value}
              variant="outlined"
              sx={{
                px: 2,
                py: 1,
                borderColor: values.shipping === value ? 'primary.main' : 'divider',
              }}
            >
              <FormControlLabel
                value={value}
                control={<Radio />}
                disableTypography
                label={
                  <Stack direction="row" sx={{ flex: 1, ml: 1, justifyContent: 'space-between' }}>
                    <span>
                      {label}
                      <Typography
                        component="span"
                        variant="body2"
                        color="text.secondary"
                        display="block"
                      >
                        {note}
                      </Typography>
                    </span>
                    {priceOf(price)}
                  </Stack>
                }
                sx={{ display: 'flex', mr: 0 }}
              />
            </Paper>
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}

export function Payment() {
  return (
    <Stack spacing={3}>
      <Alert severity="info" variant="outlined">
        This is a demo. Do not enter the number of a real card; 4000 0000 0000 0000 will do.
      </Alert>
      <Grid container spacing={2}>
        <Field
          name="card"
          label="Card number"
          autoComplete="cc-number"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Field name="expiry" label="Valid until" autoComplete="cc-exp" hint="MM/YY" size={6} />
        <Field
          name="code"
          label="Security code"
          autoComplete="cc-csc"
          hint="On the back of the card"
          size={6}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Grid>
    </Stack>
  );
}

export function Review({ onEdit }: { onEdit: (step: number) => void }) {
  const { values } = React.useContext(FormContext);
  const shipping = shippings.find(({ value }) => value === values.shipping);
  const facts = [
    { title: 'Receipt', text: values.email, step: 0 },
    {
      title: 'Address',
      text: `${values.name}, ${values.street}, ${values.postcode} ${values.city}`,
      step: 0,
    },
    { title: 'Shipping', text: `${shipping?.label}, ${shipping?.note.toLowerCase()}`, step: 0 },
    { title: 'Payment', text: `Card that ends in ${values.card?.slice(-4)}`, step: 1 },
  ];
  return (
    <Paper component="dl" variant="outlined" sx={{ m: 0, px: 2.5, borderRadius: 3 }}>
      {facts.map(({ title, text, step }, index) => (
        <Stack
          key={title}
          direction="row"
          sx={{ gap: 2, py: 2, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
        >
          <Typography component="dt" variant="body2" color="text.secondary" sx={{ width: 80 }}>
            {title}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ flex: 1, m: 0, overflowWrap: 'anywhere' }}
          >
            {text}{' '}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            <Link
              component="button"
              type="button"
              variant="body2"
              aria-label={`Change: ${title}`}
              onClick={() => onEdit(step)}
            >
              Change
            </Link>
          </Typography>
        </Stack>
      ))}
    </Paper>
  );
}
