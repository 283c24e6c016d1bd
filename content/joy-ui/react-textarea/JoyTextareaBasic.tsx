import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const limit = 120;

export default function JoyTextareaBasic() {
  const [message, setMessage] = React.useState('Happy birthday, Noor! See you on Sunday.');

  return (
    <FormControl sx={{ width: 320 }}>
      <FormLabel>Message on the card</FormLabel>
      <Textarea
        minRows={3}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        slotProps={{ textarea: { maxLength: limit } }}
      />
      <FormHelperText>{`${limit - message.length} of ${limit} characters left`}</FormHelperText>
    </FormControl>
  );
}
