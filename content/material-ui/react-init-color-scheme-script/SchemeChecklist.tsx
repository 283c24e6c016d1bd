import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const conditions = [
  'The HTML comes from a server or a build',
  'The theme has light and dark schemes',
  'People can switch the mode',
];

export default function SchemeChecklist() {
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const isNeeded = checked.length === conditions.length;

  return (
    <Stack spacing={1}>
      <FormGroup role="group" aria-label="Conditions">
        {conditions.map((condition) => (
          <FormControlLabel
            key={condition}
            control={<Checkbox checked={checked.includes(condition)} />}
            label={condition}
            onChange={(_event, isChecked) =>
              setChecked(
                isChecked ? [...checked, condition] : checked.filter((one) => one !== condition),
              )
            }
          />
        ))}
      </FormGroup>
      <Typography role="status">
        {isNeeded ? 'Render the script.' : 'Leave the script out.'}
      </Typography>
    </Stack>
  );
}
