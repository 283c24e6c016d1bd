import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const results: Readonly<Record<string, string>> = {
  'data-mui-color-scheme': '<html data-mui-color-scheme="dark">',
  class: '<html class="dark">',
  data: '<html data-dark>',
  '.theme-%s': '<html class="theme-dark">',
  '[data-theme="%s"]': '<html data-theme="dark">',
};

export default function SchemeAttribute() {
  const id = React.useId();
  const [attribute, setAttribute] = React.useState('class');

  return (
    <FormControl>
      <FormLabel id={id}>attribute</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={attribute}
        onChange={(event) => setAttribute(event.target.value)}
      >
        {Object.keys(results).map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio size="small" />} label={name} />
        ))}
      </RadioGroup>
      <Box
        component="code"
        role="status"
        dir="ltr"
        sx={{ mt: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {results[attribute]}
      </Box>
    </FormControl>
  );
}
