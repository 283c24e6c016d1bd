import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonVariants() {
  const [result, setResult] = React.useState('Last edited 4 minutes ago');

  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 480 }}>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        Spring newsletter
      </Typography>
      <Typography
        variant="body2"
        component="div"
        role="status"
        sx={{ color: 'text.secondary', mb: 2 }}
      >
        {result}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}
      >
        <Button onClick={() => setResult('Changes thrown away')}>Discard</Button>
        <Button variant="outlined" onClick={() => setResult('Saved as a draft')}>
          Save draft
        </Button>
        <Button variant="contained" onClick={() => setResult('Sent to 1,204 readers')}>
          Send now
        </Button>
      </Stack>
    </Paper>
  );
}
