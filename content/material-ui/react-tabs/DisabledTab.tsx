import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DisabledTab() {
  const [step, setStep] = React.useState('basket');

  return (
    <Tabs
      value={step}
      onChange={(_event, next: string) => setStep(next)}
      textColor="secondary"
      indicatorColor="secondary"
      aria-label="Checkout overview"
    >
      <Tab value="basket" label="Basket" />
      <Tab value="delivery" label="Delivery" />
      <Tab value="gift" label="Gift wrap" disabled />
    </Tabs>
  );
}
