import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';

const items = ['Passport', 'Phone charger', 'Rain jacket'];

export default function IndeterminateCheckbox() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [packed, setPacked] = React.useState<string[]>(['Passport']);
  const all = packed.length === items.length;
  const some = packed.length > 0 && !all;

  React.useEffect(() => {
    if (inputRef.current) {
      inputRef.current.indeterminate = some;
    }
  }, [some]);

  const toggle = (item: string) =>
    setPacked(packed.includes(item) ? packed.filter((other) => other !== item) : [...packed, item]);

  return (
    <Paper variant="outlined" sx={{ p: 2, width: 260 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            slotProps={{ input: { ref: inputRef } }}
            onChange={() => setPacked(all ? [] : items)}
          />
        }
        label={`Packing list (${packed.length}/${items.length})`}
      />
      <FormGroup role="group" aria-label="Items to pack" sx={{ ml: 4 }}>
        {items.map((item) => (
          <FormControlLabel
            key={item}
            control={
              <Checkbox
                size="small"
                checked={packed.includes(item)}
                onChange={() => toggle(item)}
              />
            }
            label={item}
          />
        ))}
      </FormGroup>
    </Paper>
  );
}
