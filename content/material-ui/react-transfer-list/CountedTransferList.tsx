import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { PickList } from './PickList';

const pupils = ['Ada', 'Bruno', 'Chen', 'Dunja', 'Emil', 'Fatou', 'Goran'];
const teams = ['Red team', 'Blue team'] as const;

export default function CountedTransferList() {
  const [red, setRed] = React.useState<readonly string[]>(['Ada', 'Chen', 'Fatou']);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const blue = pupils.filter((pupil) => !red.includes(pupil));

  const change = () => {
    setRed(pupils.filter((pupil) => red.includes(pupil) !== checked.includes(pupil)));
    setChecked([]);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {teams.map((team) => {
          const items = team === 'Red team' ? red : blue;
          const own = items.filter((pupil) => checked.includes(pupil));
          const others = checked.filter((pupil) => !items.includes(pupil));
          return (
            <PickList
              key={team}
              label={team}
              items={items}
              checked={checked}
              onChange={setChecked}
              header={
                <FormControlLabel
                  label={`${team}, ${own.length} of ${items.length} checked`}
                  control={
                    <Checkbox
                      checked={items.length > 0 && own.length === items.length}
                      indeterminate={own.length > 0 && own.length < items.length}
                      onChange={(_, all) => setChecked(all ? [...others, ...items] : others)}
                    />
                  }
                  sx={{ px: 2, pt: 1, width: '100%', boxSizing: 'border-box' }}
                />
              }
            />
          );
        })}
      </Box>
      <Button variant="contained" onClick={change} sx={{ justifySelf: 'center' }}>
        Change teams
      </Button>
    </Box>
  );
}
