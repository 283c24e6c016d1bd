import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function JoyCardInverted() {
  const [inverted, setInverted] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 320 }}>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={inverted} onChange={(event) => setInverted(event.target.checked)} />
        }
      >
        Inverted colors
      </Typography>
      <Card variant="solid" color="primary" invertedColors={inverted}>
        <CardContent>
          <Typography level="title-lg">Storage</Typography>
          <Typography level="body-sm" textColor="text.primary">
            38 of 50 GB are in use
          </Typography>
          <LinearProgress determinate value={76} aria-label="Storage in use" sx={{ my: 1.5 }} />
        </CardContent>
        <CardActions>
          <Button variant="outlined">Clean up</Button>
          <Button variant="solid">Get more</Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
