import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const rates = { letter: '$1.20', parcel: '$6.50', express: '$14.00' };

export default function JoySelectBasic() {
  const [kind, setKind] = React.useState<keyof typeof rates | null>('parcel');

  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Send as</FormLabel>
      <Select value={kind} onChange={(_event, value) => setKind(value)}>
        <Option value="letter">Letter</Option>
        <Option value="parcel">Parcel</Option>
        <Option value="express">Express parcel</Option>
      </Select>
      <FormHelperText>{kind ? `The price is ${rates[kind]}.` : 'Choose a way.'}</FormHelperText>
    </FormControl>
  );
}
