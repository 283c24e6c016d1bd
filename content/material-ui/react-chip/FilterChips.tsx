import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DoneIcon from '@mui/icons-material/Done';

const filters = ['Step-free', 'Outdoor seats', 'Open late', 'Dogs welcome'];

export default function FilterChips() {
  const [active, setActive] = React.useState<string[]>(['Open late']);

  const toggle = (name: string) =>
    setActive((current) =>
      current.includes(name) ? current.filter((item) => item !== name) : [...current, name],
    );

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label="Café filters"
        sx={{ flexWrap: 'wrap' }}
      >
        {filters.map((name) => {
          const on = active.includes(name);
          return (
            <Chip
              key={name}
              label={name}
              color={on ? 'primary' : 'default'}
              variant={on ? 'filled' : 'outlined'}
              aria-pressed={on}
              onClick={() => toggle(name)}
              {...(on && { icon: <DoneIcon /> })}
            />
          );
        })}
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary">
        {`${active.length} of ${filters.length} filters on`}
      </Typography>
    </Stack>
  );
}
