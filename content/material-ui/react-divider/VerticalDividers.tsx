import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import UndoIcon from '@mui/icons-material/Undo';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

export default function VerticalDividers() {
  return (
    <Paper role="group" aria-label="Text" variant="outlined" sx={{ display: 'flex', p: 0.5 }}>
      <IconButton aria-label="Undo">
        <UndoIcon />
      </IconButton>
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
      <IconButton aria-label="Bold">
        <FormatBoldIcon />
      </IconButton>
      <IconButton aria-label="Italic">
        <FormatItalicIcon />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem sx={{ mx: 0.5 }} />
      <IconButton aria-label="Insert a link">
        <LinkIcon />
      </IconButton>
    </Paper>
  );
}
