import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const all = ['Flour', 'Eggs', 'Butter', 'Vanilla'];

export default function JoyChipDelete() {
  const [missing, setMissing] = React.useState(all);
  const heading = React.useRef<HTMLParagraphElement>(null);

  return (
    <Stack spacing={1.5} sx={{ width: 320, alignItems: 'flex-start' }}>
      <Typography ref={heading} tabIndex={-1} level="title-sm" role="status">
        {missing.length === 0 ? 'You have everything.' : `Still to buy: ${missing.length}`}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, minHeight: 32, m: 0, p: 0, listStyle: 'none' }}
      >
        {missing.map((item) => (
          <li key={item}>
            <Chip
              size="lg"
              sx={{ '--Chip-decoratorChildHeight': '1.5rem' }}
              endDecorator={
                <ChipDelete
                  aria-label={`Remove ${item}`}
                  onDelete={() => {
                    setMissing(missing.filter((one) => one !== item));
                    heading.current?.focus();
                  }}
                />
              }
            >
              {item}
            </Chip>
          </li>
        ))}
      </Stack>
      <Button
        size="sm"
        variant="soft"
        disabled={missing.length === all.length}
        onClick={() => setMissing(all)}
      >
        Start again
      </Button>
    </Stack>
  );
}
