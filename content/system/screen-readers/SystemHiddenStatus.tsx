import * as React from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

const birds = ['Blackbird', 'Blue tit', 'Goldfinch', 'Great tit', 'Robin', 'Wren'];

export default function SystemHiddenStatus() {
  const [text, setText] = React.useState('');
  const found = birds.filter((bird) => bird.toLowerCase().includes(text.toLowerCase()));

  return (
    <Box sx={{ position: 'relative', width: 260, minHeight: 210, typography: 'body2' }}>
      <Box component="label" sx={{ display: 'block' }}>
        Find a bird
        <Box
          component="input"
          value={text}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
          sx={{ display: 'block', width: 1, boxSizing: 'border-box', p: 1, font: 'inherit' }}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {text && `${found.length} of ${birds.length} birds`}
      </Box>
      <ul>
        {found.map((bird) => (
          <li key={bird}>{bird}</li>
        ))}
      </ul>
    </Box>
  );
}
