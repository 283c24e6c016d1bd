import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const parts = ['Photos', 'Messages', 'Contacts'];

export default function JoyCheckboxTree() {
  const [chosen, setChosen] = React.useState(['Photos']);
  const all = chosen.length === parts.length;
  const some = !all && chosen.length > 0;

  return (
    <div>
      <Checkbox
        label="Back up everything"
        checked={all}
        indeterminate={some}
        slotProps={{
          input: {
            ref: (input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            },
          },
        }}
        onChange={() => setChosen(all ? [] : parts)}
      />
      <Box
        role="group"
        aria-label="Parts of the backup"
        sx={{ display: 'grid', gap: 1.5, mt: 1.5, ml: 3.75 }}
      >
        {parts.map((part) => (
          <Checkbox
            key={part}
            label={part}
            checked={chosen.includes(part)}
            onChange={(event) =>
              setChosen((list) =>
                event.target.checked ? [...list, part] : list.filter((one) => one !== part),
              )
            }
          />
        ))}
      </Box>
    </div>
  );
}
