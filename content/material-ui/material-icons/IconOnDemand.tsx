import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';

const loaders = {
  Boat: () => import('@mui/icons-material/Sailing'),
  Tram: () => import('@mui/icons-material/Tram'),
  Party: () => import('@mui/icons-material/Celebration'),
};

type Name = keyof typeof loaders;
const names = Object.keys(loaders) as Name[];

export default function IconOnDemand() {
  const [loaded, setLoaded] = React.useState<Partial<Record<Name, typeof SvgIcon>>>({});

  const load = async (name: Name) => {
    const { default: Icon } = await loaders[name]();
    setLoaded((before) => ({ ...before, [name]: Icon }));
  };

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {names.map((name) => {
        const Icon = loaded[name];
        return (
          <Button
            key={name}
            variant="outlined"
            startIcon={Icon && <Icon />}
            onClick={() => void load(name)}
          >
            {name}
          </Button>
        );
      })}
    </Stack>
  );
}
