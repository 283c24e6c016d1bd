import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface StepProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly hideBackdrop?: boolean;
  readonly children: React.ReactNode;
}

function Step({ title, open, onClose, hideBackdrop = false, children }: StepProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      hideBackdrop={hideBackdrop}
      sx={{ display: 'grid', placeItems: 'center', p: 2 }}
    >
      <Paper role="dialog" aria-modal="true" aria-label={title} elevation={8} sx={{ p: 3 }}>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Stack spacing={1}>{children}</Stack>
      </Paper>
    </Modal>
  );
}

export default function NestedModal() {
  const [cart, setCart] = React.useState(false);
  const [coupon, setCoupon] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setCart(true)}>Open the cart</Button>
      <Step title="3 books, €41.50" open={cart} onClose={() => setCart(false)}>
        <Button variant="outlined" onClick={() => setCoupon(true)}>
          Add a coupon
        </Button>
        <Button onClick={() => setCart(false)}>Continue shopping</Button>
        <Step title="SPRING: 10% off" hideBackdrop open={coupon} onClose={() => setCoupon(false)}>
          <Button variant="contained" onClick={() => setCoupon(false)}>
            Use the coupon
          </Button>
        </Step>
      </Step>
    </React.Fragment>
  );
}
