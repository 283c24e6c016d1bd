import * as React from 'react';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function JoyBadgeLimits() {
  const [apples, setApples] = React.useState(12);

  return (
    <Stack spacing={2} sx={{ width: 260, alignItems: 'center' }}>
      <Stack direction="row" spacing={5}>
        {[
          { label: 'Default', props: {} },
          { label: 'max 9', props: { max: 9 } },
          { label: 'showZero', props: { showZero: true } },
        ].map(({ label, props }) => (
          <Stack key={label} spacing={1} sx={{ alignItems: 'center' }}>
            <Badge badgeContent={apples} color="danger" {...props}>
              <Avatar variant="outlined">
                <ShoppingBasketIcon />
              </Avatar>
            </Badge>
            <Typography level="body-xs">{label}</Typography>
          </Stack>
        ))}
      </Stack>
      <Slider
        aria-label="Apples in the basket"
        max={120}
        shiftStep={20}
        value={apples}
        onChange={(_event, value) => setApples(value as number)}
      />
    </Stack>
  );
}
