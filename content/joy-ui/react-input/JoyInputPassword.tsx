import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';

export default function JoyInputPassword() {
  const [shown, setShown] = React.useState(false);

  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>New password</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        defaultValue="harbor-lamp-71"
        endDecorator={
          <IconButton
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        }
      />
    </FormControl>
  );
}
