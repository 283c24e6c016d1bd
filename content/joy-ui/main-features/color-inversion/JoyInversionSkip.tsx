import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function JoyInversionSkip() {
  const [valid, setValid] = React.useState(true);

  return (
    <Card variant="solid" color="success" invertedColors sx={{ width: 320 }}>
      <Typography level="title-lg" component="h3">
        One free ride on the cable car
      </Typography>
      <Sheet
        data-skip-inverted-colors
        sx={{ display: 'grid', gap: 0.5, p: 1.5, borderRadius: 'sm', textAlign: 'center' }}
      >
        <Typography level="h3" component="p" sx={{ fontFamily: 'code' }}>
          {valid ? 'PEAK-4071' : '–'}
        </Typography>
        <Typography level="body-sm" role="status">
          {valid ? 'Show this code at the gate.' : 'You have given the voucher back.'}
        </Typography>
      </Sheet>
      <CardActions>
        <Button variant="outlined" disabled={valid} onClick={() => setValid(true)}>
          Take it again
        </Button>
        <Button
          data-skip-inverted-colors
          variant="soft"
          color="danger"
          disabled={!valid}
          onClick={() => setValid(false)}
        >
          Give it back
        </Button>
      </CardActions>
    </Card>
  );
}
