import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const hours = Array.from({ length: 16 }, (_, index) => index + 6);

export default function ElevateAppBar() {
  const [root, setRoot] = React.useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({
    disableHysteresis: true,
    threshold: 0,
    target: root?.ownerDocument.defaultView ?? null,
  });

  return (
    <Box ref={setRoot}>
      <AppBar component="div" position="sticky" color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="div">
            Tide table
          </Typography>
        </Toolbar>
      </AppBar>
      <Container maxWidth="sm" sx={{ py: 2 }}>
        {hours.map((hour) => (
          <Typography key={hour} sx={{ py: 1 }}>
            {`${hour}:00, water level ${Math.abs(14 - hour) * 22 + 30} cm`}
          </Typography>
        ))}
      </Container>
    </Box>
  );
}
