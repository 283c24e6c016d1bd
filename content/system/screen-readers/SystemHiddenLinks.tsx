import * as React from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

const news = [
  { title: 'New opening hours at the pool', text: 'From Monday, the pool opens at six.' },
  { title: 'Flea market moves indoors', text: 'Rain is expected on Sunday.' },
];

export default function SystemHiddenLinks() {
  const [show, setShow] = React.useState(false);

  return (
    <Box sx={{ width: 320, typography: 'body2' }}>
      <label>
        <input type="checkbox" checked={show} onChange={(event) => setShow(event.target.checked)} />{' '}
        Show what screen readers read
      </label>
      {news.map(({ title, text }) => (
        <Box key={title} component="article" sx={{ mt: 2 }}>
          <Box sx={{ fontWeight: 'bold' }}>{title}</Box>
          {text}{' '}
          <Box component="a" href="#hidden-text" sx={{ position: 'relative', color: 'inherit' }}>
            Read more
            <Box component="span" sx={show ? { bgcolor: 'action.selected' } : visuallyHidden}>
              {' '}
              about “{title}”
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
