import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const topics = ['Baking', 'Pottery', 'Bird watching', 'Chess'];

export default function JoyCheckboxChips() {
  const [chosen, setChosen] = React.useState(['Pottery']);

  return (
    <Stack
      role="group"
      aria-label="Topics"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {topics.map((topic) => {
        const checked = chosen.includes(topic);
        return (
          <Chip key={topic} variant="plain" size="lg" color={checked ? 'primary' : 'neutral'}>
            <Checkbox
              overlay
              disableIcon
              label={checked ? `✓ ${topic}` : topic}
              variant={checked ? 'soft' : 'outlined'}
              color={checked ? 'primary' : 'neutral'}
              checked={checked}
              onChange={(event) =>
                setChosen((list) =>
                  event.target.checked ? [...list, topic] : list.filter((one) => one !== topic),
                )
              }
              slotProps={{ input: { 'aria-label': topic } }}
            />
          </Chip>
        );
      })}
    </Stack>
  );
}
