import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Grow from '@mui/material/Grow';
import Stack from '@mui/material/Stack';

const towns = ['Bergen', 'Tromsø', 'Ålesund', 'Bodø'];

export default function StaggeredTransition() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Hide the stops' : 'Show the stops'}
      </Button>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {towns.map((town, index) => (
          <Grow
            key={town}
            in={shown}
            appear={false}
            timeout={300}
            style={{ transitionDelay: shown ? `${index * 120}ms` : '0ms' }}
          >
            <Chip label={town} />
          </Grow>
        ))}
      </Stack>
    </Stack>
  );
}
