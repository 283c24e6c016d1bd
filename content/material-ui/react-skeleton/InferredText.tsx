import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const lines: { variant: TypographyProps['variant']; text: string }[] = [
  { variant: 'h4', text: 'Night bus 5' },
  { variant: 'subtitle1', text: 'every 30 minutes' },
  { variant: 'body2', text: 'from Central to Lakeside' },
];

export default function InferredText() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <FormControlLabel
        label="Loading"
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
      />
      {lines.map(({ variant, text }) => (
        <Typography key={text} variant={variant} component="p">
          {loading ? <Skeleton /> : text}
        </Typography>
      ))}
    </Stack>
  );
}
