import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { FormContext, type FormState } from './CheckoutField';
import { Delivery, Payment, Review } from './CheckoutSteps';
import CheckoutSummary, { goods } from './CheckoutSummary';
import { priceOf, rules, shippings } from './checkoutData';

const steps = ['Delivery', 'Payment', 'Review'];
const titles = ['Where should it go?', 'How do you pay?', 'Is everything right?', 'Thank you!'];

export default function Checkout() {
  const [step, setStep] = React.useState(0);
  const [values, setValues] = React.useState<FormState['values']>({ shipping: 'post' });
  const [errors, setErrors] = React.useState<FormState['errors']>({});
  const heading = React.useRef<HTMLHeadingElement>(null);
  const hasMoved = React.useRef(false);
  const shipping = shippings.find(({ value }) => value === values.shipping)?.price ?? 0;

  // A new step starts at its heading, also for screen readers.
  React.useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [step]);
  const goTo = (next: number) => {
    hasMoved.current = true;
    setErrors({});
    setStep(next);
  };
  const change: FormState['change'] = (name, value) => {
    setValues({ ...values, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = Object.entries(rules[step] ?? {}).flatMap(([name, check]) => {
      const error = check(values[name] ?? '');
      return error === undefined ? [] : [[name, error] as const];
    });
    const [first] = found;
    if (!first) return goTo(step + 1);
    setErrors(Object.fromEntries(found));
    event.currentTarget.querySelector<HTMLElement>(`[name=${first[0]}]`)?.focus();
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(340px, 38%)' },
        minHeight: '100dvh',
        '& .MuiButton-root': { textTransform: 'none' },
      }}
    >
      <CssBaseline />
      <Stack sx={{ px: { xs: 2.5, sm: 5 }, pb: 5 }}>
        <Stack component="header" direction="row" sx={{ justifyContent: 'space-between', py: 3 }}>
          <Typography component="span" sx={{ fontWeight: 700 }}>
            Dune & Leaf
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Checkout
          </Typography>
        </Stack>
        <Box sx={{ display: { md: 'none' }, mb: 3 }}>
          <Accordion disableGutters variant="outlined">
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>
              <Typography component="span" sx={{ flex: 1 }}>
                Your order
              </Typography>
              <Typography component="strong" sx={{ mr: 1, fontWeight: 700 }}>
                {priceOf(goods + shipping)}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <CheckoutSummary shipping={shipping} />
            </AccordionDetails>
          </Accordion>
        </Box>
        <Stack
          component="main"
          spacing={3}
          sx={{ width: '100%', maxWidth: 520, mx: 'auto', py: { md: 3 } }}
        >
          {step < steps.length && (
            <Stepper activeStep={step} sx={{ pb: 1 }}>
              {steps.map((name) => (
                <Step key={name} sx={{ '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } }}>
                  <StepLabel>{name}</StepLabel>
                </Step>
              ))}
            </Stepper>
          )}
          <Typography
            ref={heading}
            component="h1"
            variant="h4"
            tabIndex={-1}
            sx={{ fontWeight: 700, letterSpacing: '-0.02em', outline: 'none' }}
          >
            {titles[step]}
          </Typography>
          {step === steps.length ? (
            <Typography color="text.secondary">
              Your order DL-2048 is on its way to the packing table. A receipt goes to{' '}
              {values.email}.
            </Typography>
          ) : (
            <FormContext.Provider value={{ values, errors, change }}>
              <Stack component="form" noValidate spacing={4} onSubmit={submit}>
                {
                  [
                    <Delivery key="delivery" />,
                    <Payment key="payment" />,
                    <Review key="review" onEdit={goTo} />,
                  ][step]
                }
                <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
                  {step === 0 ? (
                    <span />
                  ) : (
                    <Button color="inherit" onClick={() => goTo(step - 1)}>
                      Back
                    </Button>
                  )}
                  <Button type="submit" variant="contained" size="large" disableElevation>
                    {step === 2 ? `Pay ${priceOf(goods + shipping)}` : 'Continue'}
                  </Button>
                </Stack>
              </Stack>
            </FormContext.Provider>
          )}
        </Stack>
      </Stack>
      <Box
        component="aside"
        aria-label="Your order"
        sx={{ display: { xs: 'none', md: 'block' }, p: 5, bgcolor: 'action.hover' }}
      >
        <Box sx={{ position: 'sticky', top: 40, maxWidth: 400 }}>
          <Typography component="h2" variant="h6" sx={{ mb: 3, fontWeight: 500 }}>
            Your order
          </Typography>
          <CheckoutSummary shipping={shipping} />
        </Box>
      </Box>
    </Box>
  );
}
