import * as React from 'react';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const modes = [
  { name: 'Walk', time: '34 min', Icon: DirectionsWalkIcon },
  { name: 'Cycle', time: '12 min', Icon: DirectionsBikeIcon },
  { name: 'Bus', time: '18 min', Icon: DirectionsBusIcon },
];

export default function ButtonBaseTiles() {
  const [selected, setSelected] = React.useState('Cycle');

  return (
    <Box role="group" aria-label="Travel mode" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {modes.map(({ name, time, Icon }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={name === selected}
          onClick={() => setSelected(name)}
          sx={{
            flexDirection: 'column',
            gap: 0.5,
            width: 104,
            p: 2,
            borderRadius: 2,
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 2,
            borderColor: 'divider',
            '&[aria-pressed="true"]': { borderColor: 'primary.main' },
            '&.Mui-focusVisible': {
              outline: '3px solid',
              outlineColor: 'primary.main',
              outlineOffset: 2,
            },
          }}
        >
          <Icon />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" component="span">
            {time}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
