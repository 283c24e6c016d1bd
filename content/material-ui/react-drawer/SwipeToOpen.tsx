import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const stops = ['Harbor', 'Fish market', 'Town hall', 'University', 'Botanic garden'];

export default function SwipeToOpen() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Stops of line 4
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Stops of line 4' },
        }}
      >
        <Box sx={{ p: 2, pt: 1 }}>
          <Box
            sx={{
              width: 32,
              height: 4,
              mx: 'auto',
              mb: 2,
              bgcolor: 'text.disabled',
              borderRadius: 2,
            }}
          />
          <Box component="ol" sx={{ m: 0, mb: 2 }}>
            {stops.map((stop) => (
              <Typography key={stop} component="li" sx={{ py: 0.5 }}>
                {stop}
              </Typography>
            ))}
          </Box>
          <Button fullWidth onClick={() => setOpen(false)}>
            Close
          </Button>
        </Box>
      </SwipeableDrawer>
    </React.Fragment>
  );
}
