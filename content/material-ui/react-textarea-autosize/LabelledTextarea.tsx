import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const LIMIT = 80;

export default function LabelledTextarea() {
  const id = React.useId();
  const [text, setText] = React.useState('Handmade mug, blue glaze, holds 300 ml, dishwasher safe');
  const left = LIMIT - text.length;
  const error = left < 0;

  return (
    <Stack spacing={0.5} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel htmlFor={id} error={error}>
        Description
      </FormLabel>
      <TextareaAutosize
        id={id}
        minRows={2}
        aria-invalid={error}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormHelperText id={`${id}-hint`} error={error}>
        {error ? `${-left} characters too many` : `${left} characters left`}
      </FormHelperText>
    </Stack>
  );
}
