import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import PlaceIcon from '@mui/icons-material/Place';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const stations = ['Harbor', 'Old Town', 'University', 'Airport'];

export default function JoySelectClear() {
  const [station, setStation] = React.useState<string | null>('Old Town');

  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Nearest station</FormLabel>
      <Select
        placeholder="Any station"
        value={station}
        onChange={(_event, value) => setStation(value)}
        startDecorator={<PlaceIcon />}
        endDecorator={
          station && (
            <IconButton
              size="sm"
              aria-label="Clear the station"
              onMouseDown={(event) => event.stopPropagation()}
              onClick={() => setStation(null)}
            >
              <CloseIcon />
            </IconButton>
          )
        }
        indicator={station ? null : undefined}
      >
        {stations.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
