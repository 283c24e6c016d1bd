import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function InlineEditor() {
  const [title, setTitle] = React.useState('Trip to the Dolomites');
  const [draft, setDraft] = React.useState<string | null>(null);

  const save = () => {
    if (draft === null) return;
    setTitle(draft.trim() || title);
    setDraft(null);
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') setDraft(null);
  };

  return (
    <ClickAwayListener onClickAway={save}>
      <Box sx={{ minHeight: 56 }}>
        {draft === null ? (
          <Button
            color="inherit"
            endIcon={<EditIcon />}
            aria-label={`Edit the title: ${title}`}
            onClick={() => setDraft(title)}
            sx={{ textTransform: 'none', typography: 'h6' }}
          >
            {title}
          </Button>
        ) : (
          <TextField
            autoFocus
            label="Title"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        )}
      </Box>
    </ClickAwayListener>
  );
}
