import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function JoySheetInverted() {
  const [joined, setJoined] = React.useState(false);

  return (
    <Sheet
      component="section"
      aria-label="Invitation"
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        maxWidth: 480,
        p: 2,
        borderRadius: 'md',
      }}
    >
      <Typography role="status" textColor="text.primary" sx={{ flex: '1 1 200px' }}>
        {joined ? 'See you on Thursday at seven.' : 'Our reading group has room for you.'}
      </Typography>
      <Button variant="plain" onClick={() => setJoined(false)} disabled={!joined}>
        Leave
      </Button>
      <Button onClick={() => setJoined(true)} disabled={joined}>
        Join
      </Button>
    </Sheet>
  );
}
