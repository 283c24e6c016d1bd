import * as React from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Zoom from '@mui/material/Zoom';

export default function FabTransition() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [saved, setSaved] = React.useState('Window seat, please.');
  const [text, setText] = React.useState(saved);

  const handleSave = () => {
    setSaved(text);
    inputRef.current?.focus();
  };

  return (
    <Paper variant="outlined" sx={{ position: 'relative', width: 320, maxWidth: '100%', p: 2 }}>
      <TextField
        fullWidth
        multiline
        minRows={4}
        id="FabTransition"
        label="Wishes"
        inputRef={inputRef}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Zoom in={text !== saved} unmountOnExit>
        <Fab
          color="primary"
          size="small"
          aria-label="Save the wishes"
          onClick={handleSave}
          sx={{ position: 'absolute', insetInlineEnd: 24, bottom: 24 }}
        >
          <SaveIcon />
        </Fab>
      </Zoom>
      <Box role="status" sx={{ pt: 1, typography: 'body2' }}>
        {text === saved ? 'Saved' : 'Not saved yet'}
      </Box>
    </Paper>
  );
}
