import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const pieces = [
  { sign: '♞', name: 'Knight', worth: 3 },
  { sign: '♜', name: 'Rook', worth: 5 },
  { sign: '♛', name: 'Queen', worth: 9 },
];

export default function FontIcons() {
  return (
    <Stack spacing={1}>
      {pieces.map(({ sign, name, worth }) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Icon baseClassName="chess-sign" fontSize="large" sx={{ lineHeight: 1 }}>
            {sign}
          </Icon>
          <Typography>{`${name}, ${worth} points`}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
