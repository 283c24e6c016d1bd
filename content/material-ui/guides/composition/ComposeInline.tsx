import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

function Outside(props: React.ComponentProps<'fieldset'>) {
  return <fieldset {...props} />;
}

export default function ComposeInline() {
  const [text, setText] = React.useState('');

  // A new component at each render: React removes the old field and creates another one.
  function Inside(props: React.ComponentProps<'fieldset'>) {
    return <fieldset {...props} />;
  }

  const field = (label: string) => (
    <label>
      {label}
      <br />
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );

  return (
    <Box sx={{ width: 280 }}>
      <Box component={Outside} sx={{ mb: 2, border: 1, borderColor: 'divider' }}>
        {field('Defined outside')}
      </Box>
      <Box component={Inside} sx={{ mb: 2, border: 1, borderColor: 'divider' }}>
        {field('Defined inside')}
      </Box>
      <Typography variant="body2" role="status">
        {text ? `${text.length} characters` : 'Type a word into each field.'}
      </Typography>
    </Box>
  );
}
