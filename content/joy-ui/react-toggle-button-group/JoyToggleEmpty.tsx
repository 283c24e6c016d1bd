import * as React from 'react';
import ThumbDownIcon from '@mui/icons-material/ThumbDown';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const choices = [
  { value: 'yes', label: 'Yes', color: 'success', icon: <ThumbUpIcon /> },
  { value: 'no', label: 'No', color: 'danger', icon: <ThumbDownIcon /> },
] as const;

export default function JoyToggleEmpty() {
  const [vote, setVote] = React.useState<string | null>(null);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography id="JoyToggleEmpty-label" level="title-sm">
        Was this recipe clear?
      </Typography>
      <ToggleButtonGroup
        aria-labelledby="JoyToggleEmpty-label"
        spacing={1}
        value={vote}
        onChange={(_event, value) => setVote(value)}
      >
        {choices.map(({ value, label, color, icon }) => (
          <Button
            key={value}
            value={value}
            color={vote === value ? color : 'neutral'}
            aria-pressed={vote === value}
            startDecorator={icon}
          >
            {label}
          </Button>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
