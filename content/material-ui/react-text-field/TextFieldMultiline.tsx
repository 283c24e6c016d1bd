import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const LIMIT = 180;

export default function TextFieldMultiline() {
  const [note, setNote] = React.useState('Please leave the boxes under the porch.');
  const left = LIMIT - note.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={6}
        label="Note for the courier"
        value={note}
        error={left < 0}
        helperText={
          left < 0 ? `${-left} characters too long` : `${left} of ${LIMIT} characters left`
        }
        onChange={(event) => setNote(event.target.value)}
      />
    </Box>
  );
}
