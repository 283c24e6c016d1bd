import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const extras = ['Window seat', 'Bicycle', 'Warm meal'];

export default function JoyCheckboxBasic() {
  const [chosen, setChosen] = React.useState(['Window seat']);
  const toggle = (extra: string, checked: boolean) =>
    setChosen((list) => (checked ? [...list, extra] : list.filter((one) => one !== extra)));

  return (
    <Stack spacing={1.5}>
      <Stack role="group" aria-label="Extras for your trip" spacing={1.5}>
        {extras.map((extra) => (
          <Checkbox
            key={extra}
            label={extra}
            checked={chosen.includes(extra)}
            onChange={(event) => toggle(extra, event.target.checked)}
          />
        ))}
      </Stack>
      <Typography level="body-sm" role="status">
        {chosen.length} of {extras.length} extras
      </Typography>
    </Stack>
  );
}
