import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const channels = { email: 'Email', push: 'Push message', sms: 'Text message' };
type Channel = keyof typeof channels;

export default function SwitchesGroup() {
  const [active, setActive] = React.useState<Channel[]>(['email']);

  const handleChange = (channel: Channel, checked: boolean) =>
    setActive((current) =>
      checked ? [...current, channel] : current.filter((item) => item !== channel),
    );

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Delivery alerts</FormLabel>
      <FormGroup>
        {(Object.keys(channels) as Channel[]).map((channel) => (
          <FormControlLabel
            key={channel}
            label={channels[channel]}
            control={
              <Switch
                name={channel}
                checked={active.includes(channel)}
                onChange={(_event, checked) => handleChange(channel, checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {active.length === 0
          ? 'You will not hear from us at all.'
          : `Alerts go out on ${active.length} of 3 channels.`}
      </FormHelperText>
    </FormControl>
  );
}
