import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

type Props = Omit<React.ComponentProps<typeof ButtonBase>, 'name'> & { name: string };
type Ref = React.ForwardedRef<HTMLButtonElement>;

/** Passes the ref and all other props on, so that it can be the child of a Tooltip. */
const Player = React.forwardRef(function Player({ name, ...other }: Props, ref: Ref) {
  return (
    <ButtonBase
      {...other}
      ref={ref}
      sx={{ borderRadius: '50%', '&.Mui-focusVisible': { outline: 2, outlineOffset: 2 } }}
    >
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>{name[0]}</Avatar>
    </ButtonBase>
  );
});

const players = [
  { name: 'Noor', position: 'Goalkeeper' },
  { name: 'Pablo', position: 'Left wing' },
  { name: 'Sina', position: 'Center' },
];

export default function ComposeTooltip() {
  return (
    <Stack useFlexGap direction="row" spacing={2}>
      {players.map(({ name, position }) => (
        <Tooltip key={name} title={`${name}: ${position}`}>
          <Player name={name} />
        </Tooltip>
      ))}
    </Stack>
  );
}
