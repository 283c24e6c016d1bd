import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function JoySwitchBasic() {
  const [quiet, setQuiet] = React.useState(true);

  return (
    <FormControl orientation="horizontal" sx={{ width: 300, justifyContent: 'space-between' }}>
      <div>
        <FormLabel>Quiet hours</FormLabel>
        <FormHelperText>
          {quiet ? 'The doorbell is mute after 21:00.' : 'The doorbell rings at any time.'}
        </FormHelperText>
      </div>
      <Switch checked={quiet} onChange={(event) => setQuiet(event.target.checked)} />
    </FormControl>
  );
}
