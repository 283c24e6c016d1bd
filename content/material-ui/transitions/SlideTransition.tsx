import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const steps = ['Preheat the oven', 'Mix the dough', 'Bake for 40 minutes'];

export default function SlideTransition() {
  const rtl = useTheme().direction === 'rtl';
  const [forward, back] = rtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const [step, setStep] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Box ref={setFrame} sx={{ position: 'relative', height: 72, overflow: 'hidden' }}>
        {steps.map((text, index) => (
          <Slide
            key={text}
            in={index === step}
            appear={false}
            container={frame}
            direction={index === step ? forward : back}
          >
            <Paper variant="outlined" sx={{ position: 'absolute', inset: 0, p: 2 }}>
              <Typography>{`${index + 1}. ${text}`}</Typography>
            </Paper>
          </Slide>
        ))}
      </Box>
      <Button onClick={() => setStep((step + 1) % steps.length)}>
        {step === steps.length - 1 ? 'Start again' : 'Next step'}
      </Button>
    </Stack>
  );
}
