import * as React from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

export default function SystemHiddenSkip() {
  const article = React.useRef<HTMLElement>(null);

  return (
    <Box
      sx={{
        position: 'relative',
        width: 320,
        p: 2,
        border: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <Box
        component="button"
        type="button"
        onClick={() => article.current?.focus()}
        sx={{
          position: 'absolute',
          top: 8,
          insetInlineStart: 8,
          p: 1,
          typography: 'body2',
          '&:not(:focus)': visuallyHidden,
        }}
      >
        Skip to the story
      </Box>
      <Box component="nav" aria-label="Sections" sx={{ display: 'flex', gap: 2, mb: 2 }}>
        {['City', 'Sports', 'Culture'].map((name) => (
          <Box key={name} component="a" href="#content-that-appears" sx={{ color: 'inherit' }}>
            {name}
          </Box>
        ))}
      </Box>
      <Box component="section" ref={article} tabIndex={-1} aria-label="Story">
        The last tram of line 9 leaves the depot tonight, after 61 years.
      </Box>
    </Box>
  );
}
