import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ClippedContent() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const [portal, setPortal] = React.useState(false);

  return (
    <Stack ref={setFrame} spacing={1} sx={{ position: 'relative', width: 260 }}>
      <FormControlLabel
        control={<Switch checked={portal} onChange={(event) => setPortal(event.target.checked)} />}
        label="Use a portal"
      />
      <Box
        sx={{
          position: 'relative',
          height: 90,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          p: 1,
        }}
      >
        A box that hides its overflow
        <Portal container={frame} disablePortal={!portal}>
          <Box
            sx={{
              position: 'absolute',
              insetInlineStart: 80,
              bottom: -16,
              px: 2,
              py: 1.5,
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
              borderRadius: 1,
            }}
          >
            Badge of the box
          </Box>
        </Portal>
      </Box>
    </Stack>
  );
}
